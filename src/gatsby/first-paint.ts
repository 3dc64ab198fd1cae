import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ChildNode, parse, type Rule } from "postcss";
import { listFiles } from "./list-files";

/**
 * What comes after the first screen: the elements after the first one of a page's content
 * (`data-opened` is set in src/motion/page-transition.tsx) and the footer. They stay hidden until
 * the other styles have loaded, for 3 s at most.
 */
const belowFirstScreen = "[data-opened]>*~*,[data-opened]>article>*~*,main~*";
/** Dialogs and popovers: nobody sees them until they're opened. */
const closedDialogs = /<dialog[\s\S]*?<\/dialog>| popover=[\s\S]*?<\/div><\/div>/g;

/**
 * The rules that are wanted, with the conditions around them, but none for print or for hovering.
 */
const pick = (node: ChildNode, isWanted: (rule: Rule) => boolean): string => {
	if (node.type === "rule") return isWanted(node) ? node.toString() : "";
	if (node.type !== "atrule" || /^(?:print|\(hover:hover\))$/.test(node.params)) return "";
	const inside = node.nodes?.map((child) => pick(child, isWanted)).join("");
	return inside ? `@${node.name} ${node.params}{${inside}}` : "";
};

/** The page without content of gatsby-plugin-offline, which no visitor gets. */
const appShell = "/offline-plugin-app-shell-fallback/";

/** What has to be in a text. @throws Error that says what's missing from it and where to look */
const expectParts = (text: string, file: string, parts: Readonly<Record<string, RegExp>>) => {
	for (const [part, pattern] of Object.entries(parts))
		if (!pattern.test(text))
			throw new Error(
				`${file} has no ${part}, by which src/gatsby/first-paint.ts finds the styles of the first screen. Bring it back, or change the patterns there and their test.`,
			);
};

/**
 * Divides the site's styles. `inline` gives what a page's HTML has: the styles of the shell, and
 * those whose classes are in its first screen. `later` has all styles of components, utilities and
 * print in their order, so that the cascade ends up as if nothing had been divided.
 * @throws Error if the style sheet lacks a layer that this is based on
 */
export const divideStyles = (css: string) => {
	expectParts(css, "The site's style sheet (src/styles/global.css)", {
		"layer shell": /@layer shell\b/,
		"layer components": /@layer components\b/,
		"layer utilities": /@layer utilities\b/,
		"animation kept-back": /@keyframes kept-back\b/,
	});
	const { nodes } = parse(css);
	const isLater = (node: ChildNode) =>
		node.type === "atrule" && /^(?:components|utilities|print)$/.test(node.params);
	const layers = nodes.flatMap((node) =>
		node.type === "atrule" && node.name === "layer" ? node.params : [],
	);
	const inline = (firstScreen: string): string => {
		const shown = new Set(
			[...firstScreen.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
		);
		const isShown = (selector: string) =>
			[...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = ""]) =>
				shown.has(name.replaceAll("\\", "")),
			);
		const picked = nodes.map((node) =>
			isLater(node) ? pick(node, (rule) => rule.selectors.some(isShown)) : node,
		);
		return `@layer ${layers};${picked.join("")}@layer shell{${belowFirstScreen}{animation:kept-back 3s step-end}}`;
	};
	return {
		inline,
		later: `@layer shell{${belowFirstScreen}{animation:none}}${nodes.filter(isLater).join("")}`,
	};
};

/**
 * A page with the styles of its first screen. It may be a page that an earlier build has divided.
 * @param name the page's file in public/
 * @throws Error if the page's HTML lacks what this is based on
 */
export const dividePage = (
	name: string,
	html: string,
	inline: (firstScreen: string) => string,
	file: string,
): string => {
	const visibleHtml = html.replace(closedDialogs, "");
	if (!name.startsWith(appShell))
		expectParts(visibleHtml, `public${name}`, {
			"section in main": /<main[\s\S]*?<\/section>/,
			"data-opened": / data-opened/,
			"style element of Gatsby": /<style data-href/,
			"viewport in its head": /<meta name="viewport"/,
		});
	const [firstScreen = ""] = /<body[\s\S]*?<main[\s\S]*?<\/section>/.exec(visibleHtml) ?? [];
	const [jsonLd = ""] = /<script type="application\/ld\+json"[\s\S]*?<\/script>/.exec(html) ?? [];
	return html
		.replace(jsonLd, "")
		.replace(/<link rel="(?:preload" as="style|stylesheet)"[^>]*>/g, "")
		.replace(
			/(<style data-href[^>]*>)[\s\S]*?<\/style>/,
			(_, open) => `${open}${inline(firstScreen)}</style>`,
		)
		.replace(/<meta name="viewport"[^>]*>/, `$&<link rel="preload" as="style" href="/${file}"/>`)
		.replace("</body>", () => `${jsonLd}<link rel="stylesheet" href="/${file}"/></body>`);
};

/**
 * Leaves in each page the styles of its first screen (docs/adr/0024).
 * @returns the name of the file with all other styles
 */
export const divideAllStyles = (directory: string): string => {
	const folder = join(directory, "public");
	const read = (name: string) => readFileSync(join(folder, name), "utf8");
	const emitted: readonly string[] = JSON.parse(read("webpack.stats.json")).assetsByChunkName.app;
	const { inline, later } = divideStyles(
		read(emitted.find((name) => name.endsWith(".css")) ?? "styles.css"),
	);
	const file = `later-${createHash("sha256").update(later).digest("hex").slice(0, 20)}.css`;
	writeFileSync(join(folder, file), later);
	const pages = listFiles(folder).filter(
		(name) => name.endsWith(".html") && !name.startsWith("/_gatsby/"),
	);
	for (const page of pages) {
		const html = read(page);
		const divided = dividePage(page, html, inline, file);
		if (divided !== html) writeFileSync(join(folder, page), divided);
	}
	return file;
};
