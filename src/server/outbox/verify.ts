import { execFile } from "node:child_process";
import { resolve } from "node:path";

/**
 * Whether an outbox' folder can be used. `damaged`: its file isn't what LMDB has written. `unavailable`: it couldn't be found out, for missing rights, too
 * little memory and the like. Reasons name nothing of what the entries hold.
 */
export type Verdict = { readonly kind: "sound" } | { readonly kind: "damaged" | "unavailable"; readonly reason: string };

/** Milliseconds until a check is given up: reading 10,000 entries takes a tenth of a second. */
const timeLimit = 60_000;

/** Signals by which a process ends that reads a damaged file: LMDB trusts what it reads. The others come from outside. */
const crashes: readonly unknown[] = ["SIGBUS", "SIGSEGV", "SIGABRT", "SIGFPE", "SIGILL", "SIGTRAP"];

/**
 * LMDB's numbers of errors that only a damaged file causes when nobody else writes: pages that aren't there, are of another kind or too full, an
 * unknown format, and a transaction that ended by itself because of one of these.
 */
const damageCodes = [-30798, -30797, -30796, -30793, -30787, -30786, -30784, -30782];

/** Exit codes of the script. */
const damaged = 10;
const unavailable = 11;

/**
 * Reads every key and value of every database, then looks for free pages as a write does, and takes that back: nothing changes in the file. The path of
 * package.json is where lmdb is found from. LMDB's own numbers of errors are below zero, the system's above.
 */
const script = `
const { createRequire } = require("node:module");
const { statSync } = require("node:fs");
const { join } = require("node:path");
const [folder, project, create] = process.argv.slice(1);
const end = (code, reason) => { process.stdout.write(reason, () => process.exit(code)); };
const damage = (reason) => Object.assign(new Error(reason), { code: "DAMAGED" });
const sort = (error) => {
	if (error instanceof SyntaxError) return [${damaged}, "an entry isn't JSON"];
	if (error.code === "DAMAGED" || ${JSON.stringify(damageCodes)}.includes(error.code)) return [${damaged}, error.message];
	return error.code === undefined ? [${damaged}, error.name] : [${unavailable}, error.message];
};
const readAll = (store, most) => {
	let count = 0;
	for (const { value } of store.getRange({})) {
		count += 1;
		if (value === undefined) throw damage("an entry has no content");
		if (count > most) throw damage("it has more entries than its size allows");
	}
	const { entryCount } = store.getStats();
	if (count !== entryCount) throw damage("it should have " + entryCount + " entries, and " + count + " can be read");
};
const check = async () => {
	const { open, ABORT } = createRequire(project)("lmdb");
	const options = { path: folder, noSubdir: false, encoding: "json", maxDbs: 8, mapSize: 256 * 2 ** 20 };
	if (create) {
		const fresh = open(options);
		await fresh.openDB("entries", { encoding: "json" }).put("a", { text: "a".repeat(5000) });
		await fresh.close();
	}
	const reader = open({ ...options, readOnly: true });
	const { size } = statSync(join(folder, "data.mdb"));
	for (const name of [...reader.getKeys({})]) readAll(reader.openDB(name, { encoding: "json" }), size / 8);
	await reader.close();
	const writer = open(options);
	writer.transactionSync(() => {
		writer.put("check", "a".repeat(2 ** 20));
		return ABORT;
	});
	await writer.close();
};
check().then(() => end(0, ""), (error) => end(...sort(error)));
`;

/**
 * Reads a whole outbox in a process of its own, which may crash. Processes that have it open aren't disturbed.
 * @param create whether to make the outbox first, in an empty folder, to see that it can be done
 */
export const verifyFolder = (folder: string, { create = false } = {}): Promise<Verdict> =>
	new Promise((done) => {
		const words = ["-e", script, "--", folder, resolve("package.json"), ...(create ? ["create"] : [])];
		execFile(process.execPath, words, { timeout: timeLimit, killSignal: "SIGKILL" }, (error, stdout) => {
			if (!error) return done({ kind: "sound" });
			const { signal, code, message } = error;
			if (crashes.includes(signal)) return done({ kind: "damaged", reason: `reading it ends a process (${signal})` });
			if (code === damaged) return done({ kind: "damaged", reason: stdout });
			const why = code === unavailable ? stdout : signal ? `the process that checks it was ended (${signal})` : message.split("\n", 1)[0];
			return done({ kind: "unavailable", reason: why ?? "unknown" });
		});
	});
