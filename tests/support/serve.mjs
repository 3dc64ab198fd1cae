import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const noLimits = { RATE_LIMIT_CLIENT: "0", RATE_LIMIT_CLIENT_HOURLY: "0" };
/** Settings with which nothing is mailed, whatever this machine's are. */
export const noMail = { SMTP_URL: "", SMTP_TO: "" };

/** A temporary place for an outbox, whose folder the server creates itself, and what removes it. */
export const temporaryOutbox = () => {
	const parent = mkdtempSync(join(tmpdir(), "elm-place-outbox-"));
	return {
		folder: join(parent, "outbox"),
		remove: () => rmSync(parent, { recursive: true, force: true }),
	};
};

/** Every server that was started here. None outlives this process. */
const started = [];
process.once("exit", () => {
	for (const { kill } of started) void kill();
});
/** All that these servers have written, including those that have ended. */
export const outputOfAll = () => started.map(({ output }) => output()).join("\n");

/**
 * Starts a program that prints its address on 127.0.0.1.
 * @param words its file and arguments, for node
 * @param options killAfter: milliseconds after which it's killed
 * @returns its address, port and pid; `output()`, all it has written; `stop()` (SIGTERM) and
 * `kill()` (SIGKILL), resolved when it has ended; `ended`, a promise of its exit code
 * @throws if it ends before it listens
 */
export const startListening = async (words, { env, cwd, killAfter } = {}) => {
	const options = {
		cwd,
		env: { ...process.env, ...env },
		timeout: killAfter,
		killSignal: "SIGKILL",
	};
	const child = spawn(process.execPath, words, options);
	let written = "";
	const output = () => written;
	const ended = once(child, "close").then(([code]) => code);
	const end = async (signal) => {
		child.kill(signal);
		await ended;
	};
	const kill = () => end("SIGKILL");
	started.push({ output, kill });
	const find = () => /http:\/\/127\.0\.0\.1:(\d+)(?=\n)/.exec(written);
	await new Promise((known) => {
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				written += text;
				if (find()) known();
			});
		ended.then(known);
	});
	const [url, port] = find() ?? [];
	if (!url)
		throw new Error(
			`The server ended before it listened; is the site built (npm run build)? It wrote:\n${written}`,
		);
	return {
		url,
		port: Number(port),
		pid: child.pid,
		output,
		ended,
		stop: () => end("SIGTERM"),
		kill,
	};
};

/** @param env of the site's server, on top of this process's */
export const startServer = (env, killAfter) =>
	startListening(["dist/server.mjs"], { env: { HOST: "", PORT: "0", ...env }, killAfter });
