/**
 * Times are milliseconds since 1970. A step that has run anywhere is never changed. Raise the
 * version only if the release before can't use the new tables.
 */
const createTables = (number: "real" | "double precision", kind = ""): string => `
	create table requests (
		key text primary key, reference text not null unique, accepted_at ${number} not null, status text not null, due_at ${number}, due_from ${number},
		resting_since ${number}, sent_at ${number}, entry text not null, revision integer not null
	) ${kind};
	create index requests_due_at on requests (due_at) where due_at is not null;
	create index requests_due_from on requests (due_from) where due_from is not null;
	create index requests_resting_since on requests (resting_since) where resting_since is not null;
	create index requests_sent_at on requests (sent_at) where sent_at is not null;
	create index requests_held on requests (status) where status = 'held';
	create table marks (name text primary key, at ${number} not null) ${kind};`;

/** `counts`: how often something happened on a day, such as a visit, by what it was and its name. */
const addCounts = (number: "real" | "double precision", kind = ""): string => `
	alter table requests add column waiting_since ${number};
	create index requests_waiting_since on requests (waiting_since) where waiting_since is not null;
	create table counts (day text not null, what text not null, name text not null, count integer not null, primary key (day, what, name)) ${kind};`;

export const sqliteSteps: readonly string[] = [
	createTables("real", "strict"),
	addCounts("real", "strict"),
];

export const postgresSteps: readonly string[] = [
	createTables("double precision"),
	// As rate-limiter-flexible would create it.
	"create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);",
	addCounts("double precision"),
];
