import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { expectSound } from "../support/accessibility";
import { site } from "../support/content";
import {
	confirmation,
	type FormName,
	field,
	forms,
	moreDays,
	open,
	readDraft,
	send,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openDayAhead } from "../support/open-days";
import { noLimits, startServer, temporaryOutbox } from "../support/serve.mjs";
import { type ReceivedMail, startMailServer } from "../support/smtp.mjs";

/** The built site with its functions, an outbox of its own and a real mail server: each worker starts one. */
const test = base.extend<
	object,
	{ desk: { url: string; findMail: (mark: string) => Promise<ReceivedMail> } }
>({
	desk: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this pattern
		async ({}, use) => {
			const mail = await startMailServer();
			const outbox = temporaryOutbox();
			// Tests fill in a form faster than people do, and what's held isn't mailed.
			const site = await startServer({
				OUTBOX_DIR: outbox.folder,
				LINK_SECRET: randomUUID(),
				...noLimits,
				HOLD_UNDER_MS: "0",
				...mail.env,
			});
			const findMail = async (mark: string) => {
				const find = () => mail.seen.find(({ text }) => text.includes(mark));
				await expect.poll(find, `a mail that says "${mark}"`).toBeDefined();
				return find() as ReceivedMail;
			};
			await use({ url: site.url, findMail });
			await site.stop();
			await mail.remove();
			outbox.remove();
		},
		{ scope: "worker" },
	],
	baseURL: ({ desk }, use) => use(desk.url),
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

const newMark = (): string => `mark ${randomUUID()}`;
const day = openDayAhead();
const right = {
	service: treatment.slug,
	client: "new",
	"day-1": day,
	name: "Maria Lopez",
	phone: "(918) 555-0107",
	reachBy: "text",
	consent: "yes",
};

const sendByKeyboard = async (page: Page, name: FormName, mark: string): Promise<void> => {
	const texts: Record<string, string> = {
		name: "Maria Lopez",
		phone: "(918) 555-0107",
		email: "maria@example.com",
		note: mark,
		message: mark,
	};
	// The first button without a name is the next open day.
	const keys: Record<string, string> = {
		client: "ArrowDown",
		button: "Enter",
		reachBy: "ArrowDown",
		topic: "ArrowDown",
		consent: "Space",
		submit: "Enter",
	};
	if (name === "appointment") {
		await treatmentSearch(page).focus();
		await page.keyboard.type(treatment.title);
		await page.keyboard.press("Enter");
	} else await field(page, "name").focus();
	for (let step = 0, at = ""; at !== "submit"; step += 1) {
		expect(step, "Tab reaches the button that sends").toBeLessThan(60);
		at = await page.evaluate(
			() =>
				document.activeElement?.getAttribute("name") ??
				document.activeElement?.getAttribute("type") ??
				"",
		);
		await page.keyboard.type(texts[at] ?? "");
		const key = keys[at];
		if (key) await page.keyboard.press(key);
		if (at === "button") delete keys.button;
		if (at !== "submit") await page.keyboard.press("Tab");
	}
};

test("each form can be sent with the keyboard alone, and arrives as a mail", async ({
	page,
	desk,
}) => {
	for (const name of ["appointment", "message"] as const) {
		const mark = newMark();
		await open(page, name);
		await sendByKeyboard(page, name, mark);
		const sent = page.locator("main :focus").filter({ has: confirmation(page, name) });
		const mail = await desk.findMail(mark);
		await expect(sent).toContainText(mail.reference);
		expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
		expect(await readDraft(page, name), "no draft is left").toBeNull();
		expect(mail.text).toContain("Name: Maria Lopez");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a form comes back with its error and all values; corrected, it arrives", async ({
		page,
		desk,
	}) => {
		const mark = newMark();
		// Thirty digits pass the browser's validation, but not the schema's.
		const texts = {
			name: "Maria Lopez",
			phone: "918 555 0107 918 555 0107 918 5550",
			note: mark,
			"day-1": day,
			"day-3": openDayAhead(3),
		};
		await page.goto(`${forms.appointment.path}?service=${treatment.slug}`);
		await page.locator("form summary").first().click();
		await field(page, "service-2").selectOption("consultation");
		await moreDays(page).click();
		for (const box of [
			field(page, "client", "new"),
			field(page, "earlier"),
			field(page, "reachBy", "text"),
			field(page, "consent"),
		])
			await box.check();
		for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
		await send(page);
		await expect(page.getByRole("group").and(page.locator(":focus")).getByRole("link")).toHaveCount(
			1,
		);
		await expect(page).toHaveTitle(/^Error: /);
		await expect(field(page, "phone")).toHaveAttribute("aria-invalid", "true");
		for (const [name, text] of Object.entries({
			...texts,
			service: treatment.slug,
			"service-2": "consultation",
		}))
			await expect(field(page, name), name).toHaveValue(text);
		for (const name of ["earlier", "consent"]) await expect(field(page, name)).toBeChecked();
		await field(page, "phone").fill("(918) 555-0107");
		await send(page);
		await expect(
			page.getByRole("heading", { level: 1, name: forms.appointment.sent }),
		).toBeVisible();
		const { reference, text } = await desk.findMail(mark);
		// Reloading posts the form again: the same text on the same day is the same request.
		await page.reload();
		await expect(page.locator("#reference")).toHaveText(reference);
		expect(text).toContain(`Treatment:\n  ${treatment.title}\n  ${site.consultation.title}`);
	});
});

