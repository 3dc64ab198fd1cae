import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { describeDates, findItems, listTurningDays } from "../../src/lib/services/aftercare";
import { isOccasion } from "../../src/lib/services/occasions";
import { toInstant, toLocalDate } from "../../src/lib/time/clock";
import { addDays, formatDay } from "../../src/lib/time/dates";
import { findOpenDays } from "../../src/lib/time/opening-days";
import { axeViolations } from "../support/accessibility";
import { aftercare, services, site, waits } from "../support/content";
import { openPage, watchErrors } from "../support/hydration";
import { countPages, print } from "../support/print";

/** After a visit, before an event, and the sheet to bring (docs/specification.md R140 to R144). */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const today = toLocalDate(site.timeZone, new Date());
const byLength = [...aftercare].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
/** The longest one that something still changes in after its first day. */
const shown = byLength.find(({ items }) => listTurningDays(items).some((day) => day > 1));
const wait = waits.find(({ after, before, days }) => days > 0 && !isOccasion(after) && !isOccasion(before));
const eventful = services.find(({ course }) => course.eventLeadDays !== null && (course.sessions?.min ?? 1) > 1);
if (!shown || !wait || !eventful) throw new Error("content/ has no aftercare, waiting time or event for these tests.");
const titleOf = (slug: string): string => services.find((service) => service.slug === slug)?.title ?? slug;

/** Everything that the browser keeps for this site, as one text. */
const readStored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("the day of a treatment gives what holds today, and a calendar file of what changes; nothing is sent or stored", async ({ page }) => {
	const errors = watchErrors(page);
	await openPage(page, `/aftercare/${shown.slug}`);
	const field = page.getByLabel("Day of your treatment");
	await expect(field).toBeVisible();
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") sent.push(request.url());
	});
	const treated = addDays(today, -1);
	await field.fill(treated);
	const region = page.getByRole("region", { name: "Today" });
	await expect(region.getByRole("status").first()).toHaveText("Today is day 1.");
	const items = region.getByRole("listitem");
	for (const { text } of findItems(shown.items, 1)) await expect(items.filter({ hasText: text })).toHaveCount(1);
	await expect(items).toHaveCount(findItems(shown.items, 1).length);
	await expect(page.getByRole("rowheader").filter({ hasText: "Today" })).toHaveCount(findItems(shown.items, 1).length);
	for (const item of shown.items) await expect(page.getByRole("rowheader").filter({ hasText: describeDates(item, treated) })).not.toHaveCount(0);
	expect(await axeViolations(page)).toEqual([]);
	await page.context().setOffline(true);
	const [file] = await Promise.all([page.waitForEvent("download"), region.getByRole("button", { name: "Add to calendar" }).click()]);
	const events = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), "utf8"))).getAllSubcomponents("vevent");
	expect(events.map((event) => String(event.getFirstPropertyValue("dtstart")))).toEqual(listTurningDays(shown.items).map((day) => addDays(treated, day)));
	expect(await readStored(page)).not.toContain(treated);
	expect([sent, errors]).toEqual([[], []]);
});

test("at night, the page opens with 911; on a phone, the jump to help shows every sign for 911 first; a day that hasn't come yet is refused in words", async ({
	page,
}) => {
	await page.clock.setFixedTime(toInstant(`${today}T03:00`, site.timeZone));
	await page.setViewportSize({ width: 390, height: 844 });
	await openPage(page, `/aftercare/${shown.slug}`);
	await expect(page.getByRole("link", { name: "In an emergency, call 911" })).toHaveAttribute("href", "tel:911");
	await page.getByRole("link", { name: "See when to call" }).click();
	for (const { level, text } of shown.warnings) if (level === "911") await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
	await expect(page.locator("#help h3")).toHaveText(["Call 911", "Call now", "Call us today"]);
	await page.getByLabel("Day of your treatment").fill(addDays(today, 1));
	await expect(page.locator("#today-treated-error")).toHaveText("Error: That day hasn’t come yet. Choose today or an earlier day.");
});

const expectOnePage = async (page: Page, entries: typeof aftercare) => {
	for (const { slug } of entries) {
		await page.goto(`/aftercare/${slug}`);
		// What the browser's own command prints, with the margins that people choose.
		for (const margin of ["0", "0.4in", "1in"])
			expect([await countPages(page, "Letter", margin), await countPages(page, "A4", margin)], `${slug}, ${margin}`).toEqual([1, 1]);
	}
};

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the table has every day, no sentence speaks of fields that aren't there, and the visit sheet is blank", async ({ page }) => {
		await page.goto(`/aftercare/${shown.slug}`);
		await expect(page.getByRole("table", { name: "Day by day" }).getByRole("row")).toHaveCount(shown.items.length + 1);
		await expect(page.getByRole("heading", { name: "When to call" })).toBeVisible();
		for (const { text } of shown.warnings) await expect(page.getByText(text, { exact: true })).toBeVisible();
		await page.goto("/resources/your-first-visit#visit-sheet");
		await expect(page.getByLabel("Allergies")).toHaveValue("");
		for (const path of ["/aftercare", `/aftercare/${shown.slug}`, `/services/${eventful.slug}`, "/treatment-finder"]) {
			await page.goto(path);
			await expect(page.getByText(/\b(?:Tell us what you had|Enter the day|choose a treatment and the day)\b/).filter({ visible: true })).toHaveCount(0);
		}
	});
	test("the three longest are one page each, on Letter and on A4", ({ page }) => expectOnePage(page, byLength.slice(0, 3)));
	test("each is one page, on Letter and on A4", { tag: "@deep" }, ({ page }) => expectOnePage(page, byLength));
});

