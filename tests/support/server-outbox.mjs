import { tsImport } from "tsx/esm/api";

const { openLmdbOutbox } = await tsImport("../../src/server/outbox/lmdb.ts", import.meta.url);
const { openPostgresOutbox } = await tsImport("../../src/server/outbox/postgres.ts", import.meta.url);

/** Opens a database's outbox. A busy machine may take longer than the site waits for a connection. */
const openDatabase = async (address, attempts = 10) => {
	try {
		return await openPostgresOutbox(address);
	} catch (error) {
		if (attempts > 1 && /timeout/.test(error.message)) return openDatabase(address, attempts - 1);
		throw error;
	}
};

/** Does something with an outbox, beside the site that has it open. @param place its folder, or its database's address */
export const withOutbox = async (place, work) => {
	const outbox = place.startsWith("postgres:") ? await openDatabase(place) : openLmdbOutbox(place);
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};

/** All entries of an outbox. */
export const readEntries = (place) => withOutbox(place, (outbox) => outbox.list());
