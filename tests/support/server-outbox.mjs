import { tsImport } from "tsx/esm/api";

const { openLmdbOutbox } = await tsImport("../../src/server/outbox/lmdb.ts", import.meta.url);
const { openPostgresOutbox } = await tsImport("../../src/server/outbox/postgres.ts", import.meta.url);

/** Does something with an outbox, beside the site that has it open. @param place its folder, or its database's address */
export const withOutbox = async (place, work) => {
	const outbox = place.startsWith("postgres:") ? await openPostgresOutbox(place) : openLmdbOutbox(place);
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};

/** All entries of an outbox. */
export const readEntries = (place) => withOutbox(place, (outbox) => outbox.list());
