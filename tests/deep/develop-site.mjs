/** `npm run develop` on a copy of the project, for tests that edit its content. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../../.scripts/free-port.mjs";
import { until } from "../support/server-until.mjs";

/** Milliseconds for Gatsby's start on a busy machine, with its first bundle. */
const startLimit = 900_000;

/** Copies the project without its packages. */
export const copyProject = (folder) => {
	const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).split("\0");
	for (const file of listed.filter((name) => name && existsSync(name))) {
		mkdirSync(join(folder, dirname(file)), { recursive: true });
		cpSync(file, join(folder, file));
	}
};

/** A copy of the project. Paths are from its root. */
export const copySite = () => {
	const folder = mkdtempSync(join(tmpdir(), "develop-"));
	copyProject(folder);
	symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
	const path = (file) => join(folder, file);
	const read = (file) => readFileSync(path(file), "utf8");
	const write = (file, text) => {
		mkdirSync(dirname(path(file)), { recursive: true });
		writeFileSync(path(file), text);
	};
	return { folder, path, read, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * Starts `npm run develop` in a folder.
 * @returns its address, what it has printed, `printed` and `started`, which wait for a text and for the site, and `stop`
 */
export const startDeveloping = async (folder) => {
	const port = await freePort();
	// Plain lines on any machine, and no picture is made before a browser asks for it.
	const env = { ...process.env, GATSBY_LOGGER: "yurnalist", GATSBY_TELEMETRY_DISABLED: "1", CI: "", FORCE_COLOR: "0", NODE_ENV: undefined };
	const child = spawn("npm", ["run", "develop", "--", "--host", "127.0.0.1", "--port", String(port)], { cwd: folder, env, detached: true });
	const closed = once(child, "close");
	let output = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => {
			output += text;
		});
	const printed = (text, options) => {
		const shows = () => {
			if (child.exitCode !== null) throw new Error(`npm run develop ended:\n${output}`);
			return output.includes(text);
		};
		return until(`npm run develop prints "${text}"`, shows, options);
	};
	return {
		address: `http://127.0.0.1:${port}`,
		read: () => output,
		printed,
		started: () => printed("You can now view", { limit: startLimit }),
		stop: async () => {
			process.kill(-child.pid, "SIGTERM");
			await closed;
		},
	};
};
