import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** What the worker keeps for offline use: paths as the browser asks for them. */
export interface KeptFiles {
	/** Pages and their data, each with the digest of its bytes: the first 8 bytes of SHA-256, in hexadecimal. */
	readonly revisioned: Readonly<Record<string, string>>;
	/** Files whose name changes with their content. */
	readonly hashed: readonly string[];
}

/** Bytes, as sent with brotli, that a visitor's browser downloads for the whole site at most. */
export const keptBudget = 3_000_000;

const hidden = /^\/(admin|404$|dev-404-page|offline$|offline-plugin-app-shell-fallback)/;

/**
 * Bytes of a file as sent: those of its compressed copy, or where the host compresses by itself about as many (quality 9 is a
 * little more than what is served, at a fraction of the time).
 */
const sizeOf = (file: string): number => {
	const copy = `${file}.br`;
	if (existsSync(copy)) return statSync(copy).size;
	return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
};
/** The digest by which the worker knows a file: the first 8 bytes of SHA-256, in hexadecimal. */
export const digestOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex").slice(0, 16);

interface PageData {
	readonly path: string;
	readonly staticQueryHashes: readonly string[];
}

const pageDataFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith("page-data.json"))
		.sort();

/** The file of public/ that answers a path of the worker's: a page's HTML, or the file of that name. */
export const fileOf = (path: string): string => (/\.(?:html|json)$/.test(path) ? path : join(path, "index.html"));

/** The groups of paths that belong together, most important first: a page without its data is of no use. */
const groupsOf = (publicFolder: string): string[][] => {
	const folder = join(publicFolder, "page-data");
	const queries = new Set<string>();
	const pages: string[][] = [];
	for (const name of pageDataFiles(folder)) {
		const data: PageData = JSON.parse(readFileSync(join(folder, name), "utf8"));
		if (hidden.test(data.path)) continue;
		for (const hash of data.staticQueryHashes) queries.add(`/page-data/sq/d/${hash}.json`);
		pages.push([data.path, `/page-data/${name}`]);
	}
	const depth = ([path = ""]: string[]): number => path.split("/").length;
	return [["/offline.html", "/page-data/app-data.json", ...queries], ...pages.sort((a, b) => depth(a) - depth(b))];
};

/**
 * What of a build is kept, within the budget; pages that do not fit are named in `left` and are kept when visited.
 * @param publicFolder the build's output
 * @param files scripts and fonts of the build, relative to it; a file that is missing throws
 */
export const keptFiles = (publicFolder: string, files: readonly string[]): KeptFiles & { readonly bytes: number; readonly left: readonly string[] } => {
	const hashed = files.filter((name) => !name.startsWith("component---src-pages-admin") && !name.includes("offline-app-shell")).map((name) => `/${name}`);
	let bytes = 0;
	for (const path of hashed) bytes += path.endsWith(".js") ? sizeOf(join(publicFolder, path)) : statSync(join(publicFolder, path)).size;
	const revisioned: Record<string, string> = {};
	const left: string[] = [];
	for (const group of groupsOf(publicFolder)) {
		const found = group.map((path) => [path, join(publicFolder, fileOf(path))] as const).filter(([, file]) => existsSync(file));
		const size = found.reduce((sum, [, file]) => sum + sizeOf(file), 0);
		if (bytes + size > keptBudget) {
			left.push(group[0] ?? "");
			continue;
		}
		bytes += size;
		for (const [path, file] of found) revisioned[path] = digestOf(readFileSync(file));
	}
	return { revisioned, hashed, bytes, left };
};
