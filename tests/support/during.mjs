import { noLimits, noMail, startServer, temporaryOutbox } from "./serve.mjs";

/**
 * @returns a function that keeps what has `remove()` or `stop()`, and calls them at the end, the
 * latest first
 */
const createKeeper = (end) => {
	const endings = [];
	end(async () => {
		for (const ending of endings.splice(0).reverse()) await ending();
	});
	return (started) => {
		endings.push(started.remove ?? started.stop);
		return started;
	};
};
/** Ends what it's given when the test is over, and returns it. */
export const during = createKeeper(afterEach);
/** The same when the tests of the file are over. */
export const throughout = createKeeper(afterAll);

/**
 * Starts a server on an outbox of its own, which sends no mail and has no limits unless `env` says
 * so.
 * @param keep `during` or `throughout`
 * @param place of its outbox, if it isn't a new folder
 * @returns as `startServer`, and its folder
 */
export const startOwn = async (keep, env, { folder } = keep(temporaryOutbox())) => {
	const usual = { ...noMail, ...noLimits, ALERT_URL: "", OUTBOX_URL: "", OUTBOX_DIR: folder };
	return { ...keep(await startServer({ ...usual, ...env })), folder };
};
