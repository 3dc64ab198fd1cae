import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findItems, listTurningDays } from "../../src/lib/services/aftercare";
import { isOccasion } from "../../src/lib/services/occasions";
import { addDays, formatDay } from "../../src/lib/time/dates";
import { findOpenDays } from "../../src/lib/time/opening-days";
import { toInstant, toLocalDate } from "../../src/lib/time/time-zone";
import { expectAccessible } from "../support/accessibility";
import { aftercare, services, site, waits } from "../support/content";
import { openPage, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { phone, still } from "../support/shell";

test.use(still);

const today = toLocalDate(site.timeZone, new Date());
const byLength = [...aftercare].sort(
	(one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
);
const shown = byLength.find(({ items }) => listTurningDays(items).some((day) => day > 1));
const wait = waits.find(
	({ after, before, days }) => days > 0 && !isOccasion(after) && !isOccasion(before),
);
const eventful = services.find(
	({ course }) => course.eventLeadDays !== null && (course.sessions?.min ?? 1) > 1,
);
if (!shown || !wait || !eventful)
	throw new Error("content/ has no aftercare, waiting time or event for these tests.");
const waitText = `before ${services.find(({ slug }) => slug === wait.before)?.title}: ${wait.why}.`;

const readStored = (page: Page): Promise<string> =>
	page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("aftercare has 911 first, says what holds today, and leaves no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await page.clock.setFixedTime(toInstant(`${today}T03:00`, site.timeZone));
	await page.setViewportSize(phone);
	await openPage(page, `/aftercare/${shown.slug}`);
	await expect(page.getByRole("link", { name: "In an emergency, call 911" })).toHaveAttribute(
		"href",
		"tel:911",
	);
	await page.getByRole("link", { name: "See when to call" }).click();
	for (const { level, text } of shown.warnings)
		if (level === "911")
			await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
	await expect(page.locator("#help h3")).toHaveText(["Call 911", "Call now", "Call us today"]);
	const field = page.getByLabel("Day of your treatment");
	await field.fill(addDays(today, 1));
	await expect(page.locator("#today-treated-error")).toHaveText(
		"Error: That day hasn’t come yet. Choose today or an earlier day.",
	);
	const sent: string[] = [];
	page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
	const treated = addDays(today, -1);
	await field.fill(treated);
	const region = page.getByRole("region", { name: "Today" });
	await expect(region.getByRole("status").first()).toHaveText("Today is day 1.");
	for (const { text } of findItems(shown.items, 1))
		await expect(region.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
	await expectAccessible(page, "with a day", "main");
	await page.context().setOffline(true);
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		region.getByRole("button", { name: "Add to calendar" }).click(),
	]);
	expect(readFileSync(await file.path(), "utf8").match(/BEGIN:VEVENT/g)).toHaveLength(
		listTurningDays(shown.items).length,
	);
	expect(await readStored(page)).not.toContain(treated);
	expect([sent, errors]).toEqual([[], []]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the longest sheets need one sheet of paper each", async ({ page }) => {
		for (const { slug } of byLength.slice(0, 3)) {
			await page.goto(`/aftercare/${slug}`);
			for (const margin of ["0", "1in"]) await expectSheets(page, 1, slug, margin);
		}
		const getLength = ({ preCare, postCare }: (typeof services)[number]) =>
			[...preCare, ...postCare].join("").length;
		for (const { slug } of [...services]
			.sort((one, other) => getLength(other) - getLength(one))
			.slice(0, 3)) {
			await page.goto(`/services/${slug}`);
			// What the button does (src/ui/print-button.tsx); the page itself needs no script for it.
			await page
				.locator("#care-sheet")
				.evaluate((sheet) => sheet.setAttribute("data-print", "only"));
			await expectSheets(page, 1, `the care sheet of ${slug}`);
		}
	});
});

test("a waiting time is said with its reason wherever it matters", async ({ page }) => {
	await openPage(page, "/aftercare");
	const region = page.getByRole("region", { name: "When can I come again?" });
	await region.scrollIntoViewIfNeeded();
	await region.getByLabel("What you had").selectOption(wait.after);
	await region.getByLabel("What you’d like next").selectOption(wait.before);
	await region.getByLabel("When you had it").fill(today);
	const [earliest = ""] = findOpenDays(addDays(today, wait.laterDays ?? wait.days), 1, site);
	await expect(region.locator("output")).toContainText(waitText);
	await expect(region.locator("output")).toContainText(formatDay(earliest));
	for (const path of [
		`/compare?services=${wait.after},${wait.before}`,
		`/schedule?service=${wait.before}`,
	]) {
		await openPage(page, path);
		if (path.startsWith("/schedule"))
			await page.getByText("Had something else done lately?").click();
		await expect(page.getByRole("note").filter({ hasText: waitText })).toBeVisible();
	}
});

test("a plan before an event fits or not, and can be texted and booked", async ({ page }) => {
	await openPage(page, `/services/${eventful.slug}`);
	const region = page.getByRole("region", { name: "Plan back from a date" });
	await region.scrollIntoViewIfNeeded();
	const field = region.getByLabel("Day of your event");
	const book = region.getByRole("link", { name: "Book the first visit" });
	await field.fill(addDays(today, 1));
	await expect(region.locator("output")).toContainText("Too late, because");
	await expect(book).toBeHidden();
	await field.fill(addDays(today, 720));
	await expect(region.locator("output")).toContainText("Fits: ");
	const visits = eventful.course.sessions?.min ?? 1;
	await expect(region.locator("dt")).toHaveCount(visits + 1);
	await expect(book).toHaveAttribute(
		"href",
		new RegExp(`^/schedule\\?service=${eventful.slug}&day=\\d{4}-\\d\\d-\\d\\d&plan=`),
	);
	await expect(region.getByRole("link", { name: "Text this plan" })).toHaveAttribute(
		"href",
		/^sms:\?&body=.+Total/,
	);
	await expectAccessible(page, "with a plan", "main");
});

test("the care sheet prints alone, and the visit sheet what's in it", async ({ page }) => {
	await openPage(page, `/services/${eventful.slug}`);
	await print(page, page.getByRole("button", { name: "Print care sheet" }));
	await expect(page.locator("#care-sheet").getByRole("listitem").last()).toBeVisible();
	const others = page
		.locator("main :is(h1, h2, h3, p, li, dt, dd, button), footer, header")
		.filter({ visible: true });
	const outside = (elements: Element[]) =>
		elements
			.filter((element) => !element.closest("#care-sheet"))
			.map((element) => element.textContent);
	expect(await others.evaluateAll(outside)).toEqual([]);

	await page.emulateMedia({ media: "screen" });
	await openPage(page, "/resources/your-first-visit#visit-sheet");
	const medicine = "Sertraline, 50 mg in the morning. ";
	for (const field of await page.locator("#visit-sheet-paper textarea").all()) {
		await field.fill(medicine.repeat(29));
		expect(await field.getAttribute("name")).toBeNull();
	}
	await print(page, page.getByRole("button", { name: "Print your sheet" }));
	await expect(page.locator("#visit-sheet-paper").getByText(medicine.trim()).last()).toBeVisible();
	await expectSheets(page, 1, "the visit sheet");
	expect(await readStored(page)).not.toContain("Sertraline");
});
