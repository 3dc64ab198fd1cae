import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import { renderToPipeableStream } from "react-dom/server";
import { inlineScript } from "../browser/inline-script";
import { trustedTypesPolicy } from "../browser/trusted-types";
import { LogoSymbol } from "../components/layout/logo-symbol";
import cormorant from "../styles/fonts/cormorant.woff2";
import figtree from "../styles/fonts/figtree.woff2";

/** The language, the two fonts above the fold asked for with the page, the scripts that run before React, and the logo's drawing. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents, setPreBodyComponents }) => {
	setHtmlAttributes({ lang: "en-US" });
	setHeadComponents([cormorant, figtree].map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />));
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and a script element takes nothing else
	const script = <script key="before-react" dangerouslySetInnerHTML={{ __html: `${trustedTypesPolicy}\n${inlineScript}` }} />;
	setPreBodyComponents([script, <LogoSymbol key="logo" />]);
};

/**
 * The page's HTML in one piece: React would put what is in a later boundary (src/components/layout/defer-hydration.tsx) behind the page, for a script
 * to move into place, once 12.5 kB are written (react-dom, progressiveChunkSize).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
	const html = await new Promise<string>((resolve, reject) => {
		const out = new PassThrough();
		text(out).then(resolve, reject);
		const { pipe } = renderToPipeableStream(bodyComponent, {
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => pipe(out),
			onError: reject,
		});
	});
	replaceBodyHTMLString(html);
};

/** Rules and script of `<GatsbyImage>`, which no page uses: src/ui/picture.tsx has its own, for visitors without script too. */
const unused = new Set(["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"]);

/** Leaves out of every page what gatsby-plugin-image adds for its component. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) =>
	replaceHeadComponents(
		getHeadComponents().filter((component) => !(component && typeof component === "object" && "key" in component && unused.has(String(component.key)))),
	);
