import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { brotli } from "./compressed.mjs";
import { getPageDataPath } from "./page-types.mjs";

/** Modules that every Gatsby site with React loads, whatever it shows. Plugins a site chooses are its own. */
const runtime = [
	/^webpack\/(?:runtime|bootstrap)/,
	/^\.\/\.cache\//,
	/node_modules\/(?:react|react-dom|scheduler|prop-types|core-js|core-js-pure|object-assign)\//,
	/node_modules\/@babel\/runtime\//,
	/node_modules\/gatsby\//,
	/node_modules\/(?:gatsby-link|gatsby-script|gatsby-react-router-scroll|gatsby-page-utils|@gatsbyjs\/reach-router)\//,
	// What Gatsby's own modules import.
	/node_modules\/(?:invariant|mitt|shallow-compare|@builder\.io\/partytown|react-server-dom-webpack)\//,
];

const isRuntime = (source) => runtime.some((pattern) => pattern.test(source));

/** `webpack://elm-place/./src/x.ts` as `./src/x.ts`. */
const named = (source) => source.replace(/^webpack:\/\/[^/]*\//, "");

/** The modules of one script, in the order of the file: source and the text generated from it. */
const splitByModule = (file) => {
	const text = readFileSync(file, "utf8");
	if (!existsSync(`${file}.map`)) throw new Error(`${file}.map is missing: source maps say whose every byte is. Gatsby writes them by default.`);
	const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
	const pieces = [];
	text.split(/(?<=\n)/).forEach((line, number) => {
		for (let column = 0; column < line.length; column += 1) {
			// Wrappers between modules are mapped to none: they go with the module before.
			const source = map.findEntry(number, column).originalSource ?? pieces.at(-1)?.source ?? "webpack/bootstrap";
			const last = pieces.at(-1);
			if (last?.source === source) last.to += 1;
			else pieces.push({ source, line, from: column, to: column + 1 });
		}
	});
	return pieces.map(({ source, line, from, to }) => ({ source: named(source), text: line.slice(from, to) }));
};

const pieces = new Map();

/** Bytes (brotli) of one script: in all, and of React's and Gatsby's own modules alone. The difference is what the site adds. */
const measured = (folder, path) => {
	const known = pieces.get(path);
	if (known) return known;
	const all = splitByModule(join(folder, path));
	const own = all.filter(({ source }) => isRuntime(source));
	const bytes = brotli(readFileSync(join(folder, path))).length;
	const made = {
		bytes,
		runtime: own.length === 0 ? 0 : own.length === all.length ? bytes : brotli(Buffer.from(own.map(({ text }) => text).join(""))).length,
		pieces: all,
	};
	pieces.set(path, made);
	return made;
};

/**
 * A first load's scripts by whose they are, in bytes (brotli): React's and Gatsby's `runtime`, the `shell` that every page
 * has, and the `page`'s own chunks (webpack's chunk group of its component). What else loads counts as the shell's where
 * `everywhere` has it, as the page's otherwise.
 */
export const scriptsByOwner = (folder, route, scripts, everywhere) => {
	const { namedChunkGroups } = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8"));
	const { componentChunkName } = JSON.parse(readFileSync(join(folder, getPageDataPath(route)), "utf8"));
	const listFiles = (group) => new Set((namedChunkGroups[group]?.assets ?? []).map(({ name }) => `/${name}`));
	const app = listFiles("app");
	const page = listFiles(componentChunkName);
	const totals = { runtime: 0, shell: 0, page: 0 };
	for (const path of scripts) {
		const { bytes, runtime: own } = measured(folder, path);
		totals.runtime += own;
		totals[app.has(path) || (!page.has(path) && everywhere.has(path)) ? "shell" : "page"] += bytes - own;
	}
	return totals;
};

/** The package or folder a module belongs to, as it is shown. */
const getGroup = (source) => /node_modules\/(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.split("/").slice(0, 4).join("/");

/** What the shell is made of: characters of script by package or folder, most first. React's and Gatsby's modules are left out. */
export const shellParts = (folder, scripts) => {
	const sizes = new Map();
	for (const path of scripts)
		for (const { source, text } of measured(folder, path).pieces)
			if (!isRuntime(source)) sizes.set(getGroup(source), (sizes.get(getGroup(source)) ?? 0) + text.length);
	return [...sizes].sort(([, a], [, b]) => b - a);
};
