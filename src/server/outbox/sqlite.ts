import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, guard, OutboxError, type Value } from "./database";
import { createPrivate, dataFile, openFile, openSound, patience, sync } from "./sqlite-file";

const expected =
	"Expected a folder this process may write to, on a disk with free space. Free up space, correct the owner or set OUTBOX_DIR to another folder.";
/** Of all(), @photostructure/sqlite 1.2 tells no errcode, so errors are known by their words. */
const says = (error: unknown, words: string): boolean => (error as Error).message.endsWith(words);

/** Tries again while another process is writing. */
const patiently = async <T>(work: () => T): Promise<T> => {
	for (const end = Date.now() + patience; ; await wait(20))
		try {
			return work();
		} catch (error) {
			if (!says(error, "database is locked") || Date.now() > end) throw error;
		}
};

/** Opens the database in a folder, and makes both if there are none. Several processes may have it open. @throws OutboxError if it can't be opened */
export const openSqlite = async (path: string): Promise<Database> => {
	const folder = resolve(path);
	const file = join(folder, dataFile);
	const guarded = <T>(what: string, work: () => T | Promise<T>): Promise<T> => guard(`${folder} can't be ${what}`, expected, work);
	const database = await guarded("opened", () => openFile(folder));
	// From now on it's waited for without holding up everything else.
	database.exec("pragma busy_timeout = 0");
	database.function("clock", () => Date.now());
	const { ino } = statSync(file);
	const statements = new Map<string, ReturnType<typeof database.prepare>>();
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
			// SQLite writes to no file that has another name now, or none.
			if (!says(error, "attempt to write a readonly database") || statSync(file, { throwIfNoEntry: false })?.ino === ino) throw error;
			throw new OutboxError(
				`The outbox ${file} was removed or replaced while the site was running, so nothing is stored. Stop the site, put the right file in its place, and start it (docs/booking.md).`,
			);
		}
	};
	return {
		engine: "sqlite",
		now: "clock()",
		all: <Row>(sql: string, ...values: readonly Value[]) => guarded("used", () => patiently(() => run<Row>(sql, values))),
		backUp: (target) =>
			guarded(`copied to ${target}`, async () => {
				const copy = join(target, dataFile);
				createPrivate(copy);
				await patiently(() => database.prepare("vacuum into ?").run(copy));
				sync(copy);
				openSound(copy).close();
			}),
		close: async () => database.close(),
	};
};
