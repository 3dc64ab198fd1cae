import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { WebpackPluginInstance } from "webpack";
import { contactCards } from "../../lib/pages/addresses";
import { searchIndexPath } from "../../lib/search/documents";

let emitted: readonly string[] = [];

/** Relative to public/; empty before webpack has run. */
export const emittedFiles = (): readonly string[] => emitted;

/** public/ also has files of earlier builds, so webpack says which are this one's. */
export const rememberFiles: WebpackPluginInstance = {
	apply: (compiler) =>
		compiler.hooks.done.tap("remember-files", ({ compilation }) => {
			const names = compilation.getAssets().map(({ name }) => name);
			emitted = names.filter((name) => /-[0-9a-f]{20}\.js$|\.woff2$/.test(name));
		}),
};

/** Bytes, as sent with Brotli, that a visitor downloads at most for the whole site. */
export const precacheBudget = 4_000_000;

const hidden = /^\/(admin|404$|dev-404-page|offline$|offline-plugin-app-shell-fallback)/;

/** Bytes as sent: files without a compressed copy are tiny, or compressed already. */
const measureSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The worker computes the same: the first 8 bytes of SHA-256, in hexadecimal. */
export const hashContent = (content: Buffer) =>
	createHash("sha256").update(content).digest("hex").slice(0, 16);

export const getPublicFile = (path: string) =>
	/\.(?:html|json|svg|vcf)$/.test(path) ? path : join(path, "index.html");

const findContactCards = (publicFolder: string) => {
	const folder = join(publicFolder, contactCards);
	return existsSync(folder) ? readdirSync(folder).map((name) => `${contactCards}/${name}`) : [];
};

const findGroups = (publicFolder: string): string[][] => {
	const folder = join(publicFolder, "page-data");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith("page-data.json"),
	);
	const queries = new Set<string>();
	const pages: string[][] = [];
	for (const name of names.sort()) {
		const data: { readonly path: string; readonly staticQueryHashes: readonly string[] } =
			JSON.parse(readFileSync(join(folder, name), "utf8"));
		if (hidden.test(data.path)) continue;
		for (const hash of data.staticQueryHashes) queries.add(`/page-data/sq/d/${hash}.json`);
		pages.push([data.path, `/page-data/${name}`]);
	}
	const depth = ([path = ""]: string[]): number => path.split("/").length;
	return [
		[
			"/offline.html",
			"/page-data/app-data.json",
			"/social.svg",
			"/drawings.svg",
			searchIndexPath,
			...queries,
		],
		findContactCards(publicFolder),
		...pages.sort((a, b) => depth(a) - depth(b)),
	];
};

/**
 * What the worker precaches: `hashed` files, whose names change with their content, and
 * `revisioned` pages and data with their digests. What doesn't fit the budget is `skipped`, and
 * cached when it's visited.
 * @throws if a file is missing
 */
export const findPrecacheFiles = (publicFolder: string, files: readonly string[]) => {
	const hashed = files
		.filter(
			(name) =>
				!name.startsWith("component---src-pages-admin") && !name.includes("offline-app-shell"),
		)
		.map((name) => `/${name}`);
	let bytes = 0;
	for (const path of hashed) bytes += measureSize(join(publicFolder, path));
	const revisioned: Record<string, string> = {};
	const skipped: string[] = [];
	for (const group of findGroups(publicFolder)) {
		const found = group
			.map((path) => [path, join(publicFolder, getPublicFile(path))] as const)
			.filter(([, file]) => existsSync(file));
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
