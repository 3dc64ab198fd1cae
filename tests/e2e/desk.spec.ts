import { expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { axeViolations } from "../support/accessibility";
import { postPlain, test } from "../support/desk";
import { forms, treatment } from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** The server's pages, for forms sent without script and behind the links of the front desk and of visitors: without script and with axe. */

/** The narrowest one is last: the rest is looked at and clicked there. */
const widths = [1440, 768, 320];
const day = openDayAhead();

const right = {
	...{ service: treatment.slug, client: "new", provider: "", "day-1": day, "time-1": "any", name: "Maria Lopez", phone: "(918) 555-0107", email: "" },
	...{ reachBy: "text", consent: "yes", blank: "" },
};

/** axe finds nothing, nothing overflows, and the page's policy takes its own style and the site's fonts. */
const expectAccessible = async (page: Page): Promise<void> => {
	await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	const hasFonts = () => page.evaluate(() => document.fonts.check("20px Cormorant") && document.fonts.check("17px Figtree"));
	await expect.poll(hasFonts, "the site's fonts are there").toBe(true);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(beyond, `nothing overflows the viewport at ${width} px`).toBeLessThanOrEqual(0);
	}
	expect(await axeViolations(page)).toEqual([]);
	expect(await page.locator("script").count()).toBe(0);
};
/** Sends a request without script. @returns a mark in its note */
const sendRequest = async (page: Page): Promise<string> => {
	const mark = `request ${crypto.randomUUID()}`;
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, note: `${mark}\n${"A-word-without-a-break".repeat(6)}` });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.appointment.sent);
	return mark;
};
const noticeOf = (page: Page) => page.getByRole("group", { name: /saved|sent|change|canceled/i });

test("the desk opens the link of a mail, signs in, books a time, takes it back, and finds the request by phone", async ({ page, desk }) => {
	const mark = await sendRequest(page);
	const { text, reference } = await desk.findMail(mark);
	const open = async (mail: string) => page.goto(/\/api\/desk\?\S+/.exec(mail)?.[0] ?? "no link in the mail");
	await open(text);
	await expect(page.getByText(mark)).toHaveCount(0);
	await expectAccessible(page);
	await page.getByLabel("Email").fill("desk@elm-place.example");
	await page.getByRole("button", { name: "Email me a link" }).click();
	await expect(page.getByRole("group", { name: "Check your email" })).toBeFocused();
	await open((await desk.findMail("sign-in=")).text);
	await page.getByRole("button", { name: "Sign in" }).click();
	const name = page.getByLabel("Your name");
	await expect(name).toHaveAccessibleDescription(/Error: Enter your name\./);
	await expectAccessible(page);
	await name.fill("Dana Reyes");
	await name.press("Enter");
	await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
	await expect(page.getByText(mark)).toBeVisible();
	await expect(page.getByRole("link", { name: "Text", exact: true })).toHaveAttribute("href", "sms:+19185550107");
	await expectAccessible(page);

	const save = page.getByRole("button", { name: "Save", exact: true });
	await page.getByLabel("We’ve agreed on a time").check();
	await save.click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(page.getByLabel("Time", { exact: true })).toHaveAccessibleDescription(/Error: Choose a time\./);
	await page.getByLabel("Date").fill(day);
	await page.getByLabel("Time", { exact: true }).fill("05:30");
	await page.getByLabel("Note").fill("By phone");
	await save.click();
	await expect(page.getByLabel("Time", { exact: true })).toHaveAccessibleDescription(/If that’s what you want, save it again\./);
	await expectAccessible(page);
	await save.click();
	await expect(noticeOf(page)).toContainText("For ten seconds you can undo it");
	await expect(page.getByRole("definition").filter({ hasText: /^Booked by Dana Reyes.*5:30 AM.*By phone/s })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("group", { name: "Undone" })).toBeFocused();

	await page.getByRole("link", { name: "All requests" }).click();
	await expectAccessible(page);
	const search = page.getByRole("searchbox");
	await search.fill("918.555.0107");
	await search.press("Enter");
	await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText("Maria Lopez");
	await expect(page).toHaveURL(/\/api\/desk\?found=1$/);
	await search.fill("nobody at all");
	await search.press("Enter");
	await expect(page.getByText("No matches.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("group", { name: "You’re signed out" })).toBeFocused();
});

test("a visitor follows the link on the confirmation, changes the request and withdraws it", async ({ page }) => {
	await sendRequest(page);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Change or cancel this request" }).click();
	await expect(page.getByText(/Nothing is booked yet/)).toBeVisible();
	await expectAccessible(page);

	const change = page.getByLabel("What should change?");
	await page.getByRole("button", { name: "Send the change" }).click();
	await expect(noticeOf(page)).toBeFocused();
	await expect(change).toHaveAccessibleDescription(/Error: Write what should change\./);
	await expectAccessible(page);
	await change.fill("Could we make it Tuesday?");
	await page.getByRole("button", { name: "Send the change" }).click();
	await expect(noticeOf(page)).toContainText("We’ve got your change");

	const yes = page.getByRole("button", { name: "Yes, cancel it" });
	await expect(yes).toBeHidden();
	await page.getByText("Cancel it", { exact: true }).click();
	await expectAccessible(page);
	await yes.click();
	await expect(page.getByText("You canceled this request.")).toBeVisible();
	await expect(page.locator("main form")).toHaveCount(0);
});

test("a form sent without script comes back with its errors: each line of the summary links to its field", async ({ page }) => {
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, name: "", phone: "12", email: "maria@", note: "A-word-without-a-break".repeat(8) });
	await expect(page.getByRole("group", { name: errorsHeading(3) })).toBeFocused();
	await expectAccessible(page);
	for (const link of await page.getByRole("group").getByRole("link").all()) {
		const words = await link.innerText();
		await link.click();
		const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
		await expect(target).toBeInViewport();
		await expect(target).toHaveAccessibleDescription(`Error: ${words}`);
	}
});

test("a form or a link that's refused says what to do", async ({ page }) => {
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right, name: "x".repeat(70_000) });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/wasn’t sent/i);
	await expectAccessible(page);
	await page.goto("/api/request?reference=AAAA-AAAA&signature=x");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
	await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
	await expectAccessible(page);
});
