import pg from "pg";

/** Milliseconds until a connection, and until a statement, is given up. */
const connectTimeout = 5000;
const statementTimeout = 10_000;
/** Connections a process opens at most. PostgreSQL allows 100 in all by default. */
const maxConnections = 10;

/**
 * A process that may be frozen after each request uses a connection once: it would keep the others open while it's frozen, and find them dead
 * afterwards. Its limits leave time for an answer before the host gives the request up.
 */
const serverlessPool = { max: 2, maxUses: 1, connectionTimeoutMillis: 3000, statement_timeout: 4000, query_timeout: 5000 };

/** The address without its password, for logs. */
export const nameDatabase = (url: string): string => {
	const { hostname, port, pathname } = new URL(url);
	return `${hostname || "localhost"}${port ? `:${port}` : ""}${pathname}`;
};

/**
 * Connections to a database, opened as they're needed.
 * @param url postgres://user:password@host/database
 * @param serverless true if the process may be frozen after each request
 */
export const openPool = (url: string, log: (line: string) => void, serverless = false): pg.Pool => {
	const pool = new pg.Pool({
		connectionString: url,
		max: maxConnections,
		connectionTimeoutMillis: connectTimeout,
		statement_timeout: statementTimeout,
		query_timeout: statementTimeout + connectTimeout,
		keepAlive: true,
		application_name: "elm-place",
		...(serverless ? serverlessPool : {}),
	});
	// A connection that breaks while nobody uses it: the next query opens another.
	pool.on("error", (error) => log(`A connection to the outbox ${nameDatabase(url)} broke: ${error.message}`));
	// One that breaks between two queries of a transaction: the next query fails. Without a listener, the event would end the process.
	pool.on("connect", (client) => client.on("error", () => undefined));
	return pool;
};
