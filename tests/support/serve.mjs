import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../.scripts/free-port.mjs";

/** A place of its own for an outbox, whose folder the site creates itself, and what removes it. */
export const temporaryOutbox = () => {
	const parent = mkdtempSync(join(tmpdir(), "elm-place-outbox-"));
	return { folder: join(parent, "outbox"), remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** Every server this process has started. */
const started = [];
/** All that the servers started by this process have written, the ones that have ended included. */
export const outputOfAll = () => started.map(({ output }) => output()).join("\n");

/** No server outlives the tests that started it, also where they are ended from outside. */
const endAll = () => {
	for (const { child } of started) child.kill("SIGKILL");
};
process.once("exit", endAll);
process.once("SIGTERM", () => {
	endAll();
	process.kill(process.pid, "SIGTERM");
});

/** The status with which the functions at an address answer; 0 where they don't. */
const healthOf = async (url) => {
	try {
		const response = await fetch(`${url}/api/contact-messages`, { signal: AbortSignal.timeout(30_000) });
		return typeof (await response.json()).ok === "boolean" ? response.status : 0;
	} catch {
		return 0;
	}
};

/** `gatsby serve` as a process of its own. `listening` says whether it got its port, once that is known. */
const spawnServer = (port, env) => {
	const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "serve", "--host", "127.0.0.1", "--port", String(port)], {
		env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", FORCE_COLOR: "0", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let written = "";
	let over = false;
	const ended = new Promise((done) => {
		child.once("close", (code) => {
			over = true;
			done(code);
		});
	});
	const listening = new Promise((known) => {
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				written += text;
				// It prints its address once it listens. An answer alone could be another server's on the same port.
				if (written.includes(`http://127.0.0.1:${port}`)) known(true);
			});
		ended.then(() => known(false));
	});
	const end = async (signal) => {
		if (!over) child.kill(signal);
		await ended;
	};
	const server = { child, output: () => written, ended, isOver: () => over, listening, end };
	started.push(server);
	return server;
};

/** How often another port is tried: somebody else may take a free one before the server does. */
const portTries = 5;

/**
 * Starts `gatsby serve` over the built site on a free port of 127.0.0.1 and waits until its functions answer.
 * @param env beside the surroundings': OUTBOX_DIR, SMTP_URL, RATE_LIMIT_CLIENT …
 * @param options health: the status its GET answers with, 503 where the outbox can't be opened; upTime: milliseconds after which a
 * server that hangs is given up
 * @returns its address, port and pid; `output()`, all it has written; `stop()` (SIGTERM) and `kill()` (SIGKILL), both resolved when
 * it has ended; `ended`, a promise of its exit code
 * @throws where it ends or does not answer so, with what it wrote
 */
export const startServer = async (env = {}, { health = 200, upTime = 180_000 } = {}) => {
	const latest = Date.now() + upTime;
	for (let tries = 1; ; tries += 1) {
		const port = await freePort();
		const { child, output, ended, isOver, listening, end } = spawnServer(port, env);
		const url = `http://127.0.0.1:${port}`;
		const timer = setTimeout(() => child.kill("SIGKILL"), upTime);
		const isListening = await listening;
		clearTimeout(timer);
		if (!isListening && tries < portTries && /already running at port|EADDRINUSE/.test(output())) {
			await end("SIGKILL");
			continue;
		}
		for (let status = 0; isListening && status !== health; await wait(50)) {
			if (isOver()) break;
			status = await healthOf(url);
			if (status !== health && Date.now() > latest) {
				await end("SIGKILL");
				throw new Error(`The functions on ${url} answered ${status} for ${upTime} ms, expected ${health}. gatsby serve wrote:\n${output()}`);
			}
		}
		if (isOver()) throw new Error(`gatsby serve ended before it answered on ${url}; is the site built (npm run build)? It wrote:\n${output()}`);
		return { url, port, pid: child.pid, output, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
	}
};
