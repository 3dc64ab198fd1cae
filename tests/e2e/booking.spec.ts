import { expect, type Page } from "@playwright/test";
import { messageFields } from "../../src/lib/forms/message-form";
import { test } from "../support/desk";
import {
	confirmation,
	type FormName,
	field,
	fill,
	formNames,
	forms,
	freeText,
	nextDays,
	notice,
	open,
	postWithoutScript,
	readDraft,
	ready,
	send,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** The forms from the visitor's keyboard to the desk's mailbox: the built site, its real functions, a real mail server over TLS. */

const pattern = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

let count = 0;
/** Words nobody else writes, to tell one mail from the others. */
const newMark = (): string => {
	count += 1;
	return `mark ${process.pid}-${count}.`;
};

/** The reference of the confirmation in the form's place, which has the focus. */
const readReference = async (page: Page, name: FormName): Promise<string> => {
	const focused = page.locator("main :focus").filter({ has: confirmation(page, name) });
	await expect(focused).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
	return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await focused.innerText())?.[0] ?? "";
};

/** Presses Tab until the focus is in the field of a name, or on the button that sends. */
const tabTo = async (page: Page, name: string): Promise<void> => {
	for (let step = 0; step < 60; step += 1) {
		await page.keyboard.press("Tab");
		const at = await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.getAttribute("type"));
		if (at === name) return;
	}
	throw new Error(`Tab does not lead to ${name}.`);
};

/** Fills a form with Tab, the arrows, the space bar and Enter alone, and sends it. */
const sendByKeyboard = async (page: Page, name: FormName, mark: string): Promise<void> => {
	if (name === "appointment") {
		await treatmentSearch(page).focus();
		await page.keyboard.type(treatment.title);
		await page.keyboard.press("Enter");
		await tabTo(page, "client");
		await page.keyboard.press("ArrowDown");
		await tabTo(page, "provider");
		await page.keyboard.press("Tab");
		await expect(nextDays(page).first()).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(field(page, "day-1")).toHaveValue(openDayAhead());
	} else await page.locator("form").evaluate((form) => form.querySelector<HTMLElement>("[name=name]")?.focus());
	if (name === "appointment") await tabTo(page, "name");
	await page.keyboard.type("Maria Lopez");
	await tabTo(page, name === "appointment" ? "phone" : "email");
	await page.keyboard.type(name === "appointment" ? "(918) 555-0107" : "maria@example.com");
	await tabTo(page, name === "appointment" ? "email" : "phone");
	await page.keyboard.type(name === "appointment" ? "maria@example.com" : "(918) 555-0107");
	if (name === "appointment") {
		await tabTo(page, "reachBy");
		await page.keyboard.press("ArrowDown");
		await tabTo(page, "note");
		await page.keyboard.type(mark);
		await tabTo(page, "consent");
		await page.keyboard.press("Space");
	} else {
		await tabTo(page, "topic");
		await page.keyboard.press("ArrowDown");
		await tabTo(page, "message");
		await page.keyboard.type(mark);
	}
	await tabTo(page, "submit");
	await page.keyboard.press("Enter");
};

/** The arrow leads to the first topic, and to the second radio of a group whose first is chosen by the first press. */
const chosen = {
	appointment: { subject: treatment.title, lines: ["Name: Maria Lopez", "Phone: (918) 555-0107", "E-mail: maria@example.com"] },
	message: { subject: messageFields.topic.options[0].label, lines: ["Name: Maria Lopez", "Phone: (918) 555-0107", "E-mail: maria@example.com"] },
} as const;

/** The page itself, its data and the scripts it has loaded, as far as no cache of the service worker has them. */
const notKept = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const needed = [location.href, ...loaded.filter((url) => /\.js$|\/page-data\//.test(new URL(url).pathname))];
		const found = await Promise.all(needed.map((url) => caches.match(url, { ignoreSearch: true })));
		return needed.filter((_, index) => !found[index]);
	});

