import { randomInt } from "node:crypto";
import { type Entry, type NewEntry, newReference } from "../requests/entry";
import { createEntry, getDueAt, getDueFrom, getRestingSince, getSentAt } from "../requests/lifecycle";
import type { Database, Value } from "./database";

/** The result of storing a request: stored now, stored before, or its key belongs to another request. */
export type Acceptance = { readonly kind: "stored" | "known"; readonly reference: string } | { readonly kind: "conflict" };

/** A change of an entry. @param now the engine's clock. It may be called again if two changes meet, so it does nothing else. */
export type Change = (entry: Entry, now: number) => Entry;

/** An entry is JSON, as it's exported; the other columns are what it's found by, computed from it (lifecycle.ts). */
const toValues = (entry: Entry): Value[] => [
	entry.key,
	entry.reference,
	entry.acceptedAt,
	entry.status,
	getDueAt(entry) ?? null,
	getDueFrom(entry) ?? null,
	getRestingSince(entry) ?? null,
	getSentAt(entry) ?? null,
	JSON.stringify(entry),
];
const columns = "key, reference, accepted_at, status, due_at, due_from, resting_since, sent_at, entry";
const insert = `insert into requests (${columns}, revision) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0) on conflict do nothing returning key`;
/** Of two who have read the same revision, one writes. */
const update = `update requests set (${columns}, revision) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, revision + 1) where key = $1 and revision = $10 returning key`;

interface Row {
	readonly entry: string;
	readonly revision: number;
	readonly now: number;
}

const parse = ({ entry }: Pick<Row, "entry">): Entry => JSON.parse(entry) as Entry;

/**
 * The durable store of requests in an SQL database, whichever it is. What a promise has confirmed is on disk. Any number of processes may have it open, and
 * with PostgreSQL any number of machines. Every function throws OutboxError if the outbox can't be read or written.
 * @param random draws whole numbers below a limit, for references
 */
