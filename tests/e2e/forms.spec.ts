import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { formatShortDay } from "../../src/lib/time/dates";
import {
	answerPosts,
	confirmation,
	field,
	fill,
	moreDays,
	nextDays,
	notice,
	open,
	type Posted,
	ready,
	send,
	treatment,
} from "../support/forms";
import { openBeforeHydration } from "../support/hydration";
import { aClosedDay, nextOpenDays } from "../support/open-days";
import { phone, still, twoFrames } from "../support/shell";

/**
 * The longer form, because both share their code. src/components/forms/use-form-post.test.tsx tests
 * what's sent, kept and said after each response.
 */

test.use({ ...still, viewport: phone });

let posted: Posted[];
test.beforeEach(async ({ page }) => {
	posted = await answerPosts(page);
});

const openFilled = async (page: Page, note?: string): Promise<void> => {
	await open(page, "appointment");
	await fill(page, "appointment", note);
};

test("the confirmation is in view, and can be saved, printed and followed", async ({
	page,
	baseURL,
}) => {
	const link = `${baseURL}/api/request?reference=TEST-0001&signature=abc`;
	await answerPosts(page, { status: 202, json: { reference: "TEST-0001", link } });
	await openFilled(page, "Ground floor,\nplease.");
	await send(page);
	await expect(
		page.locator("main :focus").filter({ has: confirmation(page, "appointment") }),
	).toBeInViewport();
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: /^save/i }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/TEST-0001\.txt$/);
	const text = readFileSync(await file.path(), "utf8");
	for (const part of ["Reference: TEST-0001\r\n", "Ground floor,\r\nplease.", `: ${link}\r\n`])
		expect(text).toContain(part);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator('[data-print="only"]')).toBeVisible();
	await expect(page.getByRole("banner")).toBeHidden();
	await page.emulateMedia({ media: null });

	await page.getByRole("button", { name: /another/i }).click();
	await expect(field(page, "name")).toHaveValue("");
	await fill(page, "appointment");
	await send(page);
	// The server's page loads as a document of its own, not through the site's router.
	const asked = page.waitForRequest(
		(request) => request.isNavigationRequest() && request.url() === link,
	);
	await page.getByRole("link", { name: /^Change or cancel this/ }).click();
	await asked;
});

test("each line of a summary of errors links to its field", async ({ page }) => {
	await open(page, "appointment");
	const required = await page
		.locator("form :required:invalid")
		.evaluateAll((fields) => [...new Set(fields.map((each) => each.getAttribute("name") ?? ""))]);
	// A field that was left just before has its error first, and its line still in its place.
	await field(page, "email").fill("maria@");
	await send(page);
	await expect(notice(page)).toBeVisible();
	const reached: string[] = [];
	for (const link of await page.locator("form [role=group]").getByRole("link").all()) {
		await link.click();
		const focused = page.locator("form :focus");
		await expect(focused).toHaveAttribute("aria-invalid", "true");
		const { described, name } = await focused.evaluate((element) => {
			const ids = `${element.getAttribute("aria-describedby") ?? ""} ${element.closest("fieldset")?.getAttribute("aria-describedby") ?? ""}`;
			const texts = ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
			// The search field for treatments has the id of the list, and no name.
			return {
				described: texts.join(" "),
				name: element.getAttribute("name") ?? element.id.replace(/^.*-/, ""),
			};
		});
		expect(described).toContain(await link.textContent());
		reached.push(name);
	}
	expect(reached).toEqual(expect.arrayContaining([...required, "email"]));
	expect(posted).toEqual([]);
});

test("nothing in the form moves from the HTML to the first interaction", async ({ page }) => {
	const getBoxes = (): Promise<string[]> =>
		page
			.locator("main form")
			.locator(":is(input, select, textarea)[id], button[type=submit]")
			.filter({ visible: true })
			.evaluateAll((controls) =>
				controls.map((control) => {
					const { x, y, width, height } = control.getBoundingClientRect();
					return `${control.id}: ${[x + window.scrollX, y + window.scrollY, width, height].map(Math.round).join(" ")}`;
				}),
			);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const hydrate = await openBeforeHydration(page, `/schedule?service=${treatment.slug}`);
		// Only now: a browser that had already begun with the scripts would wait for them.
		await page.waitForLoadState("domcontentloaded");
		await page.evaluate(() => document.fonts.ready);
		const html = await getBoxes();
		await hydrate();
		await expect(nextDays(page).last()).toBeVisible();
		expect(await getBoxes(), `after hydration, at ${width} px`).toEqual(html);
		await ready(page);
		await twoFrames(page);
		expect(await getBoxes(), `after the first interaction, at ${width} px`).toEqual(html);
		await page.unroute(/\.js$/);
	}
});

test.describe("a visitor whose day isn't the spa's", () => {
	test.use({ timezoneId: "Asia/Tokyo" });

	test("days are the spa's, and closed ones are refused with the reason", async ({ page }) => {
		const closed = aClosedDay();
		// Noon in Tokyo is still the evening before at the spa.
		const now = new Date(`${closed.before}T03:00:00Z`);
		await page.clock.setFixedTime(now);
		const days = nextOpenDays(now, 5);
		await openFilled(page);
		await expect(nextDays(page)).toHaveText(days.map(formatShortDay));
		await expect(field(page, "day-1")).toHaveAttribute("min", closed.before);
		await expect(field(page, "day-1")).toHaveValue(days[0] ?? "no day");
		await moreDays(page).click();
		await field(page, "day-2").fill(closed.day);
		await expect(page.getByRole("status").filter({ hasText: closed.why })).toBeVisible();
		await send(page);
		await notice(page).getByRole("link", { name: closed.why }).click();
		await expect(field(page, "day-2")).toBeFocused();
		expect(posted).toEqual([]);
	});
});
