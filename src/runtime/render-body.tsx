import cormorant from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { inlineScript } from "./inline-script";
import { trustedTypesPolicy } from "./trusted-types";

/** The language, the two fonts above the fold asked for with the page, and the scripts that run before React. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents, setPreBodyComponents }) => {
	setHtmlAttributes({ lang: "en-US" });
	setHeadComponents([cormorant, figtree].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />));
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and a script element takes nothing else
	setPreBodyComponents([<script key="before-react" dangerouslySetInnerHTML={{ __html: `${trustedTypesPolicy}\n${inlineScript}` }} />]);
};

/** Rules of `<GatsbyImage>`, which no page uses: src/ui/picture.tsx has its own, for visitors without script too. */
const unusedStyles = new Set(["gatsby-image-style", "gatsby-image-style-noscript"]);

/** Leaves out of every page the styles that gatsby-plugin-image adds for its component; its script, which fades pictures in, stays. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
	replaceHeadComponents(
		getHeadComponents().filter((component) => !(component && typeof component === "object" && "key" in component && unusedStyles.has(String(component.key)))),
	);
