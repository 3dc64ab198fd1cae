/** The outbox can't be read or written. Its message is for the people who run the site, and names no visitor. */
export class OutboxError extends Error {
	override readonly name = "OutboxError";
}

export type Value = string | number | null;

/** What the outbox needs of an SQL engine. Each statement is a transaction of its own, on disk when its promise resolves. */
export interface Database {
	readonly engine: "sqlite" | "postgres";
	/** The engine's clock as SQL, in milliseconds since 1970: of a file it's this machine's. */
	readonly now: string;
	/** Runs a statement. @param values of $1, $2 … @returns its rows: of a write, what it says after `returning` */
	readonly all: <Row>(sql: string, ...values: readonly Value[]) => Promise<Row[]>;
	/** Writes a copy into a new or empty folder, as the database is at one instant. @throws OutboxError if the engine has its own tool for it, with the command */
	readonly backUp: (folder: string) => Promise<void>;
	readonly close: () => Promise<void>;
}

/** Runs work, and says what failed in words for the people who run the site. @param expected what should be, and what to do */
export const guard = async <T>(what: string, expected: string, work: () => T | Promise<T>): Promise<T> => {
	try {
		return await work();
	} catch (error) {
		if (error instanceof OutboxError) throw error;
		const why = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
		throw new OutboxError(`The outbox ${what}: ${why}. ${expected}`);
	}
};