export const createOutbox = (database: Database, random: (limit: number) => number = randomInt) => {
	const { all, now } = database;
	const select = (where: string, ...values: readonly Value[]): Promise<Row[]> =>
		all<Row>(`select entry, revision, ${now} as now from requests ${where}`, ...values);
	const find = async (column: "key" | "reference", value: string): Promise<Entry | undefined> => (await select(`where ${column} = $1`, value)).map(parse)[0];
	const count = async (sql: string, ...values: readonly Value[]): Promise<number> => (await all(sql, ...values)).length;
	const add = async (entry: Entry): Promise<boolean> => (await count(insert, ...toValues(entry))) === 1;
	/** @returns what the entry is now; undefined if somebody else has changed it meanwhile */
	const replace = async (row: Row, change: Change): Promise<Entry | undefined> => {
		const entry = parse(row);
		const next = change(entry, row.now);
		return next === entry || (await count(update, ...toValues(next), row.revision)) === 1 ? next : undefined;
	};
	/** Changes an entry in one transaction. @returns what it is now; undefined if it isn't here */
	const change = async (key: string, work: Change): Promise<Entry | undefined> => {
		for (;;) {
			const [row] = await select("where key = $1", key);
			if (!row) return undefined;
			const changed = await replace(row, work);
			if (changed) return changed;
		}
	};

	return {
		engine: database.engine,
		/** Stores a request unless its key is here; of two at once one is stored. */
		accept: async (entry: NewEntry): Promise<Acceptance> => {
			for (;;) {
				const [clock] = await all<{ now: number }>(`select ${now} as now`);
				const stored = createEntry(entry, newReference(random), clock?.now ?? Date.now());
				if (await add(stored)) return { kind: "stored", reference: stored.reference };
				const known = await find("key", entry.key);
				if (known) return known.fingerprint === entry.fingerprint ? { kind: "known", reference: known.reference } : { kind: "conflict" };
				// The reference was another request's: a new one is drawn.
			}
		},
		find: (key: string) => find("key", key),
		findByReference: (reference: string) => find("reference", reference),
		list: async () => (await select("order by accepted_at")).map(parse),
		change,
		/** Changes entries whose mails are due, the most urgent first, each for one caller only. @returns what they are now */
		claim: async (most: number, work: Change): Promise<Entry[]> => {
			for (;;) {
				const rows = await select(`where due_at <= ${now} order by due_at limit $1`, most);
				const claimed = (await Promise.all(rows.map((row) => replace(row, work)))).filter((entry) => entry !== undefined);
				if (claimed.length > 0 || rows.length === 0) return claimed;
			}
		},
		/** Changes every entry with a waiting mail, and those to which something happens later, by their times. */
		changePending: async (work: Change): Promise<void> => {
			const rows = await select(`where due_at is not null or resting_since > ${now}`);
			// One that somebody has changed since is read again.
			for (const row of rows) if (!(await replace(row, work))) await change(parse(row).key, work);
		},
		/** Milliseconds until a mail is due; undefined if none waits. */
		untilDue: async (): Promise<number | undefined> => {
			const [row] = await all<{ wait: number | null }>(`select min(due_at) - ${now} as wait from requests`);
			return row?.wait == null ? undefined : Math.max(0, Math.ceil(row.wait));
		},
		/** Stores an entry of another outbox as it is, unless its key is here. @returns `taken` if its reference belongs to another request */
		restore: async (entry: Entry): Promise<"stored" | "known" | "taken"> => {
			if (await add(entry)) return "stored";
			return (await find("key", entry.key)) ? "known" : "taken";
		},
		/** Forgets an entry. @returns whether it was here */
		erase: async (key: string): Promise<boolean> => (await count("delete from requests where key = $1 returning key", key)) === 1,
		/** Forgets entries without a waiting mail to which nothing has happened for a time. @param age that time, in milliseconds @returns how many */
		purge: async (age: number): Promise<number> => {
			if (database.engine === "postgres") await all("delete from rate_limits where expire < $1", Date.now());
			return count(`delete from requests where resting_since < ${now} - cast($1 as double precision) returning key`, age);
		},
		/**
		 * What health says: how many entries have a mail that waits, mails for later included; the instants the longest waiting mail was to be sent and a mail was
		 * last sent, if there are any; and how many are held as likely spam. `now` is the engine's clock, and all times are milliseconds since 1970.
		 */
		stats: async () => {
			const [row] = await all<{ now: number; waiting: number; oldest: number | null; sent: number | null; held: number }>(
				`select ${now} as now, cast(count(due_at) as integer) as waiting, min(due_from) as oldest, max(sent_at) as sent,
				cast(count(case when status = 'held' then 1 end) as integer) as held from requests`,
			);
			const { now: at = Date.now(), waiting = 0, oldest, sent, held = 0 } = row ?? {};
			return { now: at, waiting, oldestDue: oldest ?? undefined, lastSent: sent ?? undefined, held };
		},
		countHeld: async () => count("select key from requests where status = 'held'"),
		/** Notes when something was done; of two at once one does. @param every milliseconds since the last time, 0 for always @returns whether it was noted */
		mark: async (name: string, every: number): Promise<boolean> => {
			// A mark a little ahead is another server's, which set it while this one waited; one far ahead is a wrong clock's.
			const isLater = `marks.at not between excluded.at - cast($2 as double precision) + 1 and excluded.at + cast($2 as double precision)`;
			const marked = await count(
				`insert into marks values ($1, ${now}) on conflict (name) do update set at = excluded.at where ${isLater} returning name`,
				name,
				every,
			);
			return marked === 1;
		},
		/** Forgets a note of `mark`. @returns whether there was one */
		unmark: async (name: string): Promise<boolean> => (await count("delete from marks where name = $1 returning name", name)) === 1,
		backUp: database.backUp,
		close: database.close,
	};
};
export type Outbox = ReturnType<typeof createOutbox>;
