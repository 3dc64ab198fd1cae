import { randomInt } from "node:crypto";
import type { Pool } from "pg";
import type { Count } from "../../lib/figures/tabulate";
import { dayLength } from "../../lib/time/dates";
import { type Inquiry, type NewInquiry, newReference } from "../inquiries/inquiry";
import { createInquiry, getInactiveSince } from "../inquiries/lifecycle";
import { readStored } from "../inquiries/stored-inquiry";
import { log } from "../log";
import type { Settings } from "../settings";
import type { Database, Value } from "./database";
import { openPostgres } from "./postgres";
import { insert, toValues, update } from "./rows";
import { openSqlite } from "./sqlite";

/**
 * Has no side effects, because it's called again if somebody else changes the inquiry at the same
 * time.
 * @param now by the engine's clock
 */
export type Change = (inquiry: Inquiry, now: number) => Inquiry;

interface Row<Stored = Inquiry> {
	readonly inquiry: Stored;
	readonly status: string;
	readonly revision: number;
	readonly now: number;
}

type Stats = Record<"now" | "waiting" | "held" | "unanswered" | "unreadable", number> &
	Record<"oldestDue", number | null>;

/** Milliseconds: longer than a session at the desk, so that one which was ended stays so. */
const claimMs = 31 * dayLength;

