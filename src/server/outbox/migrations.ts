/**
 * The tables of a PostgreSQL outbox, step by step. A step that has run anywhere is never changed: a new one is added. The entry itself is JSON as it's
 * exported; the columns are what it's found by, computed from it (lifecycle.ts).
 */
export const migrations: readonly string[] = [
	`create table requests (
		key text primary key,
		reference text not null unique,
		accepted_at timestamptz not null,
		status text not null,
		due_at timestamptz,
		due_from timestamptz,
		resting_since timestamptz,
		sent_at timestamptz,
		entry json not null
	);
	create index requests_due_at on requests (due_at) where due_at is not null;
	create index requests_due_from on requests (due_from) where due_from is not null;
	create index requests_resting_since on requests (resting_since) where resting_since is not null;
	create index requests_sent_at on requests (sent_at desc nulls last);
	create index requests_held on requests (status) where status = 'held';
	create table probes (name text primary key, at timestamptz not null);`,
	// As rate-limiter-flexible would create it.
	"create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);",
];
