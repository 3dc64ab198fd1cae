import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "../../.scripts/free-port.mjs";
import { postgresPrograms } from "../../.scripts/programs.mjs";
import { until } from "./server-until.mjs";

/** PostgreSQL doesn't run as root: Debian's package brings a user for it. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? "postgres" : userInfo().username;
const words = isRoot
	? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
	: ["env"];

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1.
 * @returns `createDatabase()`, the address of a new one; `crash()`, which ends it as a power
 * failure would, and `start()`; `remove()`
 */
export const startPostgres = async () => {
	const asUser = (name) => [...words, join(postgresPrograms(), name)];
	const run = (name, ...options) => {
		const [command, ...rest] = [...asUser(name), ...options];
		const { status, stderr, error } = spawnSync(command, rest, { encoding: "utf8", cwd: "/" });
		if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`);
	};
	const folder = mkdtempSync(join(tmpdir(), "elm-place-postgres-"));
	const data = join(folder, "data");
	if (isRoot) spawnSync("chown", ["postgres:", folder]);
	const options = "-A trust --no-sync --encoding=UTF8 --locale=C";
	run("initdb", "-D", data, "-U", user, ...options.split(" "));
	const port = await freePort();
	const here = ["-h", "127.0.0.1", "-p", String(port)];
	appendFileSync(
		join(data, "postgresql.conf"),
		`listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`,
	);

	let child;
	let isUp = false;
	const start = async () => {
		const [command, ...rest] = asUser("postgres");
		child = spawn(command, [...rest, "-D", data], { stdio: "ignore", cwd: "/" });
		isUp = true;
		await until(
			"PostgreSQL answers",
			() => spawnSync(asUser("pg_isready").at(-1), here).status === 0,
		);
	};
	const crash = async () => {
		if (!isUp) return;
		isUp = false;
		child.kill("SIGQUIT");
		await once(child, "close");
	};
	await start();
	let count = 0;
	return {
		createDatabase: async () => {
			count += 1;
			run("createdb", ...here, "-U", user, `outbox_${count}`);
			// Any password will do here, and none may be in a log.
			return `postgres://${user}:a-password@127.0.0.1:${port}/outbox_${count}`;
		},
		crash,
		start,
		remove: async () => {
			await crash();
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
