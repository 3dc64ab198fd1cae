import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { LogoSymbol } from "../components/shell/symbols";
import cormorant from "../styles/fonts/cormorant.woff2";
import figtree from "../styles/fonts/figtree.woff2";

/** From src/gatsby/webpack/inline-scripts.ts. */
declare const INLINE_SCRIPTS: string;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
	setHtmlAttributes,
	setHeadComponents,
	setPreBodyComponents,
}) => {
	setHtmlAttributes({ lang: "en-US" });
	setHeadComponents([
		...[cormorant, figtree].map((href) => (
			<link
				key={href}
				rel="preload"
				as="font"
				type="font/woff2"
				href={href}
				crossOrigin="anonymous"
			/>
		)),
		<link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
		// iOS would make links of phone numbers, dates and addresses, and React couldn't hydrate those.
		<meta
			key="format-detection"
			name="format-detection"
			content="telephone=no, date=no, address=no, email=no"
		/>,
	]);
	const script = (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: this text is a constant of ours.
		<script key="before-hydration" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS }} />
	);
	setPreBodyComponents([script, <LogoSymbol key="logo" />]);
};

/**
 * By default, React writes Suspense boundaries after the first 12.5 kB at the page's end, and a
 * script moves them into place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
	bodyComponent,
	replaceBodyHTMLString,
}) => {
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

/** Without the styles and script of `<GatsbyImage>`, which src/ui/picture.tsx replaces. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
	getHeadComponents,
	replaceHeadComponents,
}) =>
	replaceHeadComponents(
		getHeadComponents().filter(
			(component) =>
				!(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
		),
	);
