import { randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { noLimits, startServer, temporaryOutbox } from "../support/serve.mjs";
import { type ReceivedMail, startMailServer } from "../support/smtp.mjs";

interface FormServer {
	readonly url: string;
	readonly findMail: (text: string) => Promise<ReceivedMail>;
}

/**
 * Tests against a server that stores and mails what they send. Each worker starts one of its own.
 */
export const test = base.extend<object, { server: FormServer }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern as the first parameter
		async ({}, use) => {
			const mail = await startMailServer();
			const outbox = temporaryOutbox();
			const site = await startServer({
				OUTBOX_DIR: outbox.folder,
				LINK_SECRET: randomUUID(),
				...noLimits,
				// Tests fill in a form faster than people do, and a request held as spam isn't mailed.
				HOLD_UNDER_MS: "0",
				...mail.env,
			});
			const findMail = async (wanted: string) => {
				const find = () => mail.seen.find(({ text }) => text.includes(wanted));
				await expect.poll(find, `a mail that says "${wanted}"`).toBeDefined();
				return find() as ReceivedMail;
			};
			await use({ url: site.url, findMail });
			await site.stop();
			await mail.remove();
			outbox.remove();
		},
		{ scope: "worker" },
	],
	baseURL: ({ server }, use) => use(server.url),
});

/** A note by which a test finds its own request. */
export const newNote = (): string => `note ${randomUUID()}`;
