import { expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { expectSound } from "../support/accessibility";
import { forms, treatment } from "../support/forms";
import { openDayAhead } from "../support/open-days";
import { still } from "../support/shell";
import { newNote, test } from "./form-server";

// tests/server/desk.test.mjs and sign-in.test.mjs test what's stored, mailed and refused.

test.use(still);

const day = openDayAhead();
const valid = {
	service: treatment.slug,
	client: "new",
	"day-1": day,
	name: "Maria Lopez",
	phone: "(918) 555-0107",
	reachBy: "text",
	consent: "yes",
};

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

/** Submits the page's form as a browser without script does, but without validating it first. */
const postPlain = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
	const answered = page.waitForURL(/\/api\//);
	await page.evaluate((entries) => {
		const form = document.querySelector<HTMLFormElement>("main form");
		for (const [name, value] of Object.entries(entries))
			for (const control of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])
				if (control.type === "radio" || control.type === "checkbox")
					control.checked = control.value === value;
				else control.value = value;
		if (form) HTMLFormElement.prototype.submit.call(form);
	}, values);
	await answered;
};

/** @returns the first line of the request's note */
const sendRequest = async (page: Page): Promise<string> => {
	const note = newNote();
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...valid, note: `${note}\n${"A-word-without-a-break".repeat(6)}` });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.appointment.sent);
	return note;
};

const noticeOf = (page: Page) => page.getByRole("group", { name: /saved|sent|change|canceled/i });

test("the desk signs in, books a time, takes it back, and finds a request", async ({
	page,
	server,
}) => {
	const note = await sendRequest(page);
	const { text, reference } = await server.findMail(note);
	const openLink = async (mail: string) =>
		page.goto(/\/api\/desk\?\S+/.exec(mail)?.[0] ?? "no link in the mail");
	await openLink(text);
	await page.getByLabel("Email").fill("desk@elm-place.example");
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByRole("group", { name: "Check your email" })).toBeFocused();
	await expectServed(page, "sign-in");
	await openLink((await server.findMail("sign-in=")).text);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByLabel("Your name").fill("Dana Reyes");
	await page.getByLabel("Your name").press("Enter");
	await expect(page.getByText(note)).toBeVisible();

	const save = page.getByRole("button", { name: "Save", exact: true });
	const time = page.getByLabel("Time", { exact: true });
	await page.getByLabel("We’ve agreed on a time").check();
	await save.click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(time).toHaveAccessibleDescription(/Error: Choose a time\./);
	await expectServed(page, "a request with an error");
	await page.getByLabel("Date").fill(day);
	await time.fill("05:30");
	await page.getByLabel("With").selectOption({ index: 1 });
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

test("a visitor's link and the summary of errors are accessible", async ({ page }) => {
	await page.goto(forms.appointment.path);
	await postPlain(page, {
		...valid,
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
	const send = page.getByRole("button", { name: "Send" });
	await send.click();
	await expect(noticeOf(page)).toBeFocused();
	await expectServed(page, "the visitor's page");
	await page.getByLabel("Cancel it").check();
	await page.getByLabel("Last four digits of your phone number").fill(valid.phone.slice(-4));
	await send.click();
	await expect(page.getByText("You canceled this request.")).toBeVisible();
	await page.goto("/api/request?reference=AAAA-AAAA&signature=x");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
	await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
});
