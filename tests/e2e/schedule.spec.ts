import { expect, type Page, test } from "@playwright/test";
import { addDays } from "../../src/lib/time/dates";
import { memberships, packages, site, specials } from "../support/content";
import {
	answerPosts,
	field,
	fill,
	findService,
	moreDays,
	nextDays,
	notice,
	open,
	providerLine,
	ready,
	send,
	topicLine,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openBeforeHydration } from "../support/hydration";
import { openDayAhead } from "../support/open-days";

/** The appointment form's order, what it folds, and what an address chooses in it. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
	await answerPosts(page);
});

/** The lower edge of a field, from the top of the page. */
const bottomOf = async (page: Page, name: string): Promise<number> => {
	const box = await field(page, name).boundingBox();
	if (!box) throw new Error(`The field "${name}" isn't shown.`);
	return box.y + box.height;
};

test("the treatment is near the top of the page, and a phone loads no picture", async ({ page }) => {
	// The wide one first: a browser goes back to where a page was scrolled to, and scrolling replaces the list.
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/schedule");
	expect(await bottomOf(page, "service"), "at 1440 px").toBeLessThanOrEqual(900);
	const pictures: string[] = [];
	page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/schedule");
	expect(await bottomOf(page, "service"), "at 390 px").toBeLessThanOrEqual(650);
	await ready(page);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.waitForLoadState("networkidle");
	expect(pictures).toEqual([]);
});

test("more days are folded until one is added, an earlier time is welcome if its box is checked, and both survive a reload", async ({ page }) => {
	const posted = await answerPosts(page);
	await open(page, "appointment");
	await fill(page, "appointment");
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(1).click();
	await expect(field(page, "day-2")).toBeVisible();
	await moreDays(page).click();
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(2).click();
	await expect(field(page, "day-3")).toBeVisible();
	// A day is taken back where it was chosen, and the focus stays there.
	await expect(nextDays(page).nth(2)).toHaveAttribute("aria-pressed", "true");
	await nextDays(page).nth(2).press("Enter");
	await expect(nextDays(page).nth(2)).toHaveAttribute("aria-pressed", "false");
	await expect(field(page, "day-3")).toHaveValue("");
	await expect(nextDays(page).nth(2)).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("checkbox", { name: /earlier time/ }).check();
	await page.reload();
	await ready(page);
	await expect(field(page, "day-2")).toBeVisible();
	// The year is missing: the browser takes such a date for an empty one.
	await field(page, "day-3").fill("");
	await field(page, "day-3").focus();
	await page.keyboard.type("1210");
	await send(page);
	await notice(page)
		.getByRole("link", { name: /^Finish this date/ })
		.click();
	await expect(field(page, "day-3")).toBeFocused();
	expect(posted).toEqual([]);
	// A weekday takes its place.
	await field(page, "weekday-3").selectOption("thursday");
	await field(page, "time-3").selectOption("late");
	await expect(field(page, "time-3").locator("option:checked")).toHaveText(/^Late afternoon \(\d/);
	await send(page);
	await expect(page.locator("main dl").getByText("Earlier time")).toBeVisible();
	await expect(page.locator("main dl")).toContainText("Any Thursday, late afternoon (");
	await page.reload();
	// It may have been withdrawn since: the page says no more than that it was sent.
	await expect(page.getByRole("heading", { name: "You’ve sent this already" })).toBeVisible();
	await expect(page.getByText("TEST-0001").first()).toBeVisible();
	expect(posted[0]?.body).toMatchObject({ "day-1": openDayAhead(), "day-2": openDayAhead(2), "weekday-3": "thursday", earlier: "yes" });
});

test("a consultation and two treatments can be asked for together, with people who do all three; a reload keeps them", async ({ page }) => {
	const posted = await answerPosts(page);
	await open(page, "appointment", "?service=consultation");
	await expect(treatmentSearch(page)).toHaveValue(site.consultation.title);
	await page.locator("form summary").filter({ hasText: "Add another treatment" }).click();
	await field(page, "service-2").selectOption("neuromodulators");
	await field(page, "service-3").selectOption("dermal-fillers");
	await providerLine(page).click();
	const able = site.consultation.performers.filter((slug) =>
		["neuromodulators", "dermal-fillers"].every((each) => findService(each).performers.includes(slug)),
	);
	await expect(page.locator("form [name=provider]:enabled")).toHaveCount(able.length + 1);
	await page.reload();
	await ready(page);
	await expect(field(page, "service-3")).toBeVisible();
	await fill(page, "appointment");
	await send(page);
	await expect(page.locator("main dl").getByText(treatment.title)).toContainText(findService("dermal-fillers").title);
	expect(posted[0]?.body).toMatchObject({ service: treatment.slug, "service-2": "neuromodulators", "service-3": "dermal-fillers" });
});

// What the note says of each kind of offer: src/lib/services/request-topics.test.ts. That links choose them: tests/validation.
test("an offer leaves what was typed before hydration; removed with the keyboard it stays removed after a reload, and its treatment stays", async ({
	page,
}) => {
	const [topic] = packages;
	test.skip(!topic, "there is no package");
	if (!topic) return;
	const { slug, name, services } = topic;
	const hydrate = await openBeforeHydration(page, `/schedule?package=${slug}`);
	await field(page, "note").fill("typed before");
	await hydrate();
	await ready(page);
	await expect(topicLine(page)).toContainText(name);
	await expect(field(page, "service-2")).toHaveValue(services[1] ?? "");
	await expect(field(page, "note")).toHaveValue(new RegExp(`${name}.*\ntyped before$`));
	await page.getByRole("button", { name: "Remove" }).focus();
	await page.keyboard.press("Enter");
	await expect(topicLine(page)).not.toContainText(name);
	await expect(field(page, "note")).toHaveValue("typed before");
	// The focus stays at the line, so that the next step with Tab is the first field, not the top of the page.
	await expect(page.locator("form :focus").filter({ has: page.getByRole("status") })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(treatmentSearch(page)).toBeFocused();
	await page.reload();
	await ready(page);
	await expect(topicLine(page)).not.toContainText(name);
	await expect(field(page, "note")).toHaveValue("typed before");
	await expect(treatmentSearch(page)).toHaveValue(services[0] ? findService(services[0]).title : "");
});

test("an offer and a membership that the address names are above the form and in its note", async ({ page }) => {
	const [offer] = specials;
	const [membership] = memberships;
	for (const [search, name] of [
		[`?offer=${offer?.slug}`, offer?.title ?? "a title"],
		[`?membership=${membership?.slug}`, membership?.name ?? "a name"],
	] as const) {
		await open(page, "appointment", search);
		await expect(topicLine(page)).toContainText(name);
		await expect(field(page, "note")).toHaveValue(new RegExp(name));
	}
});

test("a special that's over says so, and can still be asked about", async ({ page }) => {
	const ended = specials.find(({ ends }) => ends !== null);
	if (!ended?.ends) return;
	await page.clock.setFixedTime(new Date(`${addDays(ended.ends, 2)}T18:00:00Z`));
	await open(page, "appointment", `?offer=${ended.slug}`);
	await expect(topicLine(page)).toContainText(`“${ended.title}” ended on`);
	await expect(field(page, "note")).toHaveValue(new RegExp(ended.title));
});