test("“When can I come again?” gives the earliest open day and why, and never says that there's no wait", async ({ page }) => {
	await openPage(page, "/aftercare");
	const region = page.getByRole("region", { name: "When can I come again?" });
	await region.scrollIntoViewIfNeeded();
	await region.getByLabel("What you had").selectOption(wait.after);
	await region.getByLabel("What you’d like next").selectOption(wait.before);
	await region.getByLabel("When you had it").fill(today);
	const [earliest = ""] = findOpenDays(addDays(today, wait.laterDays ?? wait.days), 1, site);
	const status = region.locator("output");
	await expect(status).toContainText(`before ${titleOf(wait.before)}: ${wait.why}.`);
	await expect(status).toContainText(formatDay(earliest));
	const unset = services.find(({ slug }) => slug !== wait.after && !waits.some(({ after, before }) => after === wait.after && before === slug));
	await region.getByLabel("What you’d like next").selectOption(unset?.slug ?? "");
	await expect(status).toContainText("you may still need one");
});

test("a comparison and the request form show a waiting time as a notice, and let everything be chosen", async ({ page }) => {
	await openPage(page, `/compare?services=${wait.after},${wait.before}`);
	await expect(page.getByRole("note").filter({ hasText: `before ${titleOf(wait.before)}: ${wait.why}.` })).toBeVisible();
	await openPage(page, `/schedule?service=${wait.before}`);
	await page.getByText("Had something else done lately?").click();
	await expect(page.getByRole("note").filter({ hasText: `before ${titleOf(wait.before)}: ${wait.why}.` })).toBeVisible();
});

test("there's time before an event, or it's tight, or it's too late and the sentence says why", async ({ page }) => {
	await openPage(page, `/services/${eventful.slug}`);
	const region = page.getByRole("region", { name: "Plan back from a date" });
	await region.scrollIntoViewIfNeeded();
	const field = region.getByLabel("Day of your event");
	const status = region.locator("output");
	await field.fill(addDays(today, 1));
	await expect(status).toContainText("Too late, because");
	await expect(region.getByRole("link", { name: "Book the first visit" })).toBeHidden();
	await field.fill(addDays(today, 720));
	await expect(status).toContainText("Fits: ");
	const visits = eventful.course.sessions?.min ?? 1;
	await expect(region.locator("dt")).toHaveCount(visits + 1);
	const [file] = await Promise.all([page.waitForEvent("download"), region.getByRole("button", { name: "Add to calendar" }).click()]);
	expect(readFileSync(await file.path(), "utf8").match(/BEGIN:VEVENT/g)).toHaveLength(visits);
	const booking = new RegExp(`^/schedule\\?service=${eventful.slug}&day=\\d{4}-\\d\\d-\\d\\d&plan=`);
	await expect(region.getByRole("link", { name: "Book the first visit" })).toHaveAttribute("href", booking);
	await expect(region.getByRole("link", { name: "Text this plan" })).toHaveAttribute("href", /^sms:\?&body=.+Total/);
	expect(await axeViolations(page)).toEqual([]);
});

test("the visit sheet prints what's in it on one page, and stores and sends nothing", async ({ page }) => {
	await openPage(page, "/resources/your-first-visit#visit-sheet");
	for (const field of await page.locator("#visit-sheet-paper textarea").all()) {
		await field.fill("Sertraline, 50 mg in the morning. ".repeat(30).slice(0, 1000));
		expect(await field.getAttribute("name")).toBeNull();
	}
	const button = page.getByRole("button", { name: "Print your sheet" });
	await print(page, button);
	await expect(page.locator("#visit-sheet-paper").getByText("Sertraline, 50 mg in the morning.").last()).toBeVisible();
	expect(await countPages(page, "Letter")).toBe(1);
	expect(await readStored(page)).not.toContain("Sertraline");
	// On paper there are no fields.
	await page.emulateMedia({ media: "screen" });
	await page.locator("#visit-sheet-paper textarea").last().fill("Sertraline, 50 mg in the morning. ".repeat(200));
	await print(page, button);
	expect(await countPages(page, "Letter")).toBe(2);
});
