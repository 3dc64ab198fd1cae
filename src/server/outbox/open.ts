import type { Pool } from "pg";
import { openLmdbOutbox } from "./lmdb";
import type { Outbox } from "./outbox";
import { openPostgresOutbox } from "./postgres";

export interface OutboxAddress {
	/** postgres://…; undefined for a folder. */
	readonly outboxUrl: string | undefined;
	readonly outboxDir: string;
}

/**
 * Opens the outbox that the settings name: a PostgreSQL database or a folder.
 * @param options.random numbers from 0 up to 1, for references
 * @param options.pool connections to the database that others use, too (`openPool`); the outbox doesn't close them
 * @throws OutboxError if it can't be opened
 */
export const openOutbox = async (
	{ outboxUrl, outboxDir }: OutboxAddress,
	{ random, log, pool }: { random?: () => number; log?: (line: string) => void; pool?: Pool | undefined } = {},
): Promise<Outbox> => (outboxUrl ? openPostgresOutbox(outboxUrl, { random, log, pool }) : openLmdbOutbox(outboxDir, { random }));
