import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What writes to a file or a socket, and what makes it outlive the power. */
const calls = "write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,fsync,fdatasync,msync,sync_file_range";
/** Characters of a text that are recorded: more than an engine writes at once for one request. */
const longest = 200_000;

/** A line of strace: "1795632796.527837 fdatasync(19</folder/outbox.db>) = 0 <0.004327>". */
const pattern = /^(\d+\.\d+) (\w+)\((\d+)<([^>]*)>(.*) = (-?\d+).* <(\d+\.\d+)>$/;
const parse = (line) => {
	const [, at, name, descriptor, file, text, result, took] = pattern.exec(line) ?? [];
	if (!name) return [];
	const start = Number(at) * 1e6;
	return [{ name, descriptor: Number(descriptor), file, text, result: Number(result), start, end: start + Number(took) * 1e6 }];
};

/**
 * Records the system calls of a process and its threads from now on.
 * @returns `stop()`, which ends it and returns the calls on files and sockets: name, descriptor, file, text (what was written, as strace shows
 * it), result, start and end in microseconds since 1970
 * @throws if the process can't be traced
 */
export const traceProcess = async (pid) => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-trace-"));
	const words = ["-ff", "-ttt", "-T", "-y", "-s", String(longest), "-e", `trace=${calls}`, "-e", "signal=none", "-o", join(folder, "calls"), "-p", String(pid)];
	const child = spawn("strace", words, { stdio: ["ignore", "ignore", "pipe"] });
	let written = "";
	await new Promise((attached, failed) => {
		child.stderr.setEncoding("utf8").on("data", (text) => {
			written += text;
			if (/ attached/.test(written)) attached();
		});
		child.once("close", () => failed(new Error(`strace ended:\n${written}`)));
	});
	return {
		stop: async () => {
			const ended = once(child, "close");
			child.kill("SIGTERM");
			await ended;
			const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
			rmSync(folder, { recursive: true });
			return lines.flatMap(parse);
		},
	};
};
