import { noLimits, noMail, startServer, temporaryOutbox } from "./serve.mjs";

/** What ends what a test has started. */
const endings = new WeakMap();

/**
 * Ends something when a test is over, the latest first.
 * @param test the context that node:test gives it
 * @param started has `remove()` or `stop()`
 * @returns `started`
 */
export const during = (test, started) => {
	if (!endings.has(test)) {
		endings.set(test, []);
		test.after(async () => {
			for (const end of endings.get(test).toReversed()) await end();
		});
	}
	endings.get(test).push(started.remove ?? started.stop);
	return started;
};

/**
 * Starts a server on an outbox of its own, which sends no mail and has no limits unless `env` says so.
 * @param place of its outbox, if it isn't a new folder
 * @returns as `startServer`, and its folder
 */
export const startOwn = async (test, env = {}, { folder } = during(test, temporaryOutbox())) => {
	const usual = { ...noMail, ...noLimits, ALERT_URL: "", OUTBOX_DIR: folder };
	return { ...during(test, await startServer({ ...usual, ...env })), folder };
};
