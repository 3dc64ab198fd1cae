import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotli, servedBody } from "./compressed.mjs";
import { getPageDataPath } from "./page-types.mjs";

const budgets = JSON.parse(readFileSync("bench/budgets.json", "utf8"));

/** Limits for times, which depend on the machine: they're printed and fail no test. */
export const { times: timeLimits } = budgets;

const findLimit = (rules, route) => rules[route.replace("chunk ", "")] ?? rules.default;

/** Every HTML file of a build that a server sends: for a missing page it's 404.html. */
const findPages = (folder) =>
	readdirSync(folder, { recursive: true })
		.map((file) => `/${file.split("\\").join("/")}`)
		.filter((file) => file.endsWith("/index.html") || file === "/404.html")
		.map((file) => ({ file, route: file.replace(/\/index\.html$|\.html$/, "") || "/" }));

/** The bytes of a page's HTML up to the end of its first section or fieldset. */
export const measureFirstFlight = (folder, route) => {
	const html = readFileSync(join(folder, route, "index.html"), "utf8");
	const [first] = /^[\s\S]*?<main[\s\S]*?<\/(?:section|fieldset)>/.exec(html);
	return brotli(Buffer.from(first)).length;
};

const getFigures = ({ cold, owners, firstFlight, firstView, thirdParty, failed }) => ({
	bytes: {
		html: cold.bytes.html,
		css: cold.bytes.css,
		script: cold.bytes.script,
		shell: owners.shell,
		font: cold.bytes.font,
		firstFlight,
		firstView,
	},
	requests: { font: cold.requests.font, thirdParty: thirdParty.length, failed: failed.length },
});

/**
 * The bytes of a chunk that loads on demand: the files that webpack loads for it and doesn't load
 * for every page.
 * @throws Error if there's no chunk of that name, because its budget would then hold for nothing
 */
const measureChunk = (folder, name) => {
	const { namedChunkGroups } = JSON.parse(readFileSync(join(folder, "webpack.stats.json"), "utf8"));
	const group = namedChunkGroups[name];
	if (!group)
		throw new Error(
			`bench/budgets.json has a budget for the chunk "${name}", and the build has none of that name (webpackChunkName).`,
		);
	const everywhere = new Set(namedChunkGroups.app.assets.map((asset) => asset.name));
	const own = group.assets.filter(
		(asset) => asset.name.endsWith(".js") && !everywhere.has(asset.name),
	);
	return own.reduce((bytes, asset) => bytes + servedBody(join(folder, asset.name)).length, 0);
};

/** The figures of files, also of those that no measured page loads. */
const getFileFigures = (folder) => [
	...findPages(folder).map(({ file, route }) => ({
		route,
		bytes: { html: servedBody(join(folder, file)).length },
	})),
	...Object.keys(budgets.bytes.chunk).map((name) => ({
		route: `chunk ${name}`,
		bytes: { chunk: measureChunk(folder, name) },
	})),
	...Object.keys(budgets.bytes.pageData).map((route) => ({
		route,
		bytes: { pageData: servedBody(join(folder, getPageDataPath(route))).length },
	})),
];

/**
 * Compares the measurements to budgets.json.
 * @returns the number of budgets kept, and a line for each one missed
 */
export const checkBudgets = (folder, pages) => {
	const measured = [
		...getFileFigures(folder),
		...pages.map((page) => ({ route: page.route, ...getFigures(page) })),
	];
	const checks = measured.flatMap(({ route, bytes = {}, requests = {} }) =>
		Object.entries({ bytes, requests }).flatMap(([unit, figures]) =>
			Object.entries(figures).map(([name, figure]) => ({
				route,
				unit,
				name,
				figure,
				limit: findLimit(budgets[unit][name], route),
			})),
		),
	);
	const budgeted = checks.filter(({ limit }) => limit !== undefined);
	const missed = budgeted.filter(({ figure, limit }) => figure > limit);
	return {
		passed: budgeted.length - missed.length,
		failures: missed.map(
			({ route, unit, name, figure, limit }) =>
				`${route}: ${figure} ${unit} of ${name}, budget ${limit} (bench/budgets.json, ${unit}.${name})`,
		),
	};
};
