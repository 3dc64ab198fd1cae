import { join } from "node:path";
import pg from "pg";
import { openOutbox } from "../../src/server/outbox/outbox";
import { openFile } from "../../src/server/outbox/sqlite";
import { temporaryOutbox } from "./serve.mjs";

/**
 * A place for an outbox and what removes it: a new database of a PostgreSQL (postgres.mjs), or a
 * new folder if there's none.
 */
export const newOutbox = async (database) => {
	if (database) return { place: await database.createDatabase(), remove: () => undefined };
	const { folder, remove } = temporaryOutbox();
	return { place: folder, remove };
};

export const outboxEnv = (place) =>
	place.startsWith("postgres:") ? { OUTBOX_URL: place } : { OUTBOX_URL: "", OUTBOX_DIR: place };

/**
 * Opens the outbox of a folder, or of a database's address. A busy machine may take longer than the
 * site waits for a connection.
 */
export const openPlace = async (place, { pool, random } = {}, attempts = 10) => {
	const opened = openOutbox(
		place.startsWith("postgres:") ? { outboxUrl: place } : { outboxDir: place },
		pool,
		random,
	);
	return opened.catch((error) => {
		if (attempts > 1 && /timeout/.test(error.message))
			return openPlace(place, { pool, random }, attempts - 1);
		throw error;
	});
};

/**
 * Does something with an outbox, beside the site that has it open.
 * @param place its folder, or its database's address
 */
export const withOutbox = async (place, work) => {
	const outbox = await openPlace(place);
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};

export const readInquiries = (place) => withOutbox(place, (outbox) => outbox.list());

export const query = async (url, sql) => {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(sql);
	await client.end();
	return rows;
};

/**
 * Writes over an inquiry, as a fault of the disk does, or somebody who repairs it.
 * @param text nothing that's an inquiry, unless it's given
 */
export const damageInquiry = async (place, reference, text = '{"key":') => {
	const change = `update requests set entry = '${text.replaceAll("'", "''")}', revision = revision + 1 where reference = '${reference}'`;
	if (place.startsWith("postgres:")) return query(place, change);
	const file = openFile(join(place, "outbox.db"));
	file.exec(change);
	file.close();
};
