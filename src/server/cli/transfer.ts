import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { countOf } from "../../lib/content/words";
import { describeError } from "../describe-error";
import { dataFile, lockFile } from "../outbox/lmdb-environment";
import type { Outbox } from "../outbox/outbox";
import { findEntries } from "../outbox/rescue";
import { verifyFolder } from "../outbox/verify";
import { parseEntries } from "../requests/entry-file";
import { release } from "../requests/lifecycle";

/** What a command prints, and whether it couldn't do all it was asked. */
export interface Outcome {
	readonly text: string;
	readonly failed?: boolean;
}

/** Reads a file, or standard input for "-". */
const readText = (file: string): string => {
	try {
		return readFileSync(file === "-" ? 0 : file, "utf8");
	} catch (error) {
		throw new Error(
			`${file} can't be read: ${describeError(error)}. Expected a file that npm run -s outbox -- export --json has written, or - for standard input.`,
		);
	}
};

/** Stores the entries of a file of `export --json`, with their references and states. What's here already is left as it is. */
export const importFile = async (outbox: Outbox, file: string): Promise<Outcome> => {
	const entries = parseEntries(readText(file), file === "-" ? "The input" : file);
	const results = { stored: 0, known: 0 };
	const taken: string[] = [];
	for (const entry of entries) {
		const other = await outbox.findByReference(entry.reference);
		if (other && other.key !== entry.key) {
			taken.push(entry.reference);
			continue;
		}
		// Whoever was sending its mails did so from the other outbox.
		results[await outbox.restore(entry.lease ? release(entry, entry.lease.owner) : entry)] += 1;
	}
	const lines = [`${countOf(results.stored, "request")} imported.`];
	if (results.known > 0) lines.push(`${countOf(results.known, "request")} left as they are, because they're here already.`);
	if (taken.length > 0)
		lines.push(
			`${countOf(taken.length, "request")} not imported, because other requests here have the references: ${taken.join(", ")}. Answer these from the file, or give each another reference in it and import it again.`,
		);
	return { text: `${lines.join("\n")}\n`, failed: taken.length > 0 };
};

/** The data of a file is on disk when it resolves. */
const flush = async (file: string): Promise<void> => {
	const handle = await open(file, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
};

/** Copies an outbox into a new or empty folder while others use it, and checks the copy. */
export const backUp = async (outbox: Outbox, path: string): Promise<Outcome> => {
	const folder = resolve(path);
	// Refuses in its own words, and has written nothing that would have to be deleted.
	if (outbox.engine !== "lmdb") await outbox.backUp(folder);
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new Error(`${folder} isn't empty. Expected a new or an empty folder for the backup, such as one named after the day. Nothing was written.`);
	const file = join(folder, dataFile);
	// What visitors wrote is nobody else's to read.
	const mask = process.umask(0o077);
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		await outbox.backUp(folder);
		chmodSync(file, 0o600);
		await flush(file);
		const verdict = await verifyFolder(folder);
		if (verdict.kind !== "sound")
			throw new Error(`The backup in ${folder} can't be read (${verdict.reason}), so it was deleted. Check the disk, and back up to another.`);
	} catch (error) {
		rmSync(file, { force: true });
		throw error;
	} finally {
		rmSync(join(folder, lockFile), { force: true });
		process.umask(mask);
	}
	return { text: `The outbox is backed up to ${file}, and the copy was read to check it.\n` };
};

/** Prints what can still be read of a damaged outbox, as `export --json` prints entries. @param path its folder or its file */
export const rescue = (path: string): Outcome => {
	const file = existsSync(join(path, dataFile)) ? join(path, dataFile) : path;
	try {
		return { text: `${JSON.stringify(findEntries(readFileSync(file)), null, "\t")}\n` };
	} catch (error) {
		throw new Error(`${path} can't be read: ${describeError(error)}. Expected the folder of an outbox that was moved aside.`);
	}
};
