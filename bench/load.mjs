/**
 * `npm run bench:load`: pages on the site's server under wrk, each beside a bare file of the same
 * size. See README.md.
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startListening } from "../tests/support/serve.mjs";
import { timeLimits } from "./lib/budgets.mjs";
import { servedBody } from "./lib/compressed.mjs";
import { hostOnSite } from "./lib/host.mjs";
import { parseCount, readOptions, stop, writeJson } from "./lib/options.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { kilobytes, ratio, table, whole } from "./lib/text.mjs";

const usage =
	"Usage: npm run bench:load -- [ROUTE ...] [--seconds 60] [--connections 200] [--dir public] [--json FILE]";
const { dir, json, words, ...rest } = readOptions(
	{
		seconds: { type: "string", default: "60" },
		connections: { type: "string", default: "200" },
		dir: { type: "string", default: "public" },
	},
	usage,
);
const [seconds, connections] = ["seconds", "connections"].map((name) =>
	parseCount(name, rest[name]),
);
const routes = selectRoutes(
	words.length > 0 ? words : ["/", "/services", "/services/microneedling", "/privacy"],
	dir,
);
if (spawnSync("wrk", ["--version"], { stdio: "ignore" }).error)
	stop("bench:load needs wrk. Debian, Ubuntu: apt-get install wrk.");

/** A script for wrk: prints one line of figures without units. Latencies are in microseconds. */
const report = `done = function(summary, latency, requests)
	io.write(string.format("RESULT %d %d %d %d %d %d %d %d %d\\n", summary.duration, summary.requests, summary.errors.connect,
		summary.errors.read, summary.errors.write, summary.errors.status, summary.errors.timeout, latency:percentile(50), latency:percentile(99)))
end
`;
const work = mkdtempSync(join(tmpdir(), "bench-load-"));
writeFileSync(join(work, "report.lua"), report);

/** What a bare server runs: it reads a file for each request, and says nothing about it. */
const bareServer = `import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
const server = createServer(async ({ url }, response) => response.end(await readFile("files" + url)));
server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));
`;
/** Starts it on one file per page, of the page's compressed size. */
const startBare = () => {
	mkdirSync(join(work, "files"));
	for (const [index, route] of routes.entries())
		writeFileSync(join(work, "files", String(index)), servedBody(join(dir, route, "index.html")));
	writeFileSync(join(work, "bare.mjs"), bareServer);
	return startListening(["bare.mjs"], { cwd: work });
};

const run = async (url) => {
	const words = [
		"-t2",
		`-c${connections}`,
		`-d${seconds}s`,
		"-H",
		"Accept-Encoding: br",
		"-s",
		join(work, "report.lua"),
		url,
	];
	const { stdout } = await promisify(execFile)("wrk", words);
	const [duration, requests, connect, read, write, status, timeout, p50, p99] = /RESULT (.*)/
		.exec(stdout)[1]
		.split(" ")
		.map(Number);
	const errors = connect + read + write + status + timeout;
	return { rate: requests / (duration / 1e6), errors, p50: p50 / 1000, p99: p99 / 1000, requests };
};

const site = await hostOnSite(dir);
const bare = await startBare();
const results = [];
try {
	for (const [index, route] of routes.entries()) {
		const file = await run(`${bare.url}/${index}`);
		results.push({
			route,
			bytes: servedBody(join(dir, route, "index.html")).length,
			file,
			page: await run(site.url + route),
		});
	}
} finally {
	await site.stop();
	await bare.stop();
	rmSync(work, { recursive: true, force: true });
}
console.log(
	`wrk, ${connections} connections for ${seconds} s, ${cpus().length} cores shared by wrk and the server; latencies in ms\n`,
);
console.log(
	table([
		[
			"page",
			"kB",
			"pages/s",
			"bare file/s",
			"ratio",
			"p50",
			"p99",
			"bare p99",
			"errors",
			"requests",
		],
		...results.map(({ route, bytes, page, file }) => [
			route,
			kilobytes(bytes),
			...[page.rate, file.rate].map(whole),
			ratio(page.rate, file.rate),
			...[page.p50, page.p99, file.p99].map((time) => time.toFixed(1)),
			page.errors,
			page.requests,
		]),
	]),
);
const missed = results.filter(
	({ page, file }) => page.rate / file.rate < timeLimits.rateToBareFile || page.errors > 0,
);
const verdict =
	missed.length === 0 ? "all kept" : `missed by ${missed.map(({ route }) => route).join(", ")}`;
console.log(
	`\nLimits (bench/budgets.json, times): at least ${timeLimits.rateToBareFile} of the bare file's rate, no error: ${verdict}`,
);
writeJson(json, { connections, seconds, results });
