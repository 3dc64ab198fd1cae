import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { servedBody } from "./compressed.mjs";
import { getPageDataPath } from "./page-types.mjs";

/** bench/budgets.json: by what is measured, the greatest value of a route, `default` where the route has none of its own. */
const budgets = JSON.parse(readFileSync(new URL("../budgets.json", import.meta.url), "utf8"));

/** Limits of what is timed (budgets.json): printed beside the medians, never a test, because the machine has its share in them. */
export const { times: timeLimits } = budgets;

const findLimit = (rules, route) => rules[route] ?? rules.default;

/** Every page's HTML in a build, with its route. What hosts send where there is no page is 404.html, not 404/index.html beside it. */
const builtPages = (folder) =>
	readdirSync(folder, { recursive: true })
		.map((file) => `/${file.split("\\").join("/")}`)
		.filter((file) => file.endsWith("/index.html") || file === "/404.html")
		.map((file) => ({ file, route: file.replace(/\/index\.html$|\.html$/, "") || "/" }));

/** Figures of one loaded page by the names of budgets.json. */
const getFigures = ({ cold, owners, firstView, thirdParty, failed }) => ({
	bytes: { html: cold.bytes.html, script: cold.bytes.script, shell: owners.shell, font: cold.bytes.font, firstView },
	requests: { font: cold.requests.font, thirdParty: thirdParty.length, failed: failed.length },
});

/** Figures of every file, whether it was loaded or not: HTML of all pages, page data of the budgeted ones. */
const fileFigures = (folder) => [
	...builtPages(folder).map(({ file, route }) => ({ route, bytes: { html: servedBody(join(folder, file)).length } })),
	...Object.keys(budgets.bytes.pageData).map((route) => ({ route, bytes: { pageData: servedBody(join(folder, getPageDataPath(route))).length } })),
];

/**
 * Holds what was measured against budgets.json. Returns the number of budgets kept, and a line for each that is missed:
 * route, what, figure, budget.
 */
export const checkBudgets = (folder, pages) => {
	const measured = [...fileFigures(folder), ...pages.map((page) => ({ route: page.route, ...getFigures(page) }))];
	const checks = measured.flatMap(({ route, bytes = {}, requests = {} }) =>
		Object.entries({ bytes, requests }).flatMap(([unit, figures]) =>
			Object.entries(figures).map(([name, figure]) => ({ route, unit, name, figure, limit: findLimit(budgets[unit][name], route) })),
		),
	);
	const held = checks.filter(({ limit }) => limit !== undefined);
	const missed = held.filter(({ figure, limit }) => figure > limit);
	return {
		passed: held.length - missed.length,
		failures: missed.map(
			({ route, unit, name, figure, limit }) => `${route}: ${figure} ${unit} of ${name}, budget ${limit} (bench/budgets.json, ${unit}.${name})`,
		),
	};
};
