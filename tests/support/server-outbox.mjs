import { tsImport } from "tsx/esm/api";

const { openOutbox } = await tsImport("../../src/server/outbox/open.ts", import.meta.url);

/** Does something with an outbox, beside the site that has it open, as `npm run outbox` does. @param place its folder, or its database's address */
export const withOutbox = async (place, work) => {
	const outbox = await openOutbox(place.startsWith("postgres:") ? { outboxUrl: place } : { outboxDir: place });
	try {
		return await work(outbox);
	} finally {
		await outbox.close();
	}
};

/** All entries of an outbox. */
export const readEntries = (place) => withOutbox(place, (outbox) => outbox.list());

/** How many entries have a mail that should be sent by now. */
export const waitingIn = async (place) => {
	const isDue = ({ state, dueFrom }) => state === "waiting" && dueFrom <= Date.now();
	return (await readEntries(place)).filter(({ mails }) => mails.some(isDue)).length;
};
