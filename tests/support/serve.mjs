import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../.scripts/free-port.mjs";

/** A folder of its own for an outbox, and what removes it. */
export const temporaryOutbox = () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-outbox-"));
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Whether the functions of an address answer. */
const isUp = async (url) => {
	try {
		const response = await fetch(`${url}/api/contact-messages`, { signal: AbortSignal.timeout(2000) });
		return response.ok && (await response.json()).ok === true;
	} catch {
		return false;
	}
};

/**
 * Starts `gatsby serve` over the built site as a process of its own, on 127.0.0.1, and waits until its functions answer.
 * @param env beside the surroundings': OUTBOX_DIR, SMTP_URL, RATE_LIMIT_CLIENT …
 * @param options port (a free one where not said); upTime: milliseconds it may take to answer
 * @returns its address, port and pid; `output()`, all it has written; `stop()` (SIGTERM) and `kill()` (SIGKILL), both resolved when
 * it has ended; `ended`, a promise of its exit code
 * @throws where it ends or does not answer in time, with what it wrote
 */
export const startServer = async (env = {}, { port, upTime = 60_000 } = {}) => {
	const own = port ?? (await freePort());
	const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "serve", "--host", "127.0.0.1", "--port", String(own)], {
		env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (written += text));
	let over = false;
	const ended = new Promise((done) => {
		child.once("exit", (code) => {
			over = true;
			done(code);
		});
	});
	const end = async (signal) => {
		if (!over) child.kill(signal);
		await ended;
	};
	const url = `http://127.0.0.1:${own}`;
	const latest = Date.now() + upTime;
	while (!(await isUp(url))) {
		if (over) throw new Error(`gatsby serve ended before it answered on ${url}. It wrote:\n${written}`);
		if (Date.now() > latest) {
			await end("SIGKILL");
			throw new Error(`The functions did not answer on ${url} within ${upTime} ms; is the site built (npm run build)? gatsby serve wrote:\n${written}`);
		}
		await wait(50);
	}
	return { url, port: own, pid: child.pid, output: () => written, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
};
