import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pluralize } from "../../lib/text/words";
import { describeError } from "../log";
import type { Outbox } from "../outbox/outbox";
import { dataFile } from "../outbox/sqlite";
import { parseEntries } from "../requests/entry-file";
import { release } from "../requests/lifecycle";

export interface Outcome {
	readonly text: string;
	readonly failed?: boolean;
}

const readText = (file: string): string => {
	try {
		return readFileSync(file === "-" ? 0 : file, "utf8");
	} catch (error) {
		throw new Error(
			`${file} can't be read: ${describeError(error)}. Expected a file that npm run -s outbox -- export --json has written, or - for standard input.`,
		);
	}
};

/** Stores what `export --json` has written. What's here already stays as it is. */
export const importFile = async (open: () => Promise<Outbox>, file: string): Promise<Outcome> => {
	const entries = parseEntries(readText(file), file === "-" ? "The input" : file);
	const outbox = await open();
	const results = { stored: 0, known: 0 };
	const taken: string[] = [];
	for (const entry of entries) {
		// A lease belongs to a worker of the other outbox.
		const result = await outbox.restore(entry.lease ? release(entry, entry.lease.owner) : entry);
		if (result === "taken") taken.push(entry.reference);
		else results[result] += 1;
	}
	const lines = [`${pluralize(results.stored, "request")} imported.`];
	if (results.known > 0) lines.push(`${pluralize(results.known, "request")} left as they are, because they're here already.`);
	if (taken.length > 0)
		lines.push(
			`${pluralize(taken.length, "request")} not imported, because other requests here have their references: ${taken.join(", ")}. Give each another one in the file and import it again.`,
		);
	return { text: `${lines.join("\n")}\n`, failed: taken.length > 0 };
};

export const backUp = async (outbox: Outbox, path: string): Promise<Outcome> => {
	const folder = resolve(path);
	await outbox.backUp(folder);
	return { text: `The outbox is backed up to ${join(folder, dataFile)}, and the copy was read to check it.\n` };
};
