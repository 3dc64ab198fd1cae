import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { noLimits, startServer, temporaryOutbox } from "./serve.mjs";
import { type ReceivedMail, startMailServer } from "./smtp.mjs";

/** The built site with its real functions, an outbox of its own and a real mail server behind it. */
export interface Desk {
	readonly url: string;
	/** The mails with a mark in their text, once so many have come and nothing that was stored before is still on its way. @throws if there are more or fewer */
	readonly mails: (mark: string, count: number) => Promise<readonly ReceivedMail[]>;
	/** Does something while the mail server is down. */
	readonly withoutMail: (work: () => Promise<void>) => Promise<void>;
}

/** Posts a message of our own to the site. @returns what its mail says */
const postMessage = async (url: string): Promise<string> => {
	const mark = `message ${randomUUID()}`;
	const response = await fetch(`${url}/api/contact-messages`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID(), Origin: url },
		body: JSON.stringify({ name: "Desk", phone: "", email: "desk@example.com", topic: "other", message: mark, blank: "" }),
	});
	expect(response.status).toBe(202);
	return mark;
};

const startDesk = async (): Promise<Desk & { close: () => Promise<void> }> => {
	const mail = await startMailServer();
	const outbox = temporaryOutbox();
	// Tests fill in a form faster than people do, and what's held isn't mailed.
	const usual = {
		LINK_SECRET: randomUUID(),
		OUTBOX_RETRY_MS: "200",
		...noLimits,
		HOLD_UNDER_MS: "0",
	};
	const site = await startServer({ OUTBOX_DIR: outbox.folder, ...usual, ...mail.env });
	const marked = (mark: string) => mail.seen.filter(({ text }) => text.includes(mark));
	const arrived = (mark: string, count: number) =>
		expect.poll(() => marked(mark).length, { message: `mails that say "${mark}"` }).toBeGreaterThanOrEqual(count);
	return {
		url: site.url,
		mails: async (mark, count) => {
			await arrived(mark, count);
			// Mails go out in the order they're due, several at once (src/server/mail/delivery.ts): a mail too many is begun before those of two messages
			// that are posted now, the second when the first has come.
			for (let posted = 0; posted < 2; posted += 1) await arrived(await postMessage(site.url), 1);
			expect(marked(mark).length, `mails that say "${mark}"`).toBe(count);
			return marked(mark);
		},
		withoutMail: async (work) => {
			await mail.stop();
			try {
				await work();
			} finally {
				await mail.start();
			}
		},
		close: async () => {
			await site.stop();
			await mail.remove();
			outbox.remove();
		},
	};
};

/** Playwright's test on a site of its own with functions and mail; each worker starts one. */
export const test = base.extend<object, { desk: Desk }>({
	desk: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
		async ({}, use) => {
			const desk = await startDesk();
			await use(desk);
			await desk.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: ({ desk }, use) => use(desk.url),
});

/**
 * Posts a form of a page as a browser without script does, past React and past the browser's own checks.
 * @param values what to put into its fields first, by their names
 */
export const postPlain = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
	const answered = page.waitForURL(/\/api\//);
	await page.evaluate((fields) => {
		const form = document.querySelector<HTMLFormElement>("main form");
		for (const [field, value] of Object.entries(fields)) {
			for (const control of form?.querySelectorAll<HTMLInputElement>(`[name="${field}"]`) ?? []) {
				if (control.type === "radio" || control.type === "checkbox") control.checked = control.value === value;
				else control.value = value;
			}
		}
		if (form) HTMLFormElement.prototype.submit.call(form);
	}, values);
	await answered;
};
