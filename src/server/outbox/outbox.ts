import { randomInt } from "node:crypto";
import type { Pool } from "pg";
import { dayLength } from "../../lib/time/dates";
import { type Entry, type NewEntry, newReference } from "../inquiries/entry";
import { readStored } from "../inquiries/entry-file";
import { createEntry, getRestingSince } from "../inquiries/lifecycle";
import { getWaitingSince } from "../inquiries/open-inquiry";
import { log } from "../log";
import type { Settings } from "../settings";
import { type Database, OutboxError, type Value } from "./database";
import { openPostgres } from "./postgres";
import { insert, setAside, toValues, update } from "./rows";
import { openSqlite } from "./sqlite";

/**
 * Has no side effects, because it's called again if somebody else changes the entry at the same
 * time.
 * @param now by the engine's clock
 */
export type Change = (entry: Entry, now: number) => Entry;

interface Row<Stored = Entry> {
	readonly entry: Stored;
	readonly status: string;
	readonly restingSince: number | null;
	readonly revision: number;
	readonly now: number;
}

type Stats = { now: number; oldestDue: number | null; lastSent: number | null } & Record<
	"waiting" | "held" | "unreadable",
	number
>;

/** Milliseconds: longer than a session at the desk, so that one which was ended stays so. */
const timeToRemember = 31 * dayLength;