/** Expects a page of the server to be accessible at every width, with the site's fonts, its own style, and no script. */
const expectServed = async (page: Page, state: string): Promise<void> => {
	await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect
		.poll(() =>
			page.evaluate(
				() => document.fonts.check("20px Cormorant") && document.fonts.check("17px Figtree"),
			),
		)
		.toBe(true);
	await expectSound(page, state, "body", [1440, 768, 320]);
	expect(await page.locator("script").count()).toBe(0);
};
/** Posts the page's form with these values as a browser without script does, past the browser's own checks. */
const postPlain = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
	const answered = page.waitForURL(/\/api\//);
	await page.evaluate((fields) => {
		const form = document.querySelector<HTMLFormElement>("main form");
		for (const [field, value] of Object.entries(fields))
			for (const control of form?.querySelectorAll<HTMLInputElement>(`[name="${field}"]`) ?? [])
				if (control.type === "radio" || control.type === "checkbox")
					control.checked = control.value === value;
				else control.value = value;
		if (form) HTMLFormElement.prototype.submit.call(form);
	}, values);
	await answered;
};
/** Sends a request without script. @returns a mark in its note */
const sendRequest = async (page: Page): Promise<string> => {
	const mark = newMark();
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, note: `${mark}\n${"A-word-without-a-break".repeat(6)}` });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.appointment.sent);
	return mark;
};
const noticeOf = (page: Page) => page.getByRole("group", { name: /saved|sent|change|canceled/i });

// What's stored, mailed and refused: tests/server/desk.test.mjs and tests/server/sign-in.test.mjs.
test("the desk signs in, books a time, takes it back, and finds a request", async ({
	page,
	desk,
}) => {
	const mark = await sendRequest(page);
	const { text, reference } = await desk.findMail(mark);
	const openLink = async (mail: string) =>
		page.goto(/\/api\/desk\?\S+/.exec(mail)?.[0] ?? "no link in the mail");
	await openLink(text);
	await page.getByLabel("Email").fill("desk@elm-place.example");
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("group", { name: "Check your email" })).toBeFocused();
	await expectServed(page, "sign-in");
	await openLink((await desk.findMail("sign-in=")).text);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByLabel("Your name").fill("Dana Reyes");
	await page.getByLabel("Your name").press("Enter");
	await expect(page.getByText(mark)).toBeVisible();

	const save = page.getByRole("button", { name: "Save", exact: true });
	const time = page.getByLabel("Time", { exact: true });
	await page.getByLabel("We’ve agreed on a time").check();
	await save.click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(time).toHaveAccessibleDescription(/Error: Choose a time\./);
	await expectServed(page, "a request with an error");
	await page.getByLabel("Date").fill(day);
	await time.fill("05:30");
	await save.click();
	await expect(time).toHaveAccessibleDescription(/If that’s what you want, save it again\./);
	await save.click();
	await expect(
		page.getByRole("definition").filter({ hasText: /^Booked by Dana Reyes.*5:30 AM/s }),
	).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("group", { name: "Undone" })).toBeFocused();

	await page.getByRole("link", { name: "All requests" }).click();
	await page.getByRole("searchbox").fill("918.555.0107");
	await page.getByRole("searchbox").press("Enter");
	await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText(
		"Maria Lopez",
	);
	await expectServed(page, "the inbox");
});

test("a visitor's link and the server's summary of errors are accessible, and lead on", async ({
	page,
}) => {
	await page.goto(forms.appointment.path);
	await postPlain(page, {
		...right,
		name: "",
		phone: "12",
		email: "maria@",
		note: "A-word-without-a-break".repeat(8),
	});
	await expect(page.getByRole("group", { name: errorsHeading(3) })).toBeFocused();
	await expectServed(page, "errors");
	for (const link of await page.getByRole("group").getByRole("link").all()) {
		await link.click();
		const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
		await expect(target).toBeInViewport();
		await expect(target).toHaveAccessibleDescription(`Error: ${await link.innerText()}`);
	}
	await sendRequest(page);
	await expectServed(page, "the confirmation");
	await page.getByRole("link", { name: "Change or cancel this request" }).click();
	await page.getByRole("button", { name: "Send the change" }).click();
	await expect(noticeOf(page)).toBeFocused();
	const yes = page.getByRole("button", { name: "Yes, cancel it" });
	await expect(yes).toBeHidden();
	await page.getByText("Cancel it", { exact: true }).click();
	await expectServed(page, "the visitor's page");
	await yes.click();
	await expect(page.getByText("You canceled this request.")).toBeVisible();
	await page.goto("/api/request?reference=AAAA-AAAA&signature=x");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
	await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
});
