import cormorant from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";

/** The language, and the two fonts above the fold asked for with the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
	setHtmlAttributes({ lang: "en-US" });
	setHeadComponents([cormorant, figtree].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />));
};