/** What a promise has confirmed is on disk. */
const createOutbox = (database: Database, random: (limit: number) => number = randomInt) => {
	const { query, now } = database;
	/** The revisions that were validated, because validating takes longer than reading. */
	const valid = new Map<string, number>();
	/**
	 * A row that can't be read is set aside until somebody repairs or erases it, so that it doesn't
	 * hold up the others.
	 */
	const select = async (where: string, ...values: readonly Value[]) => {
		const sql = `select key, reference, entry as inquiry, status, revision, ${now} as now from requests ${where}`;
		const found = await query<Row<string> & Pick<Inquiry, "key" | "reference">>(sql, ...values);
		const rows: Row[] = [];
		for (const { key, reference, inquiry: text, ...row } of found) {
			const inquiry = readStored(text, valid.get(key) === row.revision);
			if (inquiry) {
				valid.set(key, row.revision);
				rows.push({ ...row, inquiry });
				continue;
			}
			log(
				`The request ${reference} can't be read, and is set aside. docs/booking.md says how to repair it.`,
				"warn",
			);
			await query(
				"update requests set status = 'unreadable', due_at = null, due_from = null, waiting_since = null where key = $1",
				key,
			);
		}
		return rows;
	};
	const find = async (column: "key" | "reference", value: string) =>
		(await select(`where ${column} = $1`, value))[0]?.inquiry;
	const countRows = async (sql: string, ...values: readonly Value[]) =>
		(await query(sql, ...values)).length;
	const add = async (inquiry: Inquiry) => (await countRows(insert, ...toValues(inquiry))) === 1;
	/** @returns undefined if somebody else has changed it meanwhile */
	const replace = async ({ inquiry, now: at, revision }: Row, change: Change) => {
		const next = change(inquiry, at);
		return next === inquiry || (await countRows(update, ...toValues(next), revision)) === 1
			? next
			: undefined;
	};
	const change = async (key: string, work: Change) => {
		for (;;) {
			const [row] = await select("where key = $1", key);
			if (!row) return undefined;
			const changed = await replace(row, work);
			if (changed) return changed;
		}
	};

	return {
		/** @returns `known` if it's stored already, `conflict` if its key belongs to another inquiry */
		accept: async (inquiry: NewInquiry) => {
			for (;;) {
				const [clock] = await query<{ now: number }>(`select ${now} as now`);
				const stored = createInquiry(inquiry, newReference(random), clock?.now ?? Date.now());
				if (await add(stored)) return { kind: "stored" as const, reference: stored.reference };
				const known = await find("key", inquiry.key);
				if (known)
					return known.fingerprint === inquiry.fingerprint
						? { kind: "known" as const, reference: known.reference }
						: { kind: "conflict" as const };
				if (await countRows("select key from requests where key = $1", inquiry.key))
					throw new Error("This request is stored already, and can't be read.");
			}
		},
		find: (key: string) => find("key", key),
		findByReference: (reference: string) => find("reference", reference),
		list: async () => (await select("order by accepted_at")).map(({ inquiry }) => inquiry),
		change,
		/** Changes inquiries whose mails are due, the most urgent first, each for one caller only. */
		claim: async (most: number, work: Change): Promise<Inquiry[]> => {
			for (;;) {
				const rows = await select(`where due_at <= ${now} order by due_at limit $1`, most);
				const claimed = (await Promise.all(rows.map((row) => replace(row, work)))).filter(
					(inquiry) => inquiry !== undefined,
				);
				if (claimed.length > 0 || rows.length === 0) return claimed;
			}
		},
		untilDue: async (): Promise<number | undefined> => {
			const [row] = await query<{ wait: number | null }>(
				`select min(due_at) - ${now} as wait from requests`,
			);
			return row?.wait == null ? undefined : Math.max(0, Math.ceil(row.wait));
		},
		restore: async (inquiry: Inquiry): Promise<"stored" | "known" | "taken"> => {
			if (await add(inquiry)) return "stored";
			return (await find("key", inquiry.key)) ? "known" : "taken";
		},
		erase: async (reference: string): Promise<boolean> =>
			(await countRows("delete from requests where reference = $1 returning key", reference)) === 1,
		/**
		 * Reads every inquiry: sets aside what can't be read, brings back what can be read again, and
		 * deletes what has been inactive for so many milliseconds.
		 */
		purge: async (age: number): Promise<number> => {
			valid.clear();
			let deleted = 0;
			for (const { inquiry, revision, status, now: at } of await select(""))
				if ((getInactiveSince(inquiry) ?? Number.POSITIVE_INFINITY) < at - age)
					deleted += await countRows(
						"delete from requests where key = $1 and revision = $2 returning key",
						inquiry.key,
						revision,
					);
				else if (status !== inquiry.status) await query(update, ...toValues(inquiry), revision);
			await query(`delete from marks where at < ${now} - ${claimMs}`);
			const oldest = new Date(Date.now() - 400 * dayLength).toISOString().slice(0, 10);
			await query("delete from counts where day < $1", oldest);
			await query("delete from rate_limits where expire < $1", Date.now());
			return deleted;
		},
		/** @param unansweredMs milliseconds after which a visitor's word counts as unanswered */
		stats: async (unansweredMs: number) => {
			const countWhere = (condition: string) =>
				`cast(count(case when ${condition} then 1 end) as integer)`;
			const [row] = await query<Stats>(
				`select ${now} as now, min(due_from) as "oldestDue", ${countWhere("due_at is not null")} as waiting,
				${countWhere("status = 'held'")} as held, ${countWhere("status = 'unreadable'")} as unreadable,
				${countWhere(`waiting_since < ${now} - cast($1 as double precision)`)} as unanswered from requests`,
				unansweredMs,
			);
			if (!row) throw new Error("The outbox doesn't count its requests.");
			return row;
		},
		countHeld: async () => countRows("select key from requests where status = 'held'"),
		proveWritable: async () => {
			await database.checkSpace?.();
			await query(
				`insert into marks values ('seen', ${now}) on conflict (name) do update set at = excluded.at`,
			);
		},
		/** Remembers a name for 31 days. @returns true for the first of all processes that asks */
		claimOnce: async (name: string): Promise<boolean> =>
			(await countRows(
				`insert into marks values ($1, ${now}) on conflict do nothing returning name`,
				name,
			)) === 1,
		isClaimed: async (name: string) =>
			(await countRows("select name from marks where name = $1", name)) > 0,
		releaseClaim: (name: string) => query("delete from marks where name = $1", name),
		/** @returns false if there are too many names that day */
		count: async (day: string, what: string, name: string): Promise<boolean> =>
			(await countRows(
				`insert into counts select $1, $2, $3, 1 where (select count(*) from counts where day = $1 and what = $2 and name <> $3) < 200
				on conflict (day, what, name) do update set count = counts.count + 1 returning name`,
				...[day, what, name],
			)) > 0,
		listCounts: () => query<Count>("select * from counts"),
		backUp: database.backUp,
		close: database.close,
	};
};
export type Outbox = ReturnType<typeof createOutbox>;

/** @param pool a pool that others use, too: closing the outbox leaves it open */
export const openOutbox = async (
	{ outboxUrl, outboxDir }: Pick<Settings, "outboxUrl" | "outboxDir">,
	pool?: Pool,
	random?: (limit: number) => number,
): Promise<Outbox> =>
	createOutbox(await (outboxUrl ? openPostgres(outboxUrl, pool) : openSqlite(outboxDir)), random);
