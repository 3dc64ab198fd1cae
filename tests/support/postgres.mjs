import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../.scripts/free-port.mjs";
import { postgresPrograms } from "../../.scripts/programs.mjs";
import { until } from "./server-until.mjs";

/** PostgreSQL doesn't run as root: Debian's package brings a user for it. */
const isRoot = process.getuid?.() === 0;
const asUser = (command, words) => (isRoot ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...words]] : [command, words]);
const run = (command, words) => {
	const { status, stderr, error } = spawnSync(...asUser(command, words), { encoding: "utf8", cwd: "/" });
	if (status !== 0) throw new Error(`${command} ${words.join(" ")} failed: ${error?.message ?? stderr}`);
};

/** Clusters that this process has started. None outlives it. */
const started = new Set();
process.once("exit", () => {
	for (const kill of started) kill();
});

/**
 * Starts a PostgreSQL of its own: a new data folder, on a free port of 127.0.0.1, with a password.
 * @returns `createDatabase()`, the address of a new one; `crash()`, which ends it as a power failure would,
 * and `start()`; `remove()`, which ends it and deletes its folder
 */
export const startPostgres = async () => {
	const programs = postgresPrograms();
	const program = (name) => (programs ? join(programs, name) : name);
	const folder = mkdtempSync(join(tmpdir(), "elm-place-postgres-"));
	const data = join(folder, "data");
	const password = randomBytes(12).toString("hex");
	const passwordFile = join(folder, "password");
	writeFileSync(passwordFile, password);
	if (isRoot) spawnSync("chown", ["-R", "postgres:", folder]);
	const user = isRoot ? "postgres" : userInfo().username;
	run(program("initdb"), ["-D", data, "-U", user, "--pwfile", passwordFile, "-A", "scram-sha-256", "--no-sync", "--encoding=UTF8", "--locale=C"]);
	const port = await freePort();
	const lines = ["listen_addresses = '127.0.0.1'", `port = ${port}`, `unix_socket_directories = '${folder}'`, "log_min_messages = warning"];
	appendFileSync(join(data, "postgresql.conf"), `${lines.join("\n")}\n`);
	const address = (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

	let child;
	let written = "";
	const isOver = () => child.exitCode !== null || child.signalCode !== null;
	const kill = () => isOver() || spawnSync("kill", ["-QUIT", String(child.pid)]);
	const isUp = async () => {
		const client = new pg.Client({ connectionString: address("postgres"), connectionTimeoutMillis: 5000 });
		// One that breaks later is the tests' own doing.
		client.on("error", () => undefined);
		try {
			await client.connect();
			return true;
		} catch {
			return false;
		} finally {
			// Not waited for: after a connection that failed, it may never end.
			void client.end().catch(() => undefined);
		}
	};
	const start = async () => {
		child = spawn(...asUser(program("postgres"), ["-D", data]), { stdio: ["ignore", "pipe", "pipe"], cwd: "/" });
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				written += text;
			});
		await until("PostgreSQL answers", async () => {
			if (isOver()) throw new Error(`PostgreSQL ended before it answered:\n${written}`);
			return isUp();
		});
	};
	/** As a power failure would. */
	const crash = async () => {
		const ended = new Promise((done) => child.once("close", done));
		if (isOver()) return;
		kill();
		await ended;
	};
	started.add(kill);
	await start();
	let count = 0;
	return {
		createDatabase: async () => {
			count += 1;
			const name = `outbox_${count}`;
			const client = new pg.Client({ connectionString: address("postgres") });
			await client.connect();
			await client.query(`create database ${name}`);
			await client.end();
			return address(name);
		},
		crash,
		start,
		remove: async () => {
			await crash();
			started.delete(kill);
			rmSync(folder, { recursive: true, force: true });
		},
	};
};
