/**
 * For both engines. Times are milliseconds since 1970. A step that has run anywhere is never
 * changed.
 */
const steps: readonly string[] = [
	`create table requests (
		key text primary key, reference text not null unique, accepted_at double precision not null, status text not null, due_at double precision,
		due_from double precision, waiting_since double precision, entry text not null, revision integer not null
	);
	create index requests_due_at on requests (due_at) where due_at is not null;
	create index requests_held on requests (status) where status = 'held';
	create table marks (name text primary key, at double precision not null);`,
	// How often something happened on a day, such as a visit, by what it was and its name.
	"create table counts (day text not null, what text not null, name text not null, count integer not null, primary key (day, what, name));",
	// As rate-limiter-flexible would create it. With SQLite it stays empty.
	"create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);",
];

export const newestVersion = steps.length;

/**
 * SQL that brings tables up to date.
 * @throws Error if a newer program has changed them
 */
export const migrateFrom = (version: number): string => {
	if (version > newestVersion)
		throw new Error(
			`its tables are of version ${version}, and this program knows ${newestVersion}. Run the newer program`,
		);
	return steps.slice(version).join("");
};
