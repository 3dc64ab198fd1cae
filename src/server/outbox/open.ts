import type { Pool } from "pg";
import type { Settings } from "../settings";
import { createOutbox, type Outbox } from "./outbox";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

export type OutboxAddress = Pick<Settings, "outboxUrl" | "outboxDir">;

interface OpenOptions {
	/** Draws whole numbers below a limit, for references. */
	readonly random?: (limit: number) => number;
	/** Connections to the database that others use, too (`openPool`); the outbox doesn't close them. */
	readonly pool?: Pool | undefined;
}

/** Opens the outbox that the settings name: a PostgreSQL database or a folder. @throws OutboxError if it can't be opened */
export const openOutbox = async ({ outboxUrl, outboxDir }: OutboxAddress, { random, pool }: OpenOptions = {}): Promise<Outbox> =>
	createOutbox(await (outboxUrl ? openPostgres(outboxUrl, pool) : openSqlite(outboxDir)), random);
