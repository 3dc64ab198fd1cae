import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { describeError } from "../describe-error";
import type { LogLevel } from "../log";
import { dataFile } from "./lmdb-environment";
import { OutboxError } from "./outbox";
import { type Verdict, verifyFolder } from "./verify";

/** Where a folder really is: a link to it is left alone. */
const locate = (folder: string): string => {
	try {
		return realpathSync(folder);
	} catch {
		return resolve(folder);
	}
};

const damagedPrefix = (place: string): string => `${basename(place)}.damaged-`;

/** The damaged folders that were moved aside, by their paths, oldest first. They stay until somebody has dealt with them: docs/booking.md. */
export const listDamaged = (folder: string): string[] => {
	const place = locate(folder);
	try {
		const names = readdirSync(dirname(place)).filter((name) => name.startsWith(damagedPrefix(place)));
		return names.sort().map((name) => join(dirname(place), name));
	} catch {
		// There's no such place yet, or it can't be read.
		return [];
	}
};

/** What somebody should do about a damaged folder. @param name its path, or its name where strangers read it */
const formatDamage = (name: string): string =>
	`A damaged outbox was moved aside: ${name}. Requests in it may not have been mailed. Read them with "npm run outbox -- rescue", then delete or rename the folder (docs/booking.md).`;

/** What somebody should know of the damaged folders that were moved aside, for health and the command line: their names without the machine's paths. */
export const getDamageWarnings = (folder: string): string[] => listDamaged(folder).map((path) => formatDamage(basename(path)));

/** Names the file that a path leads to now; undefined if there's none. */
const identify = (path: string): string | undefined => {
	try {
		const { dev, ino } = statSync(path);
		return `${dev}:${ino}`;
	} catch {
		return undefined;
	}
};

/** Whether a new outbox works there: otherwise the machine, the disk or the installation is at fault. @param prefix begins the path of one for trial */
const tryNew = async (prefix: string): Promise<Verdict> => {
	let trial: string | undefined;
	try {
		mkdirSync(dirname(prefix), { recursive: true, mode: 0o700 });
		trial = mkdtempSync(prefix);
		return await verifyFolder(trial, { create: true });
	} catch (error) {
		return { kind: "unavailable", reason: describeError(error) };
	} finally {
		if (trial) rmSync(trial, { recursive: true, force: true });
	}
};

/** An instant as it's written in a name: 20261125T181500Z. */
const formatStamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, "");

/** Renames the folder and puts an empty one in its place, so that a power failure doesn't undo it. @returns the new name */
const moveAside = (place: string): string => {
	const name = join(dirname(place), `${damagedPrefix(place)}${formatStamp(new Date())}`);
	const { mode } = statSync(place);
	renameSync(place, name);
	// Another process may be as far, and have made it.
	mkdirSync(place, { recursive: true, mode: mode & 0o777 });
	const parent = openSync(dirname(place), "r");
	fsyncSync(parent);
	closeSync(parent);
	return name;
};

/** @param what it is, and why */
const refuse = (place: string, what: string, remedy: string): OutboxError => new OutboxError(`The outbox ${place} ${what}. ${remedy}`);

export interface DamageOptions {
	/** Whether to move a damaged folder aside, and begin with an empty one. */
	readonly moves: boolean;
	readonly log: (line: string, level?: LogLevel) => void;
}

const unusable =
	"Expected a folder this process may write to, on a disk with free space, and memory for one more process. Correct its owner, free up space or memory, or run npm ci. You don't have to restart anything.";

/**
 * Checks the outbox of a folder before it's opened: reading a damaged one would end this process, and so would making a new one on a full disk.
 * @throws OutboxError if it's damaged and isn't moved aside, or if it couldn't be checked or made
 */
export const checkForDamage = async (folder: string, { moves, log }: DamageOptions): Promise<void> => {
	const place = locate(folder);
	const file = join(place, dataFile);
	const checked = identify(file);
	const verdict = checked === undefined ? await tryNew(join(place, ".trial-")) : await verifyFolder(place);
	if (verdict.kind === "sound") return;
	const { kind, reason } = verdict;
	if (checked === undefined) throw refuse(place, `can't be made: ${reason}`, unusable);
	if (kind === "unavailable") throw refuse(place, `can't be checked: ${reason}`, unusable);
	const damage = `is damaged: ${reason}`;
	if (!moves)
		throw refuse(place, damage, "Start the site: it moves the folder aside and begins with an empty one. docs/booking.md says how to read what's left in it.");
	const anew = await tryNew(`${place}.trial-`);
	if (anew.kind !== "sound") throw refuse(place, `can't be checked: ${reason}; and a new one beside it doesn't work, either: ${anew.reason}`, unusable);
	// Another process may have moved it aside meanwhile.
	if (identify(file) !== checked) return;
	try {
		log(formatDamage(moveAside(place)), "warn");
	} catch (error) {
		throw refuse(place, damage, `It can't be renamed (${describeError(error)}). Rename it yourself, or set OUTBOX_DIR to another folder.`);
	}
};
