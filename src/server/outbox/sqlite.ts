import fs from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { createGuard, type Database, type Value } from "./database";
import { migrateFrom, newestVersion } from "./migrations";

/** Bytes: room for some hundred of the longest inquiries, and SQLite's journal. */
const minFreeBytes = 20_000_000;

export const dataFile = "outbox.db";

const expected =
	"Expected a folder this process may write to, on a disk with free space. Free up space, correct the owner or set OUTBOX_DIR to another folder. If the file is damaged, removed or replaced, docs/booking.md says how to put a backup in its place.";

const settings = `
	-- A commit is on disk before it returns. With a journal, SQLite refuses to write to a file that was removed or replaced; with WAL it goes on.
	pragma journal_mode = delete;
	pragma synchronous = extra;
	-- What's erased is overwritten.
	pragma secure_delete = on;`;

export const openFile = (file: string): DatabaseSyncInstance => {
	// Only this user may read it, and the files that SQLite puts beside it.
	fs.closeSync(fs.openSync(file, "a", 0o600));
	const database = new DatabaseSync(file, { timeout: 10_000 });
	const read = (pragma: string): unknown =>
		Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0];
	try {
		database.exec(settings);
		const problem = read("quick_check(1)");
		if (problem !== "ok") throw new Error(`its file is damaged: ${problem}`);
		database.exec("begin immediate");
		database.exec(
			// The strict tables of the first release take no other name.
			`${migrateFrom(Number(read("user_version"))).replaceAll("double precision", "real")} pragma user_version = ${newestVersion}; commit`,
		);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
};

/**
 * Opens the database in a folder, and creates both if they're missing. Several processes may have
 * it open.
 */
export const openSqlite = async (path: string): Promise<Database> => {
	const folder = resolve(path);
	const guarded = createGuard(folder, expected);
	const database = await guarded("opened", () => {
		fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
		return openFile(join(folder, dataFile));
	});
	database.function("clock", () => Date.now());
	const statements = new Map<string, ReturnType<typeof database.prepare>>();
	/** Reuses statements, because each keeps the file open until it's garbage-collected. */
	const prepare = (sql: string) => {
		const statement = statements.get(sql) ?? database.prepare(sql.replaceAll("$", "?"));
		statements.set(sql, statement);
		return statement;
	};
	return {
		now: "clock()",
		query: <Row>(sql: string, ...values: readonly Value[]) =>
			guarded("used", () => prepare(sql).all(...values) as Row[]),
		// A short write may fit where a visitor's long message doesn't.
		checkSpace: () =>
			guarded("used", () => {
				const { bavail, bsize } = fs.statfsSync(folder);
				if (bavail * bsize < minFreeBytes)
					throw new Error(`only ${Math.floor((bavail * bsize) / 1e6)} MB are free on its disk`);
			}),
		backUp: (target) =>
			guarded(`copied to ${target}`, () => {
				fs.mkdirSync(target, { recursive: true, mode: 0o700 });
				const copy = join(target, dataFile);
				// Fails if there's a copy already.
				const descriptor = fs.openSync(copy, "wx", 0o600);
				try {
					database.prepare("vacuum into ?").run(copy);
					fs.fsyncSync(descriptor);
					openFile(copy).close();
				} catch (error) {
					fs.rmSync(copy);
					throw error;
				} finally {
					fs.closeSync(descriptor);
				}
			}),
		close: async () => database.close(),
	};
};
