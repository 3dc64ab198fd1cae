import pg from "pg";
import { log } from "../log";
import { createGuard, type Database } from "./database";
import { migrateFrom, newestVersion } from "./migrations";

const migrationLock = 2_026_112_501;

/** For logs: without the user and the password. */
const nameDatabase = (url: string) => {
	const { hostname, port, pathname } = new URL(url);
	return `${hostname || "localhost"}${port ? `:${port}` : ""}${pathname}`;
};

export const openPool = (url: string): pg.Pool => {
	const pool = new pg.Pool({
		connectionString: url,
		keepAlive: true,
		application_name: "elm-place",
		max: 10,
		connectionTimeoutMillis: 5000,
		statement_timeout: 10_000,
		query_timeout: 15_000,
	});
	pool.on("error", (error) =>
		log(`A connection to the outbox ${nameDatabase(url)} broke: ${error.message}`),
	);
	// The next query fails by itself, but without a listener this event would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	return pool;
};

/** The lock keeps two processes from doing it at once. */
const migrate = async (pool: pg.Pool) => {
	const client = await pool.connect();
	try {
		await client.query(
			`begin; select pg_advisory_xact_lock(${migrationLock}); create table if not exists schema_version (version int not null)`,
		);
		const { rows } = await client.query<{ version: number }>("select version from schema_version");
		await client.query(
			`${migrateFrom(rows[0]?.version ?? 0)} delete from schema_version; insert into schema_version values (${newestVersion}); commit`,
		);
		client.release();
	} catch (error) {
		// Closing it rolls back.
		client.release(true);
		throw error;
	}
};

/**
 * With one of these settings off, a power failure could lose an inquiry that was answered with 202.
 */
const checkDurability = async (pool: pg.Pool) => {
	for (const setting of ["fsync", "synchronous_commit"]) {
		const { rows } = await pool.query<Record<string, string>>(`show ${setting}`);
		if (rows[0]?.[setting] === "off")
			throw new Error(
				`${setting} is off, so what it has confirmed can be lost with the power. Set ${setting} = on for this database`,
			);
	}
};

/** @param shared a pool that `close` leaves open */
export const openPostgres = async (url: string, shared?: pg.Pool): Promise<Database> => {
	const name = nameDatabase(url);
	const guarded = createGuard(
		name,
		"Expected a PostgreSQL database that OUTBOX_URL names, running, with space on its disk. Start or correct it.",
	);
	const pool = shared ?? openPool(url);
	const close = async () => {
		if (!shared) await pool.end();
	};
	await guarded("opened", async () => {
		await checkDurability(pool);
		await migrate(pool);
	}).catch(async (error) => {
		await close();
		throw error;
	});
	return {
		now: "floor(extract(epoch from clock_timestamp()) * 1000)::float8",
		query: <Row>(sql: string, ...values: readonly unknown[]) =>
			guarded("used", async () => (await pool.query(sql, [...values])).rows as Row[]),
		backUp: async (folder) => {
			throw new Error(
				`The outbox ${name} is a PostgreSQL database, which has its own tool: umask 077 && pg_dump --format=custom --file=${folder}/outbox.dump "$OUTBOX_URL" (restore: pg_restore --clean --if-exists --no-owner --dbname="$OUTBOX_URL" ${folder}/outbox.dump).`,
			);
		},
		close,
	};
};
