import fs from "node:fs";
import nodeModule from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { describeError, log } from "../log";
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

/** @param mode "rw" for a file that has to be there: an empty one would be damage */
const connect = (file: string, mode: "rw" | "rwc" = "rw"): DatabaseSyncInstance => {
	// It's native: Gatsby's bundler for functions can't take it in, so it's loaded at run time.
	const { DatabaseSync } = nodeModule.createRequire(resolve("package.json"))("@photostructure/sqlite") as typeof import("@photostructure/sqlite");
	return new DatabaseSync(`${pathToFileURL(file)}?mode=${mode}`, { timeout: patience });
};

/** What was written is on disk when it returns. */
export const sync = (path: string): void => {
	const descriptor = fs.openSync(path, "r");
	fs.fsyncSync(descriptor);
	fs.closeSync(descriptor);
};

/** Makes a whole database, then gives it its name: so an empty file of that name is damage. */
const create = (file: string): void => {
	const draft = `${file}.${process.pid}`;
	const removeDraft = (): void => {
		for (const end of ["", "-journal"]) fs.rmSync(draft + end, { force: true });
	};
	// A process of this number may have been killed here.
	removeDraft();
	try {
		const database = connect(draft, "rwc");
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
		if (database.prepare("select 1 from requests where not json_valid(entry) limit 1").get()) throw new Damage("an entry isn't JSON");
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
};

const damagedPrefix = (place: string): string => `${basename(place)}.damaged-`;

/** What somebody should do about a damaged folder. @param name its path, or its name where strangers read it */
const formatDamage = (name: string): string =>
	`A damaged outbox was moved aside: ${name}. Requests in it may not have been mailed. Read them with "npm run outbox -- rescue", then delete or rename the folder (docs/booking.md).`;

/** What somebody should know of the damaged folders that were moved aside, by their names, oldest first, until somebody has dealt with them. */
export const getDamageWarnings = (folder: string): string[] => {
	const place = fs.existsSync(folder) ? fs.realpathSync(folder) : resolve(folder);
	if (!fs.existsSync(dirname(place))) return [];
	return fs
		.readdirSync(dirname(place))
		.filter((name) => name.startsWith(damagedPrefix(place)))
		.sort()
		.map(formatDamage);
};

/** Renames a damaged folder, and makes an empty one in its place. @returns its new name */
const moveAside = (folder: string): string => {
	const place = fs.realpathSync(folder);
	const { mode } = fs.statSync(place);
	const name = join(dirname(place), `${damagedPrefix(place)}${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`);
	fs.renameSync(place, name);
	fs.mkdirSync(place, { recursive: true });
	fs.chmodSync(place, mode & 0o777);
	sync(dirname(place));
	return name;
};

/**
 * Opens a folder's database, and makes both if there are none.
 * @param movesDamaged whether to move a damaged folder aside and begin with an empty one; otherwise damage is an error
 * @throws OutboxError if it's damaged and stays; otherwise whatever the system or SQLite says is wrong
 */
export const openFile = (folder: string, movesDamaged: boolean): DatabaseSyncInstance => {
	const file = join(folder, dataFile);
	fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
	if (!fs.existsSync(file)) {
		if (fs.existsSync(join(folder, "data.mdb")))
			throw new OutboxError(
				`The outbox ${folder} is an earlier release's (data.mdb). Export it with that release (npm run -s outbox -- export --json > outbox.json), move data.mdb and lock.mdb to another folder, and import it with this one (npm run outbox -- import outbox.json).`,
			);
		create(file);
	}
	const identify = (): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ino;
	const checked = identify();
	try {
		return openSound(file);
	} catch (error) {
		// Another process has moved it meanwhile.
		if (identify() !== checked) return openFile(folder, movesDamaged);
		if (!isDamage(error)) throw error;
		const refuse = (remedy: string): OutboxError => new OutboxError(`The outbox ${folder} is damaged: ${describeError(error)}. ${remedy}`);
		if (!movesDamaged) throw refuse("Start the site: it moves the folder aside and begins with an empty one. docs/booking.md says how to read what's left.");
		try {
			log(formatDamage(moveAside(folder)), "warn");
		} catch (cause) {
			throw refuse(`It can't be renamed (${describeError(cause)}). Rename it yourself, or set OUTBOX_DIR to another folder.`);
		}
		return openFile(folder, movesDamaged);
	}
};

/** The least bytes an entry takes in a file. */
const leastBytes = 200;

/** Reads the texts of a damaged database one by one, from a copy: a journal that's left would change it. What can't be read is left out. */
export const readRest = (folder: string): string[] => {
	const scratch = fs.mkdtempSync(join(tmpdir(), "outbox-rescue-"));
	try {
		fs.cpSync(folder, scratch, { recursive: true });
		const file = join(scratch, dataFile);
		const bytes = fs.readFileSync(file);
		// One that was cut off is only read at its old length: its head has the pages' size and number (sqlite.org/fileformat.html).
		if (bytes.length > 100) fs.truncateSync(file, Math.min(bytes.readUInt16BE(16) * bytes.readUInt32BE(28), 10 * bytes.length));
		const database = connect(file);
		try {
			const rows = Array.from({ length: Math.ceil(bytes.length / leastBytes) }, (_, index) => index + 1);
			return rows.flatMap((row) => {
				try {
					return (database.prepare("select entry from requests where rowid = ?").get(row) as { entry: string } | undefined)?.entry ?? [];
				} catch {
					return [];
				}
			});
		} finally {
			database.close();
		}
	} finally {
		fs.rmSync(scratch, { recursive: true, force: true });
	}
};
