/**
 * For both engines. Times are milliseconds since 1970. Steps are only added, because outboxes that
 * are in use have run the first ones.
 */
const steps: readonly string[] = [
	`create table requests (
		key text primary key, reference text not null unique, accepted_at double precision not null, status text not null, due_at double precision,
		due_from double precision, entry text not null, revision integer not null
	);
	create index requests_due_at on requests (due_at) where due_at is not null;
	create table marks (name text primary key, at double precision not null);`,
	// As rate-limiter-flexible would create it.
	"create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);",
	// Rows without a status are computed anew by the next purge.
	`alter table requests add column waiting_since double precision;
	update requests set status = '';
	create table counts (day text not null, what text not null, name text not null, count integer not null, primary key (day, what, name));`,
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
