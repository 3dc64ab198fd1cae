import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "../log";
import { type Database, guard, type Value } from "./database";
import { dataFile, openFile, openSound, patience, sync } from "./sqlite-file";

const expected =
	"Expected a folder this process may write to, on a disk with free space. Free up space, correct the owner or set OUTBOX_DIR to another folder.";
/** Of all(), @photostructure/sqlite 1.2 tells no errcode, so errors are known by their words. */
const says = (error: unknown, words: string): boolean => (error as Error).message === words;

/** Does something whose files only this user may read. */
const privately = <T>(work: () => T): T => {
	const mask = process.umask(0o077);
	try {
		return work();
	} finally {
		process.umask(mask);
	}
};

/**
 * Opens the database in a folder, and makes both if there are none. Several processes may have it open.
 * @param movesDamaged whether to move a damaged folder aside, as the site does; otherwise damage is an error
 * @throws OutboxError if it can't be opened
 */
export const openSqlite = async (path: string, movesDamaged: boolean): Promise<Database> => {
	const folder = resolve(path);
	const file = join(folder, dataFile);
	const guarded = <T>(what: string, work: () => T | Promise<T>): Promise<T> => guard(`${folder} can't be ${what}`, expected, work);
	const open = () => {
		const opened = privately(() => openFile(folder, movesDamaged));
		// From now on it's waited for without holding up everything else.
		opened.exec("pragma busy_timeout = 0");
		opened.function("clock", () => Date.now());
		return { database: opened, inode: statSync(file).ino, statements: new Map<string, ReturnType<typeof opened.prepare>>() };
	};
	let { database, inode, statements } = await guarded("opened", open);
	/** SQLite writes to no file that has another name now, or none. What's in it can still be read. */
	const isMoved = (error: unknown): boolean => says(error, "attempt to write a readonly database") && !(existsSync(file) && statSync(file).ino === inode);
	/** Opens what's in the folder now, and stores in it what the old file holds. */
	const carryOver = (): void => {
		const old = database;
		const rows = old.prepare("select * from requests").all() as Record<string, Value>[];
		({ database, inode, statements } = open());
		for (const row of rows)
			database.prepare(`insert into requests values (${Object.keys(row).map(() => "?")}) on conflict do nothing`).run(...Object.values(row));
		old.close();
		log(`The outbox ${folder} was removed or replaced while the site was running. It was opened again, and holds what this process had stored.`, "warn");
	};
	/** Statements are kept: one is only given up with the garbage, and the file stays open until then. */
	const prepare = (sql: string) => {
		const statement = statements.get(sql) ?? database.prepare(sql.replaceAll("$", "?"));
		statements.set(sql, statement);
		return statement;
	};
	const run = <Row>(sql: string, values: readonly Value[]): Row[] => {
		try {
			return prepare(sql).all(...values) as Row[];
		} catch (error) {
			if (!isMoved(error)) throw error;
			carryOver();
			return prepare(sql).all(...values) as Row[];
		}
	};
	return {
		engine: "sqlite",
		now: "clock()",
		all: <Row>(sql: string, ...values: readonly Value[]) =>
			guarded("used", async () => {
				for (const end = Date.now() + patience; ; await wait(20))
					try {
						return run<Row>(sql, values);
					} catch (error) {
						if (!says(error, "database is locked") || Date.now() > end) throw error;
					}
			}),
		backUp: (target) =>
			guarded(`copied to ${target}`, async () => {
				const copy = join(target, dataFile);
				privately(() => database.prepare("vacuum into ?").run(copy));
				sync(copy);
				openSound(copy).close();
			}),
		close: async () => database.close(),
	};
};
