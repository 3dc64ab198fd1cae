import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
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
 * Without this, React writes the Suspense boundaries after the first 12.5 kB at the end of the
 * page, and a script moves them into place.
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

/**
 * The styles and script of `<GatsbyImage>`, which no page uses (src/ui/picture.tsx replaces it).
 */
const unused = new Set([
	"gatsby-image-style",
	"gatsby-image-style-noscript",
	"gatsby-image-style-script",
]);

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
	getHeadComponents,
	replaceHeadComponents,
}) =>
	replaceHeadComponents(
		getHeadComponents().filter(
			(component) =>
				!(
					component &&
					typeof component === "object" &&
					"key" in component &&
					unused.has(String(component.key))
				),
		),
	);
