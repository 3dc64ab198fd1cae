import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ChildNode, parse, type Rule } from "postcss";
import { listFiles } from "./hosting/site-files";

/**
 * What comes after the first screen: the elements after the first one of a page's content
 * (`data-opened` is src/components/shell's) and the footer. They stay hidden until the other styles
 * have loaded, for 3 s at most.
 */
const follows = "[data-opened]>*~*,[data-opened]>article>*~*,main~*";
/** What can't be seen until it's opened. */
const closed = /<dialog[\s\S]*?<\/dialog>| popover=[\s\S]*?<\/div><\/div>/g;

/** Some rules with the conditions around them, without print and hover. */
const pick = (node: ChildNode, isWanted: (rule: Rule) => boolean): string => {
	if (node.type === "rule") return isWanted(node) ? node.toString() : "";
	if (node.type !== "atrule" || /^(?:print|\(hover:hover\))$/.test(node.params)) return "";
	const inside = node.nodes?.map((child) => pick(child, isWanted)).join("");
	return inside ? `@${node.name} ${node.params}{${inside}}` : "";
};

/**
 * Divides the site's styles. A page's HTML has `inline`: those of the shell, and those whose classes its first screen has. `later` has all
 * styles of components, utilities and print in their order, so that the cascade ends up as if nothing had been divided.
 */
export const divideStyles = (css: string) => {
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
		return `@layer ${layers};${picked.join("")}@layer shell{${follows}{animation:kept-back 3s step-end}}`;
	};
	return {
		inline,
		later: `@layer shell{${follows}{animation:none}}${nodes.filter(isLater).join("")}`,
	};
};

/** An earlier build may have divided the page before. */
export const dividePage = (
	html: string,
	inline: (firstScreen: string) => string,
	file: string,
): string => {
	const [firstScreen = ""] =
		/<body[\s\S]*?<main[\s\S]*?<\/section>/.exec(html.replace(closed, "")) ?? [];
	const [data = ""] = /<script type="application\/ld\+json"[\s\S]*?<\/script>/.exec(html) ?? [];
	return html
		.replace(data, "")
		.replace(/<link rel="(?:preload" as="style|stylesheet)"[^>]*>/g, "")
		.replace(
			/(<style data-href[^>]*>)[\s\S]*?<\/style>/,
			(_, open) => `${open}${inline(firstScreen)}</style>`,
		)
		.replace(/<meta name="viewport"[^>]*>/, `$&<link rel="preload" as="style" href="/${file}"/>`)
		.replace("</body>", () => `${data}<link rel="stylesheet" href="/${file}"/></body>`);
};

/** Leaves in each page the styles of its first screen (docs/adr/0024). @returns the name of the file with the others */
export const divideAllStyles = (directory: string): string => {
	const folder = join(directory, "public");
	const read = (name: string) => readFileSync(join(folder, name), "utf8");
	const emitted: readonly string[] = JSON.parse(read("webpack.stats.json")).assetsByChunkName.app;
	const { inline, later } = divideStyles(
		read(emitted.find((name) => name.endsWith(".css")) ?? "styles.css"),
	);
	const file = `later-${createHash("sha256").update(later).digest("hex").slice(0, 20)}.css`;
	writeFileSync(join(folder, file), later);
	for (const page of listFiles(folder).filter((name) => name.endsWith(".html"))) {
		const html = read(page);
		const divided = dividePage(html, inline, file);
		if (divided !== html) writeFileSync(join(folder, page), divided);
	}
	return file;
};
