import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { noLimits, startServer, temporaryOutbox } from "./serve.mjs";
import { type ReceivedMail, startMailServer } from "./smtp.mjs";

/** The built site with its real functions, an outbox of its own and a real mail server behind it. */
export interface Desk {
	readonly url: string;
	/** The mail with a mark in its text, once it has come. */
	readonly findMail: (mark: string) => Promise<ReceivedMail>;
}

const startDesk = async (): Promise<Desk & { close: () => Promise<void> }> => {
	const mail = await startMailServer();
	const outbox = temporaryOutbox();
	// Tests fill in a form faster than people do, and what's held isn't mailed.
	const site = await startServer({ OUTBOX_DIR: outbox.folder, LINK_SECRET: randomUUID(), ...noLimits, HOLD_UNDER_MS: "0", ...mail.env });
	return {
		url: site.url,
		findMail: async (mark) => {
			const find = () => mail.seen.find(({ text }) => text.includes(mark));
			await expect.poll(find, `a mail that says "${mark}"`).toBeDefined();
			return find() as ReceivedMail;
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
		{ scope: "worker" },
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
