import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Settings that let tests send as often as they like. */
export const noLimits = { RATE_LIMIT_CLIENT: "0", RATE_LIMIT_CLIENT_HOURLY: "0" };
/** Settings with which nothing is mailed, whatever this machine's are. */
export const noMail = { SMTP_URL: "", SMTP_TO: "" };

/** A temporary place for an outbox, whose folder the server creates itself, and what removes it. */
export const temporaryOutbox = () => {
	const parent = mkdtempSync(join(tmpdir(), "elm-place-outbox-"));
	return { folder: join(parent, "outbox"), remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** Every server this process has started. */
const started = [];
/** All that the servers started by this process have written, including those that have ended. */
export const outputOfAll = () => started.map(({ output }) => output()).join("\n");

/** No server outlives the tests that started it, even if they are ended from outside. */
const endAll = () => {
	for (const { child } of started) child.kill("SIGKILL");
};
process.once("exit", endAll);
process.once("SIGTERM", () => {
	endAll();
	process.kill(process.pid, "SIGTERM");
});

/**
 * Starts a program that prints its address on 127.0.0.1.
 * @param words its file and arguments, for node
 * @param options env: on top of this process's; cwd; upTime: milliseconds after which a program that hangs is given up
 * @returns its address, port and pid; `output()`, all it has written; `stop()` (SIGTERM) and `kill()` (SIGKILL), both resolved when
 * it has ended; `ended`, a promise of its exit code
 * @throws if it ends or doesn't listen, with what it wrote
 */
export const startListening = async (words, { env = {}, cwd, upTime = 600_000 } = {}) => {
	const child = spawn(process.execPath, words, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
	let written = "";
	const ended = new Promise((done) => child.once("close", done));
	const address = new Promise((known) => {
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				written += text;
				const [url, port] = /http:\/\/127\.0\.0\.1:(\d+)\n/.exec(written) ?? [];
				if (url) known({ url: url.trim(), port: Number(port) });
			});
		ended.then(() => known(undefined));
	});
	const output = () => written;
	started.push({ child, output });
	const timer = setTimeout(() => child.kill("SIGKILL"), upTime);
	const listening = await address;
	clearTimeout(timer);
	if (!listening) throw new Error(`The server ended before it listened; is the site built (npm run build)? It wrote:\n${written}`);
	const end = async (signal) => {
		child.kill(signal);
		await ended;
	};
	return { ...listening, pid: child.pid, output, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
};

/**
 * Starts the site's server over the built site on a free port of 127.0.0.1.
 * @param env on top of this process's: OUTBOX_DIR, SMTP_URL, RATE_LIMIT_CLIENT …
 * @returns as `startListening`
 */
export const startServer = (env = {}, upTime = 600_000) => startListening(["dist/server.mjs"], { env: { HOST: "", PORT: "0", ...env }, upTime });
