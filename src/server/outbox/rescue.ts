import type { Entry } from "../requests/entry";
import { isStoredEntry } from "../requests/entry-file";
import { upgradeEntry } from "../requests/lifecycle";

const [openBrace, closeBrace, quote, backslash] = [...'{}"\\'].map((character) => character.charCodeAt(0));
/** Bytes of an entry at most: a form has 64 kB, of which its schema lets through 8, and is stored in fields and in words. */
const longest = 512 * 1024;

/** Where a JSON object ends that begins at a place; undefined if nothing like one does. */
const findEnd = (bytes: Buffer, start: number): number | undefined => {
	let depth = 0;
	let isText = false;
	const last = Math.min(bytes.length, start + longest);
	for (let place = start; place < last; place += 1) {
		const byte = bytes[place] ?? 0;
		// JSON has no control characters, and the space between two entries has.
		if (byte < 0x20) return undefined;
		if (isText) {
			if (byte === backslash) place += 1;
			else if (byte === quote) isText = false;
		} else if (byte === quote) isText = true;
		else if (byte === openBrace) depth += 1;
		else if (byte === closeBrace) {
			depth -= 1;
			if (depth === 0) return place + 1;
		}
	}
	return undefined;
};

const decoder = new TextDecoder("utf-8", { fatal: true });

const readEntry = (bytes: Buffer): Entry | undefined => {
	try {
		const value: unknown = JSON.parse(decoder.decode(bytes));
		return isStoredEntry(value) ? upgradeEntry(value) : undefined;
	} catch {
		return undefined;
	}
};

/** How far an entry has come: of two copies of one, the later has more. */
const measure = ({ history, mails }: Entry): number =>
	history.length + mails.length + mails.reduce((sum, { attempts, state }) => sum + attempts + (state === "waiting" ? 0 : 1), 0);

/**
 * Finds the entries in the bytes of an LMDB file, whatever state its tree is in: an entry is stored in one piece, as JSON. Of several copies it keeps the
 * latest. Some may have been purged or erased: LMDB leaves their bytes until it needs the space.
 */
export const findEntries = (bytes: Buffer): Entry[] => {
	const found = new Map<string, Entry>();
	const begin = Buffer.from('{"');
	for (let start = bytes.indexOf(begin); start >= 0; ) {
		const end = findEnd(bytes, start);
		const entry = end === undefined ? undefined : readEntry(bytes.subarray(start, end));
		if (entry) {
			const known = found.get(entry.key);
			if (!known || measure(entry) >= measure(known)) found.set(entry.key, entry);
		}
		start = bytes.indexOf(begin, entry && end !== undefined ? end : start + 1);
	}
	return [...found.values()].sort((a, b) => a.acceptedAt - b.acceptedAt);
};
