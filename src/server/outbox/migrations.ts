/**
 * The tables. Times are milliseconds since 1970. A step that has run anywhere is never changed: a new one is added. It raises the version, which the
 * release before refuses, only if that release couldn't work with it: it can with a column more, since each statement names its columns.
 */
const indexes = `
	create index requests_due_at on requests (due_at) where due_at is not null;
	create index requests_due_from on requests (due_from) where due_from is not null;
	create index requests_resting_since on requests (resting_since) where resting_since is not null;
	create index requests_sent_at on requests (sent_at) where sent_at is not null;
	create index requests_held on requests (status) where status = 'held';`;

export const sqliteVersion = 1;
export const sqliteTables = `
	create table requests (
		key text primary key, reference text not null unique, accepted_at real not null, status text not null, due_at real, due_from real, resting_since real,
		sent_at real, entry text not null, revision integer not null
	) strict;
	${indexes}
	create table marks (name text primary key, at real not null) strict;`;

const times = ["accepted_at", "due_at", "due_from", "resting_since", "sent_at"];
const asNumber = (column: string): string => `alter ${column} type double precision using floor(extract(epoch from ${column}) * 1000)`;

export const postgresSteps: readonly string[] = [
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
	// As SQLite has them: times as numbers, the entry as text, and a revision.
	`drop index requests_due_at, requests_due_from, requests_resting_since, requests_sent_at, requests_held;
	alter table requests add revision integer not null default 0, alter entry type text, ${times.map(asNumber).join(", ")};
	${indexes}
	drop table probes;
	create table marks (name text primary key, at double precision not null);`,
];
