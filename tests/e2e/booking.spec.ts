import { expect, type Page } from "@playwright/test";
import { test } from "../support/desk";
import { draftOf, type FormName, field, fill, formNames, forms, freeText, open, postWithoutScript, ready, send, sendButton } from "../support/forms";
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

/** The reference of the confirmation in the form's place. */
const referenceOf = async (page: Page, name: FormName): Promise<string> => {
	const confirmation = page.locator("main :focus").filter({ has: page.getByRole("heading", { name: forms[name].sent }) });
	await expect(confirmation).toContainText("Your reference");
	const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await confirmation.innerText())?.[0] ?? "";
	expect(reference).toMatch(pattern);
	return reference;
};

/** Types into the field of a label, with the keyboard alone. */
const type = async (page: Page, label: string, text: string): Promise<void> => {
	await page.getByLabel(label, { exact: true }).focus();
	await page.keyboard.type(text);
};
/** Chooses the radio or checkbox of a label with the space bar. */
const tick = async (page: Page, label: string | RegExp): Promise<void> => {
	await page.getByLabel(label).focus();
	await page.keyboard.press("Space");
};

/** Fills a form by the words beside its fields, with the keyboard alone, and sends it. */
const sendByKeyboard = async (page: Page, name: FormName, mark: string): Promise<void> => {
	if (name === "appointment") {
		await page.getByRole("combobox", { name: "Treatment" }).focus();
		await page.keyboard.type("hydraf");
		await page.keyboard.press("Enter");
		await tick(page, "I am new here");
		await page.getByRole("list", { name: "Next open days" }).getByRole("button").first().focus();
		await page.keyboard.press("Enter");
	}
	await type(page, "Name", "Maria Lopez");
	await type(page, "Phone", "(918) 555-0107");
	await type(page, "E-mail", "maria@example.com");
	if (name === "appointment") {
		await tick(page, "Text me");
		await type(page, "Note (optional)", mark);
		await tick(page, /^You may contact me about this request/);
	} else {
		await page.getByLabel("Topic", { exact: true }).focus();
		await page.keyboard.type("A product");
		await type(page, "Message", mark);
	}
	await sendButton(page, name).focus();
	await page.keyboard.press("Enter");
};

for (const name of formNames) {
	const { endpoint, path, sent } = forms[name];

	test.describe(path, () => {
		test("filled in by its labels with the keyboard: a confirmation, and a mail with the same reference and words", async ({ page, desk }) => {
			const mark = newMark();
			await open(page, name);
			await sendByKeyboard(page, name, mark);
			const reference = await referenceOf(page, name);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
			expect(mail?.subject).toContain(name === "appointment" ? "HydraFacial" : "A product from the shop");
			expect(mail?.secure, "over TLS").toBe(true);
			expect(mail?.to).toEqual(["desk@elm-place.example"]);
			expect(mail?.headers.find(([header]) => header === "reply-to")?.[1]).toBe("maria@example.com");
			for (const words of ["Name: Maria Lopez", "Phone: (918) 555-0107", "E-mail: maria@example.com"]) expect(mail?.text).toContain(words);
			expect(await draftOf(page, name), "nothing is kept once it has arrived").toBeNull();
		});

		test("a double click is one request and one mail", async ({ page, desk }) => {
			const mark = newMark();
			await open(page, name);
			await fill(page, name, mark);
			await sendButton(page, name).dblclick();
			const reference = await referenceOf(page, name);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});

		test("two tabs with the same words are two requests, each with its reference and mail", async ({ page, context, desk }) => {
			const mark = newMark();
			const other = await context.newPage();
			await other.emulateMedia({ reducedMotion: "reduce" });
			for (const tab of [page, other]) {
				await tab.bringToFront();
				await open(tab, name);
				await fill(tab, name, mark);
			}
			const references: string[] = [];
			for (const tab of [page, other]) {
				await tab.bringToFront();
				await send(tab, name);
				references.push(await referenceOf(tab, name));
			}
			expect(references[0]).not.toBe(references[1]);
			const mails = await desk.mails(mark, 2);
			expect(mails.map(({ reference }) => reference).sort()).toEqual([...references].sort());
			expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
		});

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
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("The connection failed");
			await page.getByRole("button", { name: "Try again" }).click();
			const reference = await referenceOf(page, name);
			expect(references).toEqual([reference, reference]);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});

		test("offline at sending: the form says so, and sends once on return", async ({ page, context, desk }) => {
			const mark = newMark();
			await open(page, name);
			await fill(page, name, mark);
			await context.setOffline(true);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("You are offline");
			await expect(page.locator("form :focus")).toContainText("it is sent by itself, once");
			await context.setOffline(false);
			const reference = await referenceOf(page, name);
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
		});
	});

	test.describe(`${path} without script`, () => {
		test.use({ javaScriptEnabled: false });

		test("a plain post is confirmed on a page with its reference, and one mail", async ({ page, desk }) => {
			const mark = newMark();
			await page.goto(path);
			await postWithoutScript(page, name, mark);
			await expect(page.getByRole("heading", { level: 1, name: sent })).toBeVisible();
			const reference = await page.locator(".reference").innerText();
			expect(reference).toMatch(pattern);
			await expect(page.locator("main dl")).toContainText(mark);
			expect(new URL(page.url()).search, "nothing personal in the address").toBe("");
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(reference);
			// "Send this again?": the same words on the same day are the same request.
			await page.reload();
			await expect(page.locator(".reference")).toHaveText(reference);
			await desk.mails(mark, 1);
		});

		test("a wrong field: the form again with its error and what was typed; corrected it arrives, once", async ({ page, desk }) => {
			const mark = newMark();
			await page.goto(path);
			// Thirty digits pass the browser's own checks and not the schema.
			await postWithoutScript(page, name, mark, { phone: "918 555 0107 918 555 0107 918 5550" });
			await expect(page.getByRole("group", { name: "One field needs another look" })).toBeFocused();
			await expect(page).toHaveTitle(/^Error: /);
			const phone = page.getByLabel("Phone", { exact: true });
			await expect(phone).toHaveAttribute("aria-invalid", "true");
			await expect(phone).toHaveAccessibleDescription(/^Error: Write the phone number/);
			await expect(phone).toHaveValue("918 555 0107 918 555 0107 918 5550");
			await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Maria Lopez");
			await expect(field(page, freeText[name])).toHaveValue(mark);
			if (name === "appointment") {
				await expect(page.getByLabel("Treatment")).toHaveValue("hydrafacial");
				await expect(page.getByLabel("First day", { exact: true })).toHaveValue(openDayAhead());
				await expect(field(page, "consent")).toBeChecked();
			}
			await phone.fill("(918) 555-0107");
			await page.getByRole("button", { name: "Send" }).click();
			await expect(page.getByRole("heading", { level: 1, name: sent })).toBeVisible();
			const [mail] = await desk.mails(mark, 1);
			expect(mail?.reference).toBe(await page.locator(".reference").innerText());
		});
	});
}

test("a mail server that is down for a while: the visitor is confirmed at once, the mail comes when it is back", async ({ page, desk }) => {
	const mark = newMark();
	await open(page, "message");
	await fill(page, "message", mark);
	await desk.withoutMail(async () => {
		await send(page, "message");
		await referenceOf(page, "message");
	});
	await desk.mails(mark, 1);
	await page.reload();
	await ready(page);
	await expect(field(page, "message")).toHaveValue("");
});
