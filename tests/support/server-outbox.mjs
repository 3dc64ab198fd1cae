import { tsImport } from "tsx/esm/api";

const { openOutbox } = await tsImport("../../src/server/outbox/lmdb.ts", import.meta.url);

/** All entries of an outbox, read beside the site that has it open, as `npm run outbox` does. */
export const readEntries = async (folder) => {
	const outbox = openOutbox(folder);
	try {
		return outbox.list();
	} finally {
		await outbox.close();
	}
};

/** How many entries of an outbox are not delivered yet. */
export const waitingIn = async (folder) => (await readEntries(folder)).filter(({ state }) => state === "waiting").length;
