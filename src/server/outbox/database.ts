import { describeError } from "../log";

export type Value = string | number | null;

/**
 * What the outbox needs of an SQL engine. Each statement is a transaction, on disk when its promise
 * resolves.
 */
export interface Database {
	/** SQL for the time in milliseconds since 1970, by one clock for all who share the outbox. */
	readonly now: string;
	/** @param values of $1, $2 … @returns the rows; of a write, those of its `returning` */
	readonly query: <Row>(sql: string, ...values: readonly Value[]) => Promise<Row[]>;
	/** @throws Error if the disk is nearly full, where the engine's disk can be asked */
	readonly checkSpace?: () => Promise<void>;
	/**
	 * Copies the database into a new or empty folder.
	 * @throws Error with the command to use, if the engine has its own tool
	 */
	readonly backUp: (folder: string) => Promise<void>;
	readonly close: () => Promise<void>;
}

/**
 * Makes a function that says, to whoever runs the site, what work has thrown. It names no visitor.
 * @param expected what should be, and what to do
 */
export const createGuard =
	(name: string, expected: string) =>
	async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
		try {
			return await work();
		} catch (error) {
			// If the connection was refused, Node leaves the message empty and sets only the code.
			const why = describeError(error) || (error as { code?: string }).code;
			throw new Error(`The outbox ${name} can't be ${what}: ${why}. ${expected}`);
		}
	};
