import { JSDOM } from "jsdom";
import { tsImport } from "tsx/esm/api";
import { readBuiltPage } from "./built-pages.mjs";

const parsed = new Map();

/** A built page as a document, without its styles and scripts. @param path the page's address */
export const parsePage = (path) => {
	if (!parsed.has(path)) parsed.set(path, new JSDOM(readBuiltPage(path).replace(/<(script|style)\b.*?<\/\1>/gs, "")).window.document);
	return parsed.get(path);
};

/** The text of an element, with single spaces. */
export const readText = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** The addresses of the links with a name, within a page or an element. */
export const findLinks = (within, name) =>
	[...within.querySelectorAll("a")].filter((link) => (link.getAttribute("aria-label") ?? readText(link)) === name).map((link) => link.getAttribute("href"));

/** The content that the site is built from, by collection. */
export const readContent = async () => {
	const { loadContent } = await tsImport("../../src/content/load.ts", import.meta.url);
	const { content } = loadContent(process.cwd());
	return Object.fromEntries(Object.entries(content).map(([name, entries]) => [name, entries.map(({ value }) => value)]));
};
