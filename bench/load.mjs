/**
 * `npm run bench:load`: pages on nginx with deploy/nginx.conf under wrk, each compared to a bare file of the same size on an nginx with minimal
 * configuration. See README.md.
 */
import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../.scripts/free-port.mjs";
import { timeLimits } from "./lib/budgets.mjs";
import { servedBody } from "./lib/compressed.mjs";
import { hostOnNginx } from "./lib/host.mjs";
import { parseCount, readOptions, stop, writeJson } from "./lib/options.mjs";
import { selectRoutes } from "./lib/page-types.mjs";
import { kilobytes, median, ratio, table, whole } from "./lib/text.mjs";

const usage = "Usage: npm run bench:load -- [ROUTE ...] [--seconds 60] [--connections 200] [--rounds 1] [--tls] [--dir public] [--json FILE]";
const { dir, json, tls, words, ...rest } = readOptions(
	{
		seconds: { type: "string", default: "60" },
		connections: { type: "string", default: "200" },
		rounds: { type: "string", default: "1" },
		tls: { type: "boolean", default: false },
		dir: { type: "string", default: "public" },
	},
	usage,
);
const [seconds, connections, rounds] = ["seconds", "connections", "rounds"].map((name) => parseCount(name, rest[name]));
const routes = selectRoutes(words.length > 0 ? words : ["/", "/services", "/services/microneedling", "/privacy"], dir);
if (spawnSync("wrk", ["--version"], { stdio: "ignore" }).error) stop("bench:load needs wrk. Debian, Ubuntu: apt-get install wrk.");

/** A script for wrk: prints one line of figures without units. Latencies are in microseconds. */
const report = `done = function(summary, latency, requests)
	io.write(string.format("RESULT %d %d %d %d %d %d %d %d %d %d\\n", summary.duration, summary.requests, summary.bytes, summary.errors.connect,
		summary.errors.read, summary.errors.write, summary.errors.status, summary.errors.timeout, latency:percentile(50), latency:percentile(99)))
end
`;
const work = mkdtempSync(join(tmpdir(), "bench-load-"));
writeFileSync(join(work, "report.lua"), report);

/** nginx with minimal configuration: one file per page, of the page's compressed size. */
const startBare = async () => {
	const port = await freePort();
	mkdirSync(join(work, "files"));
	for (const [index, route] of routes.entries()) writeFileSync(join(work, "files", String(index)), servedBody(join(dir, route, "index.html")));
	const user = process.getuid?.() === 0 ? "user root;" : "";
	writeFileSync(
		join(work, "nginx.conf"),
		`${user} worker_processes auto; pid nginx.pid; error_log error.log; events { worker_connections 4096; }
		http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000; open_file_cache max=100;
		client_body_temp_path t1; proxy_temp_path t2; fastcgi_temp_path t3; uwsgi_temp_path t4; scgi_temp_path t5;
		server { listen 127.0.0.1:${port}; root files; } }`,
	);
	const server = spawn("nginx", ["-e", join(work, "error.log"), "-p", work, "-c", "nginx.conf", "-g", "daemon off;"], { stdio: "inherit" });
	for (let tries = 0; tries < 100; tries += 1) {
		if (server.exitCode !== null) stop("The bare nginx did not start: its message is above.");
		if (
			await fetch(`http://127.0.0.1:${port}/0`).then(
				({ ok }) => ok,
				() => false,
			)
		)
			break;
		await new Promise((done) => setTimeout(done, 50));
	}
	const ended = new Promise((done) => server.once("exit", done));
	const end = () => {
		server.kill("SIGTERM");
		return ended;
	};
	return { url: `http://127.0.0.1:${port}`, stop: end };
};

const run = async (url) => {
	const words = ["-t2", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", "-s", join(work, "report.lua"), url];
	const { stdout } = await promisify(execFile)("wrk", words);
	const [duration, requests, bytes, connect, read, write, status, timeout, p50, p99] = /RESULT (.*)/.exec(stdout)[1].split(" ").map(Number);
	const errors = connect + read + write + status + timeout;
	return { url, rate: requests / (duration / 1e6), sent: bytes / requests, errors, p50: p50 / 1000, p99: p99 / 1000, requests };
};

const site = await hostOnNginx(dir, { plain: !tls });
const bare = await startBare();
const rows = routes.map((route) => ({ route, bytes: servedBody(join(dir, route, "index.html")).length, pages: [], files: [] }));
try {
	for (let round = 1; round <= rounds; round += 1)
		for (const [index, { route, pages, files }] of rows.entries()) {
			files.push(await run(`${bare.url}/${index}`));
			pages.push(await run(site.url + route));
		}
} finally {
	await site.stop();
	await bare.stop();
	rmSync(work, { recursive: true, force: true });
}
const medians = (runs) => Object.fromEntries(["rate", "p50", "p99", "sent"].map((figure) => [figure, median(runs.map((one) => one[figure]))]));
const total = (runs, figure) => runs.reduce((sum, one) => sum + one[figure], 0);
const results = rows.map(({ route, bytes, pages, files }) => ({
	...{ route, bytes, page: medians(pages), file: medians(files) },
	errors: total(pages, "errors"),
	requests: total(pages, "requests"),
}));
console.log(
	`wrk, ${connections} connections for ${seconds} s, medians of ${rounds}, ${cpus().length} cores shared by wrk and nginx, ${tls ? "TLS" : "plain HTTP"} for pages; latencies in ms\n`,
);
console.log(
	table([
		["page", "kB", "kB per response", "pages/s", "bare file/s", "ratio", "p50", "p99", "bare p99", "errors", "requests"],
		...results.map(({ route, bytes, page, file, errors, requests }) => [
			route,
			...[bytes, page.sent].map(kilobytes),
			...[page.rate, file.rate].map(whole),
			ratio(page.rate, file.rate),
			...[page.p50, page.p99, file.p99].map((time) => time.toFixed(1)),
			errors,
			requests,
		]),
	]),
);
const missed = results.filter(({ page, file, errors }) => page.rate / file.rate < timeLimits.rateToBareFile || errors > 0);
const verdict = missed.length === 0 ? "all kept" : `missed by ${missed.map(({ route }) => route).join(", ")}`;
console.log(`\nLimits (bench/budgets.json, times): at least ${timeLimits.rateToBareFile} of the bare file's rate, no error: ${verdict}`);
writeJson(json, { connections, seconds, rounds, results, rows });