/** What a promise has confirmed is on disk. Every function may throw OutboxError. */
const createOutbox = (database: Database, random: (limit: number) => number = randomInt) => {
	const { all, now } = database;
	/**
	 * A row that can't be read is set aside until somebody repairs or erases it, so that it doesn't
	 * hold up the others.
	 */
	const select = async (where: string, ...values: readonly Value[]): Promise<Row[]> => {
		const sql = `select key, reference, entry, status, resting_since as "restingSince", revision, ${now} as now from requests ${where}`;
		const found = await all<Row<string> & Pick<Entry, "key" | "reference">>(sql, ...values);
		const rows: Row[] = [];
		for (const { key, reference, entry: text, ...row } of found) {
			const entry = readStored(text);
			if (entry) {
				rows.push({ ...row, entry });
				continue;
			}
			log(
				`The request ${reference} can't be read, and is set aside. docs/booking.md says how to repair it.`,
				"warn",
			);
			await all(setAside, key);
		}
		return rows;
	};
	const find = async (column: "key" | "reference", value: string): Promise<Entry | undefined> =>
		(await select(`where ${column} = $1`, value))[0]?.entry;
	const count = async (sql: string, ...values: readonly Value[]): Promise<number> =>
		(await all(sql, ...values)).length;
	const add = async (entry: Entry): Promise<boolean> =>
		(await count(insert, ...toValues(entry))) === 1;
	/** @returns undefined if somebody else has changed it meanwhile */
	const replace = async (
		{ entry, now: at, revision }: Row,
		change: Change,
	): Promise<Entry | undefined> => {
		const next = change(entry, at);
		return next === entry || (await count(update, ...toValues(next), revision)) === 1
			? next
			: undefined;
	};
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
		/**
		 * @returns `known` if the inquiry is stored already, `conflict` if its key belongs to another
		 * one
		 */
		accept: async (
			entry: NewEntry,
		): Promise<{ kind: "stored" | "known"; reference: string } | { kind: "conflict" }> => {
			for (;;) {
				const [clock] = await all<{ now: number }>(`select ${now} as now`);
				const stored = createEntry(entry, newReference(random), clock?.now ?? Date.now());
				if (await add(stored)) return { kind: "stored", reference: stored.reference };
				const known = await find("key", entry.key);
				if (known)
					return known.fingerprint === entry.fingerprint
						? { kind: "known", reference: known.reference }
						: { kind: "conflict" };
				if (await count("select key from requests where key = $1", entry.key))
					throw new OutboxError("This request is stored already, and can't be read.");
			}
		},
		find: (key: string) => find("key", key),
		findByReference: (reference: string) => find("reference", reference),
		list: async () => (await select("order by accepted_at")).map(({ entry }) => entry),
		change,
		/** Changes entries whose mails are due, the most urgent first, each for one caller only. */
		claim: async (most: number, work: Change): Promise<Entry[]> => {
			for (;;) {
				const rows = await select(`where due_at <= ${now} order by due_at limit $1`, most);
				const claimed = (await Promise.all(rows.map((row) => replace(row, work)))).filter(
					(entry) => entry !== undefined,
				);
				if (claimed.length > 0 || rows.length === 0) return claimed;
			}
		},
		untilDue: async (): Promise<number | undefined> => {
			const [row] = await all<{ wait: number | null }>(
				`select min(due_at) - ${now} as wait from requests`,
			);
			return row?.wait == null ? undefined : Math.max(0, Math.ceil(row.wait));
		},
		restore: async (entry: Entry): Promise<"stored" | "known" | "taken"> => {
			if (await add(entry)) return "stored";
			return (await find("key", entry.key)) ? "known" : "taken";
		},
		erase: async (reference: string): Promise<boolean> =>
			(await count("delete from requests where reference = $1 returning key", reference)) === 1,
		/**
		 * Reads every entry: sets aside what can't be read, brings back what can be read again, and
		 * computes the columns anew, which an earlier release may have computed by other rules. Then
		 * deletes what has rested for so many milliseconds.
		 */
		purge: async (age: number): Promise<number> => {
			for (const { entry, revision, status, restingSince } of await select(""))
				if (status !== entry.status || restingSince !== (getRestingSince(entry) ?? null))
					await all(update, ...toValues(entry), revision);
			await all(`delete from marks where at < ${now} - ${timeToRemember}`);
			if (database.engine === "postgres")
				await all("delete from rate_limits where expire < $1", Date.now());
			return count(
				`delete from requests where resting_since < ${now} - cast($1 as double precision) returning key`,
				age,
			);
		},
		/** @param answerTime milliseconds after which a visitor's word counts as unanswered */
		stats: async (answerTime: number) => {
			const countWhere = (condition: string): string =>
				`cast(count(case when ${condition} then 1 end) as integer)`;
			const [row] = await all<Stats>(
				`select ${now} as now, min(due_from) as "oldestDue", max(sent_at) as "lastSent", ${countWhere("due_at is not null")} as waiting,
				${countWhere("status = 'held'")} as held, ${countWhere("status = 'unreadable'")} as unreadable from requests`,
			);
			if (!row) throw new OutboxError("The outbox doesn't count its requests.");
			const active = await select("where resting_since is null and status <> 'unreadable'");
			const unanswered = active.filter(
				({ entry }) => (getWaitingSince(entry) ?? Number.MAX_VALUE) < row.now - answerTime,
			);
			return { ...row, unanswered: unanswered.length };
		},
		countHeld: async () => count("select key from requests where status = 'held'"),
		proveWritable: () =>
			all(
				`insert into marks values ('seen', ${now}) on conflict (name) do update set at = excluded.at`,
			),
		/** Remembers a name for 31 days. @returns true for the first of all processes that asks */
		markOnce: async (name: string): Promise<boolean> =>
			(await count(
				`insert into marks values ($1, ${now}) on conflict do nothing returning name`,
				name,
			)) === 1,
		isMarked: async (name: string) =>
			(await count("select name from marks where name = $1", name)) > 0,
		unmarkOnce: (name: string) => all("delete from marks where name = $1", name),
		backUp: database.backUp,
		close: database.close,
	};
};
export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxAddress = Pick<Settings, "outboxUrl" | "outboxDir">;

/**
 * @param pool a pool that others use, too: closing the outbox leaves it open
 * @throws OutboxError
 */
export const openOutbox = async (
	{ outboxUrl, outboxDir }: OutboxAddress,
	pool?: Pool,
	random?: (limit: number) => number,
): Promise<Outbox> =>
	createOutbox(await (outboxUrl ? openPostgres(outboxUrl, pool) : openSqlite(outboxDir)), random);
