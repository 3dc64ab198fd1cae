import { z } from "zod";
import { type Inquiry, storedInquiry } from "./inquiry";

export const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** @param isValid true if this text was validated before */
export const readStored = (text: string, isValid = false): Inquiry | undefined => {
	const value = parseJson(text);
	return isValid || storedInquiry.safeParse(value).success ? (value as Inquiry) : undefined;
};

/**
 * Reads what `export --json` has written, and keeps members that a newer release has added.
 * @param name of the file
 * @throws Error that says what's wrong, and where
 */
export const parseInquiries = (text: string, name: string): Inquiry[] => {
	const values = parseJson(text);
	const { error } = z.array(storedInquiry).safeParse(values);
	if (error)
		throw new Error(
			`${name} can't be read. Expected the output of npm run -s outbox -- export --json. Nothing was imported. Correct it, or take the request out of the file.\n${z.prettifyError(error)}`,
		);
	return values as Inquiry[];
};
