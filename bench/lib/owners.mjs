import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { brotli } from "./compressed.mjs";
import { getPageDataPath } from "./page-types.mjs";

/** Modules that every Gatsby site with React loads. Plugins count as the site's own. */
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
const getModulePath = (source) => source.replace(/^webpack:\/\/[^/]*\//, "");

/** The modules of a script, in order: their source and the generated text. */
const splitByModule = (file) => {
	const text = readFileSync(file, "utf8");
	if (!existsSync(`${file}.map`))
		throw new Error(
			`${file}.map is missing. Source maps say which module each byte is from; Gatsby writes them by default.`,
		);
	const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
	const pieces = [];
	text.split(/(?<=\n)/).forEach((line, number) => {
		for (let column = 0; column < line.length; column += 1) {
			const last = pieces.at(-1);
			// The wrappers between modules have no mapping: they count as part of the module before.
			const source =
				map.findEntry(number, column).originalSource ?? last?.source ?? "webpack/bootstrap";
			if (last?.source === source) last.to += 1;
			else pieces.push({ source, line, from: column, to: column + 1 });
		}
	});
	return pieces.map(({ source, line, from, to }) => ({
		source: getModulePath(source),
		text: line.slice(from, to),
	}));
};

const measurements = new Map();

/**
 * Bytes (Brotli) of a script: all, and only React's and Gatsby's modules. The difference is what
 * the site adds.
 */
const measure = (folder, path) => {
	const known = measurements.get(path);
	if (known) return known;
	const all = splitByModule(join(folder, path));
	const own = all.filter(({ source }) => isRuntime(source));
	const bytes = brotli(readFileSync(join(folder, path))).length;
	const made = {
		bytes,
		runtime:
			own.length === 0
				? 0
				: own.length === all.length
					? bytes
					: brotli(Buffer.from(own.map(({ text }) => text).join(""))).length,
		pieces: all,
	};
	measurements.set(path, made);
	return made;
};

/**
 * The scripts of a first load by owner, in bytes (Brotli): React's and Gatsby's `runtime`, the
 * `shell` that every page has, and the `page`'s own chunks (webpack's chunk group of its
 * component). Other scripts count as the shell's if they're in `everywhere`, else as the page's.
 */
export const scriptsByOwner = (folder, route, scripts, everywhere) => {
	const { namedChunkGroups } = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8"));
	const { componentChunkName } = JSON.parse(
		readFileSync(join(folder, getPageDataPath(route)), "utf8"),
	);
	const listFiles = (group) =>
		new Set((namedChunkGroups[group]?.assets ?? []).map(({ name }) => `/${name}`));
	const app = listFiles("app");
	const page = listFiles(componentChunkName);
	const totals = { runtime: 0, shell: 0, page: 0 };
	for (const path of scripts) {
		const { bytes, runtime: own } = measure(folder, path);
		totals.runtime += own;
		totals[app.has(path) || (!page.has(path) && everywhere.has(path)) ? "shell" : "page"] +=
			bytes - own;
	}
	return totals;
};

/** The package or folder of a module. */
const getGroup = (source) =>
	/node_modules\/(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
	source.split("/").slice(0, 4).join("/");

/** The shell's own characters of script by package or folder, largest first. */
export const shellParts = (folder, scripts) => {
	const sizes = new Map();
	for (const path of scripts)
		for (const { source, text } of measure(folder, path).pieces)
			if (!isRuntime(source))
				sizes.set(getGroup(source), (sizes.get(getGroup(source)) ?? 0) + text.length);
	return [...sizes].sort(([, a], [, b]) => b - a);
};
