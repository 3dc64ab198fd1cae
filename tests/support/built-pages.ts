import { readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

/** Gatsby's own files, which no page links to, and its copy of 404.html. */
const generated = /^(404|_gatsby|offline-plugin-app-shell-fallback|page-data)\//;

/** The HTML of every page in public/ by its address. "/404" stands for any unknown address. */
export const builtPages: ReadonlyMap<string, string> = new Map(
	readdirSync("public", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".html") && !generated.test(file))
		.sort()
		.map((file) => [
			`/${file.replace(/\/?index\.html$|(?<=^404)\.html$/, "")}`,
			readFileSync(`public/${file}`, "utf8"),
		]),
);

const parsed = new Map<string, Document>();

/** A page as a document, without its styles and scripts. */
export const parsePage = (path: string): Document => {
	const html = builtPages.get(path);
	if (html === undefined) throw new Error(`public/ has no page ${path}.`);
	const document =
		parsed.get(path) ?? new JSDOM(html.replace(/<(script|style)\b.*?<\/\1>/gs, "")).window.document;
	parsed.set(path, document);
	return document;
};

export const readText = (element: Element | null | undefined): string =>
	(element?.textContent ?? "").replace(/\s+/g, " ").trim();
export const readTexts = (within: ParentNode, selector: string): string[] =>
	[...within.querySelectorAll(selector)].map(readText);

/** The addresses of the links with a name, within a page or an element. */
export const findLinks = (within: ParentNode | null | undefined, name: string): (string | null)[] =>
	[...(within?.querySelectorAll("a") ?? [])]
		.filter((link) => (link.getAttribute("aria-label") ?? readText(link)) === name)
		.map((link) => link.getAttribute("href"));
