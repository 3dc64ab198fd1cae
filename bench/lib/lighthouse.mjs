import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags } from "./browser.mjs";
import { median, spread, table } from "./text.mjs";

export const version = JSON.parse(
	readFileSync(new URL("../node_modules/lighthouse/package.json", import.meta.url), "utf8"),
).version;

const categories = ["performance", "accessibility", "best-practices", "seo"];

const getFigures = (report) => {
	const number = (audit) => report.audits[audit]?.numericValue;
	const requests = report.audits["network-requests"]?.details?.items ?? [];
	const bytes = (...types) =>
		requests
			.filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
			.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
	const score = (category) => report.categories[category].score * 100;
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		practices: score("best-practices"),
		seo: score("seo"),
		fcp: number("first-contentful-paint"),
		lcp: number("largest-contentful-paint"),
		tbt: number("total-blocking-time"),
		cls: number("cumulative-layout-shift"),
		speedIndex: number("speed-index"),
		bytes: bytes(),
		script: bytes("Script"),
		requests: requests.length,
		machine: report.environment.benchmarkIndex,
		lost: categories
			.slice(1)
			.flatMap((category) =>
				report.categories[category].auditRefs
					.filter(
						({ weight, id }) =>
							weight > 0 && report.audits[id].score !== null && report.audits[id].score < 1,
					)
					.map(({ id }) => id),
			),
	};
};

/**
 * One run of Lighthouse's mobile preset in a new browser. It's tried twice, because a browser may
 * fail to start.
 */
const runOnce = async (url, chromePath, tries = 2) => {
	const chrome = await launch({
		chromePath: chromePath || undefined,
		chromeFlags: ["--headless", ...browserFlags],
		logLevel: "silent",
	});
	try {
		const { lhr } = await lighthouse(url, {
			port: chrome.port,
			logLevel: "silent",
			output: "json",
			onlyCategories: categories,
			ignoreStatusCode: true,
		});
		if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
		return getFigures(lhr);
	} catch (error) {
		if (tries > 1) return runOnce(url, chromePath, tries - 1);
		throw new Error(`Lighthouse could not measure ${url}: ${error.message}`);
	} finally {
		chrome.kill();
	}
};

/**
 * Runs Lighthouse on the sites by turns, so that the machine's load affects all of them equally.
 * Adds to each site its `runs` and their `medians` (times in ms, bytes with headers).
 * @param {{ name: string, url: string }[]} sites
 */
export const measure = async (sites, { runs, chromePath }) => {
	const results = sites.map((site) => ({ ...site, runs: [] }));
	for (let run = 1; run <= runs; run += 1)
		for (const site of results) {
			const figures = await runOnce(site.url, chromePath);
			site.runs.push(figures);
			console.error(
				`run ${run} of ${runs}, ${site.name}: performance ${figures.performance.toFixed(0)}, LCP ${figures.lcp.toFixed(0)} ms, load ${loadavg()[0].toFixed(1)}`,
			);
		}
	return results.map((site) => ({
		...site,
		medians: Object.fromEntries(
			Object.keys(site.runs[0]).map((name) => [name, median(site.runs.map((run) => run[name]))]),
		),
	}));
};

/** The results of `measure` as text: the spread of each site's runs. */
export const spreadOfRuns = (results) =>
	`Minimum and maximum of the runs, and Lighthouse's own measure of the machine. If that varies by a third, run again\n\n${table(
		[
			["page", "performance", "LCP", "TBT", "machine"],
			...results.map(({ name, runs }) => [
				name,
				...["performance", "lcp", "tbt", "machine"].map((figure) =>
					spread(runs.map((run) => run[figure])),
				),
			]),
		],
	)}`;
