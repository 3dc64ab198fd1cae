import type { Pool } from "pg";
import type { LogLevel } from "../log";
import type { Settings } from "../settings";
import { createOutbox, type Outbox } from "./outbox";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

export type OutboxAddress = Pick<Settings, "outboxUrl" | "outboxDir">;

interface OpenOptions {
	/** Numbers from 0 up to 1, for references. */
	readonly random?: () => number;
	readonly log?: (line: string, level?: LogLevel) => void;
	/** Connections to the database that others use, too (`openPool`); the outbox doesn't close them. */
	readonly pool?: Pool | undefined;
	/** Whether to move a damaged folder aside and begin with an empty one, as the site does. Otherwise it's an error. */
	readonly movesDamaged?: boolean;
}

/** Opens the outbox that the settings name: a PostgreSQL database or a folder. @throws OutboxError if it can't be opened */
export const openOutbox = async (
	{ outboxUrl, outboxDir }: OutboxAddress,
	{ random, log = () => undefined, pool, movesDamaged = false }: OpenOptions = {},
): Promise<Outbox> => {
	const onTrouble = movesDamaged ? (text: string) => log(text, "warn") : undefined;
	return createOutbox(await (outboxUrl ? openPostgres(outboxUrl, log, pool) : openSqlite(outboxDir, onTrouble)), random);
};
