import { spawn, spawnSync } from "node:child_process";
import { has } from "./debian.mjs";

export const strace = { name: "strace", isThere: () => has("strace"), packages: ["strace"], isOptional: true };

/** Why the system calls of another process can't be traced here, and what to do; undefined if they can. */
export const whyNoTrace = () => {
	if (!has("strace")) return "strace isn't installed. Debian, Ubuntu: apt-get install strace. It's for Linux only.";
	const traced = spawn("sleep", ["1"]);
	const { status, stderr } = spawnSync("strace", ["-o", "/dev/null", "-p", String(traced.pid)], { encoding: "utf8" });
	traced.kill();
	if (status === 0) return undefined;
	return `strace isn't allowed to trace a process: ${stderr.trim()}. Run it as root; in a container, start that with --cap-add SYS_PTRACE.`;
};
