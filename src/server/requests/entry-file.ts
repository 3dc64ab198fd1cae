import { isRecord } from "../../lib/is-record";
import { type Entry, storedEntry } from "./entry";

const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** Reads an entry that an outbox has stored; undefined if it isn't one. */
export const readStored = (text: string): Entry | undefined => {
	const value = parseJson(text);
	return storedEntry.safeParse(value).success ? (value as Entry) : undefined;
};

/** Reads what `export --json` has written; an entry may have more members than we know. @param name the file's @throws Error that names a wrong entry */
export const parseEntries = (text: string, name: string): Entry[] => {
	const expected = "Expected the output of npm run -s outbox -- export --json. Nothing was imported.";
	const values = parseJson(text);
	if (values === undefined) throw new Error(`${name} isn't JSON. ${expected}`);
	if (!Array.isArray(values)) throw new Error(`${name} isn't a list of requests. ${expected}`);
	const entries: Entry[] = values;
	const describe = (index: number): string => {
		const value: unknown = entries[index];
		const reference = isRecord(value) && typeof value.reference === "string" ? ` (${value.reference})` : "";
		return `Request ${index + 1} of ${entries.length}${reference} in ${name}`;
	};
	for (const [index, entry] of entries.entries()) {
		const [issue] = storedEntry.safeParse(entry).error?.issues ?? [];
		if (issue)
			throw new Error(
				`${describe(index)} can't be read: ${issue.path.join(".") || "the entry"}: ${issue.message}. ${expected} Correct it, or take the request out of the file.`,
			);
	}
	for (const part of ["key", "reference"] as const) {
		const values = entries.map((entry) => entry[part]);
		const index = values.findIndex((value, place) => values.indexOf(value) < place);
		if (index >= 0) throw new Error(`${describe(index)} has the ${part} of one before it. Expected each once. Nothing was imported.`);
	}
	return entries;
};
