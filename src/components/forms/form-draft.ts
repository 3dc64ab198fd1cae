import { readSession, removeSession, writeSession } from "../../browser/storage";
import type { FormValues } from "../../lib/forms/fields";
import { isRecord } from "../../lib/is-record";

/** A form that is being filled in, kept in session storage until it has arrived. */
export interface FormDraft {
	/** A unique id, the prefix of its idempotency keys. A duplicated tab has the same one. */
	readonly id: string;
	readonly values: FormValues;
	/** The instant its form was opened, in milliseconds since 1970; 0 if it isn't known. */
	readonly startedAt: number;
	/** The query of the address the fields were filled from, so that a reload does not undo a later choice. */
	readonly search: string;
	/** True if it is to be sent as soon as there is a connection. */
	readonly waiting: boolean;
}

/** 128 random bits as hexadecimal digits. `crypto.randomUUID` is missing if a page is not served over TLS. */
const randomId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** An empty draft of a form that was opened at an instant. */
export const newDraft = (search: string, startedAt: number): FormDraft => ({ id: randomId(), values: {}, startedAt, search, waiting: false });

/** The draft under a key of session storage; undefined if there is none, or none that can be read. */
export const readDraft = (storageKey: string): FormDraft | undefined => {
	try {
		const kept: unknown = JSON.parse(readSession(storageKey) ?? "null");
		if (!isRecord(kept) || typeof kept.id !== "string" || !isRecord(kept.values)) return undefined;
		const values = Object.fromEntries(Object.entries(kept.values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
		return {
			id: kept.id,
			values,
			startedAt: typeof kept.startedAt === "number" ? kept.startedAt : 0,
			search: typeof kept.search === "string" ? kept.search : "",
			waiting: kept.waiting === true,
		};
	} catch {
		return undefined;
	}
};

/** Keeps a draft; if storage is full or blocked, the form works without it. */
export const writeDraft = (storageKey: string, draft: FormDraft): void => {
	writeSession(storageKey, JSON.stringify(draft));
};

/** Deletes a draft after it was submitted. */
export const removeDraft = (storageKey: string): void => removeSession(storageKey);

/** 64 bits of FNV-1a over UTF-16, as 16 hexadecimal digits. */
const fingerprint = (text: string): string => {
	let hash = 0xcbf29ce484222325n;
	for (let index = 0; index < text.length; index += 1) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
	return hash.toString(16).padStart(16, "0");
};

/**
 * The idempotency key of what is sent: the same for the same draft with the same content, after a time-out, a reload or in a
 * duplicated tab; a different one once the content changes.
 * @param content what is sent, as JSON
 */
export const attemptKey = ({ id }: FormDraft, content: string): string => `${id}-${fingerprint(content)}`;
