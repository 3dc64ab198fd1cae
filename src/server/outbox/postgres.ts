import type pg from "pg";
import { type Entry, newReference } from "../requests/entry";
import { createEntry, getDueAt, getDueFrom, getRestingSince, getSentAt } from "../requests/lifecycle";
import { migrations } from "./migrations";
import { type Acceptance, type Change, type Outbox, OutboxError } from "./outbox";
import { nameDatabase, openPool } from "./pool";

/** A number that only this program's migrations lock. */
const migrationLock = 2_026_112_501;

type Row = { readonly entry: Entry; readonly now: number };

/** The database's clock, in milliseconds since 1970. */
const clock = "floor(extract(epoch from clock_timestamp()) * 1000)::float8";
const columns = "key, reference, accepted_at, status, due_at, due_from, resting_since, sent_at, entry";
const toTime = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
const toRow = (entry: Entry): unknown[] => [
	entry.key,
	entry.reference,
	toTime(entry.acceptedAt),
	entry.status,
	toTime(getDueAt(entry)),
	toTime(getDueFrom(entry)),
	toTime(getRestingSince(entry)),
	toTime(getSentAt(entry)),
	JSON.stringify(entry),
];
const insert = `insert into requests (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;
const update = `update requests set (${columns}) = ($1, $2, $3, $4, $5, $6, $7, $8, $9) where key = $1`;

export interface PostgresOptions {
	/** Numbers from 0 up to 1, for references. */
	readonly random?: () => number;
	readonly log?: (line: string) => void;
	/** Connections that others use, too: whoever opened them closes them. Without them, the outbox has its own. */
	readonly pool?: pg.Pool | undefined;
}

/** Runs work in a transaction. */
const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
	const client = await pool.connect();
	try {
		await client.query("begin");
		const result = await work(client);
		await client.query("commit");
		client.release();
		return result;
	} catch (error) {
		// A connection in an unknown state isn't used again; closing it rolls back.
		client.release(true);
		throw error;
	}
};

/** Brings the tables up to date; of several processes, one does it. */
const migrate = (pool: pg.Pool): Promise<void> =>
	inTransaction(pool, async (client) => {
		await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
		await client.query("create table if not exists schema_version (version int not null)");
		const { rows } = await client.query<{ version: number }>("select version from schema_version");
		const version = rows[0]?.version ?? 0;
		if (version > migrations.length)
			throw new Error(`its tables are of version ${version}, and this program knows ${migrations.length}. Run the newer program`);
		for (const step of migrations.slice(version)) await client.query(step);
		if (rows.length === 0) await client.query("insert into schema_version values ($1)", [migrations.length]);
		else await client.query("update schema_version set version = $1", [migrations.length]);
	});

/** A 202 promises that a request outlives a power failure: with one of these off, it doesn't. */
const checkDurability = async (pool: pg.Pool): Promise<void> => {
	for (const setting of ["fsync", "synchronous_commit"]) {
		const { rows } = await pool.query<Record<string, string>>(`show ${setting}`);
		if (rows[0]?.[setting] === "off")
			throw new Error(`${setting} is off, so what it has confirmed can be lost with the power. Set ${setting} = on for this database`);
	}
};

/**
 * Opens the outbox of a PostgreSQL database and brings its tables up to date.
 * @param url postgres://user:password@host/database
 * @throws OutboxError if the database can't be reached, or could lose what it has confirmed
 */
export const openPostgresOutbox = async (url: string, { random = Math.random, log = () => undefined, pool: shared }: PostgresOptions = {}): Promise<Outbox> => {
	const name = nameDatabase(url);
	const guarded = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
		try {
			return await work();
		} catch (error) {
			if (error instanceof OutboxError) throw error;
			const why = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
			throw new OutboxError(
				`The outbox ${name} can't be ${what}: ${why}. Expected a PostgreSQL database that OUTBOX_URL names, running, with space on its disk. Start or correct it. You don't have to restart the site.`,
			);
		}
	};
	const pool = shared ?? openPool(url, log);
	const close = async (): Promise<void> => {
		if (!shared) await pool.end();
	};
	try {
		await guarded("opened", async () => {
			await checkDurability(pool);
			await migrate(pool);
		});
	} catch (error) {
		await close();
		throw error;
	}

	const readNow = async (): Promise<number> => {
		const { rows } = await pool.query<{ now: number }>(`select ${clock} as now`);
		return rows[0]?.now ?? Date.now();
	};
	const findBy = async (column: "key" | "reference", value: string): Promise<Entry | undefined> => {
		const { rows } = await pool.query<Row>(`select entry from requests where ${column} = $1`, [value]);
		return rows[0]?.entry;
	};
	const lockAndChange = (selection: string, values: readonly unknown[], change: Change): Promise<Entry[]> =>
		inTransaction(pool, async (client) => {
			const { rows } = await client.query<Row>(`select entry, ${clock} as now from requests where ${selection}`, [...values]);
			const changed: Entry[] = [];
			for (const { entry, now } of rows) {
				const next = change(entry, now);
				if (next !== entry) await client.query(update, toRow(next));
				changed.push(next);
			}
			return changed;
		});

	return {
		engine: "postgres",
		accept: (entry) =>
			guarded("written", async (): Promise<Acceptance> => {
				for (;;) {
					const stored = createEntry(entry, newReference(random), await readNow());
					if ((await pool.query(insert, toRow(stored))).rowCount === 1) return { kind: "stored", reference: stored.reference };
					const known = await findBy("key", entry.key);
					if (known) return known.fingerprint === entry.fingerprint ? { kind: "known", reference: known.reference } : { kind: "conflict" };
					// The reference was another request's: a new one is drawn.
				}
			}),
		find: (key) => guarded("read", () => findBy("key", key)),
		findByReference: (reference) => guarded("read", () => findBy("reference", reference)),
		list: () => guarded("read", async () => (await pool.query<Row>("select entry from requests order by accepted_at")).rows.map(({ entry }) => entry)),
		change: (key, change) => guarded("written", async () => (await lockAndChange("key = $1 for update", [key], change))[0]),
		claim: (most, change) =>
			guarded("written", () => lockAndChange("due_at <= statement_timestamp() order by due_at limit $1 for update skip locked", [most], change)),
		changePending: (change) =>
			guarded("written", async () => {
				await lockAndChange("(due_at is not null or resting_since > statement_timestamp()) for update skip locked", [], change);
			}),
		untilDue: () =>
			guarded("read", async () => {
				const { rows } = await pool.query<{ wait: number | null }>(
					"select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as wait from requests where due_at is not null",
				);
				const wait = rows[0]?.wait ?? undefined;
				return wait === undefined ? undefined : Math.max(0, Math.ceil(wait));
			}),
		restore: (entry) =>
			guarded("written", async () => {
				if ((await pool.query(insert, toRow(entry))).rowCount === 1) return "stored";
				if (await findBy("key", entry.key)) return "known";
				throw new OutboxError(`Another request in the outbox ${name} has the reference ${entry.reference}.`);
			}),
		erase: (key) => guarded("written", async () => (await pool.query("delete from requests where key = $1", [key])).rowCount === 1),
		purge: (age) =>
			guarded("written", async () => {
				await pool.query("delete from rate_limits where expire < extract(epoch from statement_timestamp()) * 1000");
				const old = "delete from requests where resting_since < statement_timestamp() - $1 * interval '1 millisecond'";
				return (await pool.query(old, [age])).rowCount ?? 0;
			}),
		stats: () =>
			guarded("read", async () => {
				const { rows } = await pool.query<{ now: number; waiting: number; oldest: Date | null; sent: Date | null; held: number }>(
					`select ${clock} as now, (select count(*)::int from requests where due_at is not null) as waiting,
					(select min(due_from) from requests where due_from is not null) as oldest, (select max(sent_at) from requests) as sent,
					(select count(*)::int from requests where status = 'held') as held`,
				);
				const [row] = rows;
				return {
					now: row?.now ?? Date.now(),
					waiting: row?.waiting ?? 0,
					oldestDue: row?.oldest?.getTime(),
					lastSent: row?.sent?.getTime(),
					held: row?.held ?? 0,
				};
			}),
		countHeld: () =>
			guarded("read", async () => {
				const { rows } = await pool.query<{ held: number }>("select count(*)::int as held from requests where status = 'held'");
				return rows[0]?.held ?? 0;
			}),
		probe: () =>
			guarded("written", async () => {
				await pool.query("insert into probes values ('health', clock_timestamp()) on conflict (name) do update set at = excluded.at");
			}),
		backUp: (folder) =>
			Promise.reject(
				new OutboxError(
					`The outbox ${name} is a PostgreSQL database, which has its own tool: umask 077 && pg_dump --format=custom --file=${folder}/outbox.dump "$OUTBOX_URL" (restore: pg_restore --clean --if-exists --no-owner --dbname="$OUTBOX_URL" ${folder}/outbox.dump).`,
				),
			),
		close,
	};
};
