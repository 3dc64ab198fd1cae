import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { WebpackPluginInstance } from "webpack";
import { contactCards } from "../../lib/pages/addresses";
import { searchIndexPath } from "../../lib/search/documents";

let emitted: readonly string[] = [];

/** The scripts and fonts of this build, relative to public/. Empty before webpack has run. */
export const emittedFiles = (): readonly string[] => emitted;

/** public/ also has the files of earlier builds, so webpack has to say which ones are from this build. */
export const rememberFiles: WebpackPluginInstance = {
	apply: (compiler) =>
		compiler.hooks.done.tap("remember-files", ({ compilation }) => {
			const names = compilation.getAssets().map(({ name }) => name);
			emitted = names.filter((name) => /-[0-9a-f]{20}\.js$|\.woff2$/.test(name));
		}),
};

/** The most that a visitor's browser downloads for the whole site, in bytes as sent with Brotli. */
export const precacheBudget = 4_000_000;

const hidden = /^\/(admin|404$|dev-404-page|offline$|offline-plugin-app-shell-fallback)/;

/** A file's bytes as sent: of its compressed copy, or if the host compresses, about as many (quality 9 is fast and only a little larger). */
const measureSize = (file: string): number => {
	const copy = `${file}.br`;
	if (existsSync(copy)) return statSync(copy).size;
	return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
};

/** The digest that the worker computes too: the first 8 bytes of SHA-256, in hexadecimal. */
export const hashContent = (content: Buffer): string => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** The file in public/ that's served at a path: a page's HTML, or the file of that name. */
export const getPublicFile = (path: string): string => (/\.(?:html|json|svg|vcf)$/.test(path) ? path : join(path, "index.html"));

const findContactCards = (publicFolder: string): string[] => {
	const folder = join(publicFolder, contactCards);
	return existsSync(folder) ? readdirSync(folder).map((name) => `${contactCards}/${name}`) : [];
};

/** Paths that belong together, such as a page and its data, most important first. */
const findGroups = (publicFolder: string): string[][] => {
	const folder = join(publicFolder, "page-data");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("page-data.json"));
	const queries = new Set<string>();
	const pages: string[][] = [];
	for (const name of names.sort()) {
		const data: { readonly path: string; readonly staticQueryHashes: readonly string[] } = JSON.parse(readFileSync(join(folder, name), "utf8"));
		if (hidden.test(data.path)) continue;
		for (const hash of data.staticQueryHashes) queries.add(`/page-data/sq/d/${hash}.json`);
		pages.push([data.path, `/page-data/${name}`]);
	}
	const depth = ([path = ""]: string[]): number => path.split("/").length;
	return [
		["/offline.html", "/page-data/app-data.json", "/social.svg", "/drawings.svg", searchIndexPath, ...queries],
		findContactCards(publicFolder),
		...pages.sort((a, b) => depth(a) - depth(b)),
	];
};

/**
 * What the worker precaches for offline use within the budget, by paths as the browser requests them: `hashed` files, whose name changes with their content,
 * and `revisioned` pages and data with the digest of their bytes. Pages that don't fit are in `skipped` and are cached when they're visited.
 * @throws if a file is missing
 */
export const findPrecacheFiles = (publicFolder: string, files: readonly string[]) => {
	const hashed = files.filter((name) => !name.startsWith("component---src-pages-admin") && !name.includes("offline-app-shell")).map((name) => `/${name}`);
	let bytes = 0;
	for (const path of hashed) bytes += path.endsWith(".woff2") ? statSync(join(publicFolder, path)).size : measureSize(join(publicFolder, path));
	const revisioned: Record<string, string> = {};
	const skipped: string[] = [];
	for (const group of findGroups(publicFolder)) {
		const found = group.map((path) => [path, join(publicFolder, getPublicFile(path))] as const).filter(([, file]) => existsSync(file));
		const size = found.reduce((sum, [, file]) => sum + measureSize(file), 0);
		if (bytes + size > precacheBudget) {
			skipped.push(group[0] ?? "");
			continue;
		}
		bytes += size;
		for (const [path, file] of found) revisioned[path] = hashContent(readFileSync(file));
	}
	return { revisioned, hashed, bytes, skipped };
};
