import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesDigest } from "../files-digest";
import { findInline } from "./inline";
import { pagePolicy } from "./policy";

/** A page's HTML file and the policy it is served with. */
export interface PageFile {
	/** The file's path below public, with a slash before it: `/about/index.html`. */
	readonly file: string;
	/** The address it answers: `/about`. */
	readonly route: string;
	readonly policy: string;
}

/** A page as it was found on disk: date and size tell whether it has changed since. */
export interface DatedPage extends PageFile {
	readonly modified: number;
	readonly size: number;
}

/** nginx reads no parameter above 4096 bytes, and every browser and proxy takes header lines of 4 kB. */
const longest = 4000;

/** The address of an HTML file: `/about/index.html` is `/about`. */
export const getRoute = (file: string): string => file.replace(/\/index\.html$/, "") || "/";

/** Paths of all files of a folder and what is in it, sorted, each with a slash before it. Folders that begin with a dot are left out. */
export const listFiles = (folder: string, below = ""): string[] =>
	readdirSync(join(folder, below), { withFileTypes: true })
		.filter(({ name }) => !name.startsWith("."))
		.flatMap((entry) => (entry.isDirectory() ? listFiles(folder, `${below}/${entry.name}`) : [`${below}/${entry.name}`]))
		.sort();

/**
 * A page and its policy.
 * @throws where the page carries what no policy of ours allows: an inline handler, a `javascript:` address, or too many styles
 */
export const pageFile = (file: string, html: string): PageFile => {
	const { forbidden, ...inline } = findInline(html);
	if (forbidden.length > 0)
		throw new Error(
			`${file} → ${forbidden[0]}\n  expected: no inline event handler and no javascript: address\n  remedy:   attach the handler in React, or in src/browser`,
		);
	const policy = pagePolicy(inline);
	if (policy.length > longest)
		throw new Error(
			`${file} → content security policy of ${policy.length} characters (${inline.scripts.length} scripts, ${inline.styles.length} styles, ${inline.styleAttributes.length} different style attributes)\n  expected: at most ${longest}, so that every server sends it\n  remedy:   write what differs between elements as classes instead of style attributes`,
		);
	return { file, route: getRoute(file), policy };
};

/**
 * Every page of a built site, by its HTML files.
 * @param earlier pages of the build before, by the same rules (`rulesDigest`): those that have not changed are not read again
 */
export const pageFiles = (folder: string, files: readonly string[], earlier: readonly DatedPage[] = []): DatedPage[] => {
	const known = new Map(earlier.map((page) => [page.file, page]));
	return files
		.filter((file) => file.endsWith(".html"))
		.map((file) => {
			const { mtimeMs: modified, size } = statSync(join(folder, file));
			const before = known.get(file);
			if (before?.modified === modified && before.size === size) return before;
			return { ...pageFile(file, readFileSync(join(folder, file), "utf8")), modified, size };
		});
};

/** Changes with the code that makes policies: what an older one made is not to be used. @param directory the project's */
export const rulesDigest = (directory: string): string => filesDigest(join(directory, "src/gatsby/hosting"), ["inline.ts", "policy.ts", "site-files.ts"]);
