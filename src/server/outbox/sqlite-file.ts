import fs from "node:fs";
import nodeModule from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { describeError } from "../log";
import { OutboxError } from "./database";
import { sqliteTables, sqliteVersion } from "./migrations";

/** The file in an outbox' folder. */
export const dataFile = "outbox.db";
/** Milliseconds that another process may be writing. */
export const patience = 10_000;

const settings = `
	-- One file, and a commit is on disk before it returns: the journal, the data, and the folder once the journal is gone.
	pragma journal_mode = delete;
	pragma synchronous = extra;
	-- What's erased is overwritten.
	pragma secure_delete = on;`;

/** The file isn't what SQLite has written. */
class Damage extends Error {}
/** SQLITE_CORRUPT and SQLITE_NOTADB; some functions of the package say it only in words. */
const isDamage = (error: unknown): boolean =>
	error instanceof Damage ||
	[11, 26].includes((error as { errcode?: number }).errcode ?? 0) ||
	/malformed|not a database|unsupported file format/.test(String(error));

/** Opens a file that has to be there. */
const connect = (file: string): DatabaseSyncInstance => {
	// It's native: Gatsby's bundler for functions can't take it in, so it's loaded at run time.
	const { DatabaseSync } = nodeModule.createRequire(resolve("package.json"))("@photostructure/sqlite") as typeof import("@photostructure/sqlite");
	return new DatabaseSync(`${pathToFileURL(file)}?mode=rw`, { timeout: patience });
};

/** What was written is on disk when it returns. */
export const sync = (path: string): void => {
	const descriptor = fs.openSync(path, "r");
	fs.fsyncSync(descriptor);
	fs.closeSync(descriptor);
};

/** Makes an empty file that only this user may read. What SQLite writes beside it has the same rights. */
export const createPrivate = (file: string): void => fs.closeSync(fs.openSync(file, "wx", 0o600));

/** Makes a whole database, then gives it its name: so an empty file of that name is damage. */
const create = (file: string): void => {
	const draft = `${file}.${process.pid}`;
	const removeDraft = (): void => {
		for (const end of ["", "-journal"]) fs.rmSync(draft + end, { force: true });
	};
	// A process of this number may have been killed here.
	removeDraft();
	try {
		createPrivate(draft);
		const database = connect(draft);
		database.exec(`${settings} begin; ${sqliteTables} pragma user_version = ${sqliteVersion}; commit`);
		database.close();
		fs.linkSync(draft, file);
		sync(dirname(file));
	} catch (error) {
		// Another process was first.
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		removeDraft();
	}
};

/** Opens a database and reads all of it. @throws Damage, or whatever SQLite says is wrong */
export const openSound = (file: string): DatabaseSyncInstance => {
	const database = connect(file);
	try {
		database.exec(settings);
		const [{ quick_check: problem } = { quick_check: "it can't be checked" }] = database.prepare("pragma quick_check(1)").all() as { quick_check: string }[];
		if (problem !== "ok") throw new Damage(problem);
		const { user_version: version } = database.prepare("pragma user_version").get() as { user_version: number };
		if (version === 0) throw new Damage("it's empty");
		if (version > sqliteVersion) throw new Error(`it's of version ${version}, and this program knows ${sqliteVersion}. Run the newer program`);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
};

/** Opens a folder's database, and makes both if there are none. @throws OutboxError if it's damaged; otherwise whatever the system or SQLite says is wrong */
export const openFile = (folder: string): DatabaseSyncInstance => {
	const file = join(folder, dataFile);
	fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
	if (!fs.existsSync(file)) create(file);
	try {
		return openSound(file);
	} catch (error) {
		if (!isDamage(error)) throw error;
		throw new OutboxError(
			`The outbox ${file} is damaged: ${describeError(error)}. It's left as it is, and no request is taken. Stop the site, put the newest backup in its place, with what can still be read of the file, and start it (docs/booking.md, "Damage and backups").`,
		);
	}
};