for (const name of formNames) {
	const { endpoint, path, sent } = forms[name];

	test(`${path}, filled in by the keyboard alone: a confirmation with the focus, and a mail with the same reference and words`, async ({ page, desk }) => {
		const mark = newMark();
		await open(page, name);
		await sendByKeyboard(page, name, mark);
		const reference = await readReference(page, name);
		await expect(page.locator("main dl").filter({ hasText: reference })).toContainText("Maria Lopez");
		expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
		expect(await readDraft(page, name), "nothing is kept once it has arrived").toBeNull();
		const [mail] = await desk.mails(mark, 1);
		expect(mail?.reference).toBe(reference);
		expect(mail?.subject).toContain(chosen[name].subject);
		expect(mail?.secure, "over TLS").toBe(true);
		expect(mail?.to).toEqual(["desk@elm-place.example"]);
		expect(mail?.headers.find(([header]) => header === "reply-to")?.[1]).toBe("maria@example.com");
		for (const words of chosen[name].lines) expect(mail?.text).toContain(words);
	});

	test.describe(`${path} without script`, () => {
		test.use({ javaScriptEnabled: false });

		test("a plain post is confirmed on a page with its reference, and one mail", async ({ page, desk }) => {
			const mark = newMark();
			await page.goto(path);
			const [response] = await Promise.all([
				page.waitForResponse((answer) => answer.url().endsWith(endpoint) && answer.request().method() === "POST"),
				postWithoutScript(page, name, mark),
			]);
			expect(response.status()).toBe(202);
			expect(response.headers()["content-type"]).toContain("text/html");
			await expect(page.getByRole("heading", { level: 1, name: sent })).toBeVisible();
			const reference = await page.locator("#reference").innerText();
			expect(reference).toMatch(pattern);
			await expect(page.locator("main dl")).toContainText(mark);
			expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
			// "Send this again?": the same words on the same day are the same request.
			await page.reload();
			await expect(page.locator("#reference")).toHaveText(reference);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});

		test("a wrong field: the form again with its error and what was typed; corrected it arrives, once", {
			tag: name === "appointment" ? [] : "@deep",
		}, async ({ page, desk }) => {
			const mark = newMark();
			const wrong = "918 555 0107 918 555 0107 918 5550";
			await page.goto(path);
			// Thirty digits pass the browser's own checks and not the schema.
			await postWithoutScript(page, name, mark, { phone: wrong });
			const summary = page.getByRole("group").and(page.locator(":focus"));
			await expect(summary.getByRole("link")).toHaveCount(1);
			await expect(page).toHaveTitle(/^Error: /);
			await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
			await expect(field(page, "phone")).toHaveAccessibleDescription(/^Error: \w/);
			await expect(field(page, "phone")).toHaveValue(wrong);
			await expect(field(page, "name")).toHaveValue("Maria Lopez");
			await expect(field(page, freeText[name])).toHaveValue(mark);
			if (name === "appointment") {
				await expect(field(page, "service")).toHaveValue(treatment.slug);
				await expect(field(page, "day-1")).toHaveValue(openDayAhead());
				await expect(field(page, "consent")).toBeChecked();
			}
			await field(page, "phone").fill("(918) 555-0107");
			await send(page);
			await expect(page.getByRole("heading", { level: 1, name: sent })).toBeVisible();
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(await page.locator("#reference").innerText());
		});
	});

	test.describe(`${path} between the browser and the server`, { tag: name === "message" ? [] : "@deep" }, () => {
		test("an answer that is lost on its way: sent again it is the same request, and one mail", async ({ page, desk }) => {
			const mark = newMark();
			const references: string[] = [];
			await page.route(`**${endpoint}`, async (route) => {
				if (route.request().method() !== "POST") return route.continue();
				const response = await route.fetch();
				expect(response.status()).toBe(202);
				references.push(((await response.json()) as { reference: string }).reference);
				return references.length === 1 ? route.abort("connectionreset") : route.fulfill({ response });
			});
			await open(page, name);
			await fill(page, name, mark);
			await send(page);
			await notice(page).getByRole("button", { name: /again/i }).click();
			const reference = await readReference(page, name);
			expect(references).toEqual([reference, reference]);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});

		test("a mail server that is down for a while: the visitor is confirmed at once, the mail comes when it is back", async ({ page, desk }) => {
			const mark = newMark();
			await open(page, name);
			await fill(page, name, mark);
			const reference = { shown: "" };
			await desk.withoutMail(async () => {
				await send(page);
				reference.shown = await readReference(page, name);
			});
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference.shown);
		});
	});

	// With the service worker, as on the real site: without a connection a page opens only through it.
	test.describe(`${path} with the service worker`, { tag: name === "appointment" ? [] : "@deep" }, () => {
		test.use({ serviceWorkers: "allow" });
		test.describe.configure({ timeout: 180_000 });

		test("offline at sending: the form says so, outlives a reload, and is sent once on return", async ({ page, context, desk }) => {
			const mark = newMark();
			await page.goto(path);
			await ready(page);
			await fill(page, name, mark);
			await expect.poll(() => notKept(page), { message: "what the worker has not kept of the page", timeout: 60_000 }).toEqual([]);
			await context.setOffline(true);
			await send(page);
			await expect(notice(page)).toContainText(/offline/i);
			await page.reload();
			await ready(page);
			await expect(field(page, freeText[name])).toHaveValue(mark);
			await context.setOffline(false);
			const reference = await readReference(page, name);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});
	});
}
