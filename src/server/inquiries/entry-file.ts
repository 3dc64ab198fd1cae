import { z } from "zod";
import { type Entry, storedEntry } from "./entry";

export const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

export const readStored = (text: string): Entry | undefined => {
	const value = parseJson(text);
	return storedEntry.safeParse(value).success ? (value as Entry) : undefined;
};

/**
 * Reads what `export --json` has written, and keeps members that a newer release has added.
 * @param name of the file
 * @throws Error that says what's wrong, and where
 */
export const parseEntries = (text: string, name: string): Entry[] => {
	const values = parseJson(text);
	const { error } = z.array(storedEntry).safeParse(values);
	if (error)
		throw new Error(
			`${name} can't be read. Expected the output of npm run -s outbox -- export --json. Nothing was imported. Correct it, or take the request out of the file.\n${z.prettifyError(error)}`,
		);
	return values as Entry[];
};
