/** Mozilla Observatory's own scorer against real nginx: at least 120 for a page of every family. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { installOnce } from "../../.scripts/dependencies.mjs";
import { startNginx } from "../../deploy/local.mjs";
import { freePorts } from "../hosting/ask.mjs";

const folder = fileURLToPath(new URL("observatory", import.meta.url));
const least = 120;

/** Installs the scorer; nothing of it is built or run on installing. */
const install = () =>
	installOnce(folder, {
		message: "Installing Mozilla Observatory's scorer (130 MB) …",
		options: ["--ignore-scripts", "--omit=optional", "--loglevel=error"],
		// Browsers' list of preloaded hosts is a download of its own; this host is in none.
		finish: () => writeFileSync(join(folder, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}"),
	});

let port;
let nginx;
before(async () => {
	install();
	const [own, httpPort] = await freePorts(2);
	port = own;
	// The last step (docs/hosting.md): a first launch promises less, and scores less.
	nginx = await startNginx({ port, httpPort, hstsMaxAge: 63072000 });
});
after(() => nginx.stop());

test(`the score is at least ${least}`, () => {
	const hosts = ["", "/services", "/services/microneedling", "/team", "/contact", "/schedule", "/privacy"].map((path) => `127.0.0.1:${port}${path}`);
	const results = JSON.parse(
		execFileSync(process.execPath, ["--import", join(folder, "only-loopback.mjs"), join(folder, "scan.mjs"), ...hosts], {
			cwd: folder,
			encoding: "utf8",
			maxBuffer: 1e8,
			env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate },
		}),
	);
	for (const host of hosts) {
		const { scan, tests } = results[host];
		console.log(`${host}: ${scan.score} (${scan.grade}), ${scan.testsPassed} of ${scan.testsQuantity} tests passed`);
		const failed = Object.values(tests).filter(({ pass }) => !pass);
		assert.deepEqual(
			failed.map(({ result }) => result),
			[],
			host,
		);
		assert.ok(scan.score >= least, `${host}: ${scan.score}, expected at least ${least}`);
	}
});
