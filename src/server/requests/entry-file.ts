import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { type Entry, mailKinds, statuses } from "./entry";
import { upgradeEntry } from "./lifecycle";

const instant = z.number().nonnegative();
const count = z.int().nonnegative();

/** What every version of an entry has. */
const request = {
	key: z.string().min(1).max(200),
	form: z.enum(["appointment", "message"]),
	fingerprint: z.string(),
	rows: z.array(z.object({ term: z.string(), detail: z.string() })),
	replyTo: z.string(),
	reference: z.string().regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/, "expected a reference such as K7QM-4XPD"),
	acceptedAt: instant,
};
const mail = {
	attempts: count,
	nextAt: instant,
	problem: z.string(),
	refused: z.boolean(),
};

const currentEntry: z.ZodType<Entry> = z.object({
	...request,
	fields: z.record(z.string(), z.string()),
	status: z.enum(statuses),
	history: z.array(z.object({ at: instant, by: z.string(), status: z.enum(statuses), note: z.string().optional() })),
	mails: z.array(
		z.object({
			...mail,
			kind: z.enum(mailKinds),
			state: z.enum(["waiting", "sent", "dropped"]),
			dueFrom: instant,
			sentAt: instant.optional(),
			event: count.optional(),
		}),
	),
	booking: z.object({ startsAt: instant, minutes: z.number().positive(), sequence: count }).optional(),
	lease: z.object({ owner: z.string(), pid: z.number(), host: z.string(), until: instant }).optional(),
});

type StoredEntry = Parameters<typeof upgradeEntry>[0];

/** As the first version of the site stored it. */
const firstEntry: z.ZodType<Exclude<StoredEntry, Entry>> = z.object({
	...request,
	...mail,
	state: z.enum(["waiting", "delivered"]),
	deliveredAt: instant.optional(),
});

/** Why something isn't an entry of any version: the path of what's wrong, and what was expected; undefined if it is one. */
const findProblem = (value: unknown): string | undefined => {
	const schema = isRecord(value) && "state" in value ? firstEntry : currentEntry;
	const [issue] = schema.safeParse(value).error?.issues ?? [];
	return issue && `${issue.path.join(".") || "the entry"}: ${issue.message}`;
};

/** True for an entry of any version. It may have more members than this version knows. */
const isStoredEntry = (value: unknown): value is StoredEntry => findProblem(value) === undefined;

/** Reads an entry of any version that an outbox has stored; undefined if it isn't one. */
export const readStored = (text: string): Entry | undefined => {
	try {
		const value: unknown = JSON.parse(text);
		return isStoredEntry(value) ? upgradeEntry(value) : undefined;
	} catch {
		return undefined;
	}
};

/** Where something occurs for the second time; -1 if nowhere. */
const findRepeated = (values: readonly string[]): number => values.findIndex((value, index) => values.indexOf(value) !== index);

/**
 * Reads what `export --json` has written.
 * @param name the file's, for errors
 * @throws Error if a single entry isn't one, with its number and reference
 */
export const parseEntries = (text: string, name: string): Entry[] => {
	const expected = "Expected the output of npm run -s outbox -- export --json. Nothing was imported.";
	const parse = (): unknown => {
		try {
			return JSON.parse(text);
		} catch {
			throw new Error(`${name} isn't JSON. ${expected}`);
		}
	};
	const values = parse();
	if (!Array.isArray(values)) throw new Error(`${name} isn't a list of requests. ${expected}`);
	const describe = (value: unknown, index: number): string => {
		const reference = isRecord(value) && typeof value.reference === "string" ? ` (${value.reference})` : "";
		return `Request ${index + 1} of ${values.length}${reference} in ${name}`;
	};
	const entries = values.map((value: unknown, index) => {
		if (isStoredEntry(value)) return upgradeEntry(value);
		throw new Error(`${describe(value, index)} can't be read: ${findProblem(value)}. ${expected} Correct it, or take the request out of the file.`);
	});
	for (const part of ["key", "reference"] as const) {
		const index = findRepeated(entries.map((entry) => entry[part]));
		if (index >= 0) throw new Error(`${describe(entries[index], index)} has the ${part} of one before it. Expected each once. Nothing was imported.`);
	}
	return entries;
};
