import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The characters that React escapes in text. */
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const characters: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** A text as React writes it into HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The text of a page's first heading in public/. @throws if the page was not built, or has no heading */
export const builtHeading = (path: string): string => {
	const [, html] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(readFileSync(join("public", path, "index.html"), "utf8")) ?? [];
	if (html === undefined) throw new Error(`public${path}/index.html has no h1.`);
	return html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity);
};
