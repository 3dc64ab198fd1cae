import { openLmdbOutbox } from "./lmdb";
import type { Outbox } from "./outbox";
import { openPostgresOutbox } from "./postgres";

export interface OutboxAddress {
	/** postgres://…; undefined for a folder. */
	readonly outboxUrl: string | undefined;
	readonly outboxDir: string;
	/** True if the process may be frozen after each request. */
	readonly serverless?: boolean;
}

/**
 * Opens the outbox that the settings name: a PostgreSQL database or a folder.
 * @param random numbers from 0 up to 1, for references
 * @throws OutboxError if it can't be opened
 */
export const openOutbox = async (
	{ outboxUrl, outboxDir, serverless }: OutboxAddress,
	{ random, log }: { random?: () => number; log?: (line: string) => void } = {},
): Promise<Outbox> => (outboxUrl ? openPostgresOutbox(outboxUrl, { random, log, serverless }) : openLmdbOutbox(outboxDir, { random }));
