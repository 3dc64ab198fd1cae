import { z } from "zod";
import { isRecord } from "../../lib/is-record";
import { type Entry, mailKinds, statuses } from "./entry";

const instant = z.number().nonnegative();
const count = z.int().nonnegative();

/** An entry. It may have more members than this version knows. */
const storedEntry: z.ZodType<Entry> = z.looseObject({
	key: z.string().min(1).max(200),
	form: z.enum(["appointment", "message"]),
	fingerprint: z.string(),
	rows: z.array(z.object({ term: z.string(), detail: z.string() })),
	replyTo: z.string(),
	reference: z.string().regex(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/, "expected a reference such as K7QM-4XPD"),
	acceptedAt: instant,
	fields: z.record(z.string(), z.string()),
	status: z.enum(statuses),
	history: z.array(z.looseObject({ at: instant, by: z.string(), status: z.enum(statuses), note: z.string().optional() })),
	mails: z.array(
		z.looseObject({
			kind: z.enum(mailKinds),
			state: z.enum(["waiting", "sent", "dropped"]),
			dueFrom: instant,
			nextAt: instant,
			attempts: count,
			problem: z.string(),
			refused: z.boolean(),
			sentAt: instant.optional(),
			event: count.optional(),
		}),
	),
	booking: z.looseObject({ startsAt: instant, minutes: z.number().positive(), sequence: count }).optional(),
	lease: z.looseObject({ owner: z.string(), pid: z.number(), host: z.string(), until: instant }).optional(),
});

/** Reads an entry that an outbox has stored; undefined if it isn't one. */
export const readStored = (text: string): Entry | undefined => {
	try {
		return storedEntry.parse(JSON.parse(text));
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
		const { data, error } = storedEntry.safeParse(value);
		if (data) return data;
		const [issue] = error?.issues ?? [];
		throw new Error(
			`${describe(value, index)} can't be read: ${issue?.path.join(".") || "the entry"}: ${issue?.message}. ${expected} Correct it, or take the request out of the file.`,
		);
	});
	for (const part of ["key", "reference"] as const) {
		const index = findRepeated(entries.map((entry) => entry[part]));
		if (index >= 0) throw new Error(`${describe(entries[index], index)} has the ${part} of one before it. Expected each once. Nothing was imported.`);
	}
	return entries;
};
