import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotli, gzip } from "./compressed.mjs";

/** The lowercase value of a tag's attribute; an empty string if it has none. */
const attribute = (tag, name) =>
	new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i")
		.exec(tag)
		?.slice(1)
		.find(Boolean)
		?.toLowerCase() ?? "";

const isScriptType = (type) =>
	type === "" || type === "module" || type === "importmap" || /javascript/.test(type);
const isForScript = (tag) => {
	const relation = attribute(tag, "rel");
	return (
		/modulepreload/.test(relation) ||
		(/preload|prefetch/.test(relation) && /^(?:script|fetch|worker)$/.test(attribute(tag, "as")))
	);
};

/**
 * A page as a browser with scripting off shows it: no executable script (structured data stays), no
 * preload of script or data, `<noscript>` shown. In the body, that element and selectors for it get
 * another name, because a browser with scripting on wouldn't parse its content.
 */
const withoutScript = (html) => {
	const stripped = html
		.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, (element) =>
			isScriptType(attribute(/^<script\b[^>]*>/i.exec(element)[0], "type")) ? "" : element,
		)
		.replace(/<link\b[^>]*>/gi, (tag) => (isForScript(tag) ? "" : tag))
		.replace(
			/(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi,
			(_, open, css, close) =>
				open + css.replace(/(?<![\w.#-])noscript(?![\w-])/g, "x-noscript") + close,
		);
	const body = stripped.search(/<body\b/i);
	return (
		stripped.slice(0, body).replace(/<\/?noscript\b[^>]*>/gi, "") +
		stripped.slice(body).replace(/<(\/?)noscript\b/gi, "<$1x-noscript")
	);
};

/**
 * Copies a build to a temporary folder, with the named pages without script and compressed again.
 * @returns the folder, and `remove` to delete it
 */
export const copyWithoutScript = (folder, pages) => {
	const copy = mkdtempSync(join(tmpdir(), "bench-without-script-"));
	cpSync(folder, copy, { recursive: true, mode: 1, filter: (path) => !path.endsWith(".map") });
	for (const page of pages) {
		const file = join(copy, page);
		const html = Buffer.from(withoutScript(readFileSync(file, "utf8")));
		const now = new Date();
		for (const [ending, body] of [
			["", html],
			[".br", brotli(html)],
			[".gz", gzip(html)],
		]) {
			writeFileSync(file + ending, body);
			utimesSync(file + ending, now, now);
		}
	}
	return { folder: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
};
