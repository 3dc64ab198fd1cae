import { expect, test } from "@playwright/test";
import {
	concerns,
	findService,
	packages,
	services,
	site,
	synonyms,
	team,
} from "../support/content";
import {
	answerPosts,
	chooseTreatment,
	field,
	fill,
	nextDays,
	notice,
	open,
	type Posted,
	providerLine,
	ready,
	send,
	topicLine,
	treatment,
	treatmentSearch,
} from "../support/forms";
import { openBeforeHydration } from "../support/hydration";
import { openDayAhead } from "../support/open-days";
import { still } from "../support/shell";

test.use(still);

let posted: Posted[];
test.beforeEach(async ({ page }) => {
	posted = await answerPosts(page);
});

test("a treatment is found by typing, by concern and with the arrow keys", async ({ page }) => {
	await open(page, "appointment");
	const search = treatmentSearch(page);
	const list = page.getByRole("listbox");
	await search.focus();
	await page.keyboard.press("ArrowDown");
	await expect(search).toHaveAttribute("aria-expanded", "true");
	// The consultation is one more.
	await expect(list.getByRole("option")).toHaveCount(services.length + 1);
	await page.keyboard.press("Escape");
	await expect(search).toHaveAttribute("aria-expanded", "false");
	await search.fill(
		synonyms.find(({ href }) => href === `/services/${treatment.slug}`)?.synonyms[0] ??
			treatment.title,
	);
	await expect(list.getByRole("option").first()).toHaveAccessibleName(treatment.title);
	await search.fill("qqzzxx");
	await expect(page.getByText(/anything by that name/i)).toBeVisible();
	await search.fill(
		concerns.find(({ slug }) => treatment.concerns.includes(slug))?.title ?? treatment.title,
	);
	await expect(list.getByRole("option", { name: treatment.title, exact: true })).toBeVisible();
	await page.keyboard.press("ArrowDown");
	const active = await search.getAttribute("aria-activedescendant");
	const title = await page
		.locator(`[id="${active}"]`)
		.evaluate((option) => option.firstChild?.textContent ?? "");
	await page.keyboard.press("Enter");
	await expect(search).toHaveValue(title);
	expect(posted).toEqual([]);
	await search.click();
	await list.getByRole("option", { name: treatment.title, exact: true }).click();
	await expect(field(page, "service")).toHaveValue(treatment.slug);
});

test("a person who doesn't perform the treatment is reported, and refused", async ({ page }) => {
	const performers = [...new Set(services.flatMap((service) => service.performers))];
	const service = services.find(
		(each) => each.performers.length > 0 && each.performers.length < performers.length,
	);
	const other = performers.find((slug) => !service?.performers.includes(slug));
	if (!service || !other)
		throw new Error(
			"Everybody in content/team performs every service: this test needs somebody who doesn't.",
		);
	const hydrate = await openBeforeHydration(
		page,
		`/schedule?service=${treatment.slug}&with=${other}`,
	);
	await field(page, "note").fill("typed before");
	await hydrate();
	await ready(page);
	await expect(treatmentSearch(page)).toHaveValue(treatment.title);
	await expect(field(page, "note")).toHaveValue("typed before");
	await fill(page, "appointment");
	await chooseTreatment(page, service.title);
	const offered = await page
		.locator('form [name="provider"]:enabled')
		.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
	expect(offered.sort()).toEqual(["", other, ...service.performers].sort());
	const name = team.find(({ slug }) => slug === other)?.name ?? "";
	await expect(page.getByRole("status").filter({ hasText: name })).toContainText(service.title);
	await expect(field(page, "provider", other)).toBeVisible();
	await providerLine(page).click();
	await expect(field(page, "provider", other)).toBeHidden();
	await send(page);
	await page.locator("form [role=group]").getByRole("link").click();
	await expect(field(page, "provider", "")).toBeFocused();
	expect(posted).toEqual([]);
	await field(page, "provider", service.performers[0]).check();
	await expect(field(page, "provider", other)).toBeDisabled();
});

test("treatments, days and an earlier time can be added, and are sent", async ({ page }) => {
	await open(page, "appointment", "?service=consultation");
	await expect(treatmentSearch(page)).toHaveValue(site.consultation.title);
	await page.locator("form summary").filter({ hasText: "Add another treatment" }).click();
	const added = ["neuromodulators", "dermal-fillers"] as const;
	await field(page, "service-2").selectOption(added[0]);
	await field(page, "service-3").selectOption(added[1]);
	await providerLine(page).click();
	const able = site.consultation.performers.filter((slug) =>
		added.every((each) => findService(each).performers.includes(slug)),
	);
	await expect(page.locator("form [name=provider]:enabled")).toHaveCount(able.length + 1);

	await fill(page, "appointment");
	await expect(field(page, "day-2")).toBeHidden();
	for (const place of [1, 2]) await nextDays(page).nth(place).click();
	await expect(field(page, "day-3")).toBeVisible();
	await nextDays(page).nth(2).press("Enter");
	await expect(nextDays(page).nth(2)).toHaveAttribute("aria-pressed", "false");
	await expect(field(page, "day-3")).toHaveValue("");
	await expect(nextDays(page).nth(2)).toBeFocused();
	await page.getByRole("checkbox", { name: /earlier time/ }).check();
	await page.reload();
	await ready(page);
	await expect(field(page, "service-3")).toBeVisible();
	await expect(field(page, "day-3")).toBeVisible();
	// The year is missing: the browser takes such a date for an empty one.
	await field(page, "day-3").focus();
	await expect(field(page, "day-3")).toBeFocused();
	await page.keyboard.type("1210");
	await send(page);
	await notice(page)
		.getByRole("link", { name: /^Finish this date/ })
		.click();
	await expect(field(page, "day-3")).toBeFocused();
	expect(posted).toEqual([]);
	await field(page, "weekday-3").selectOption("thursday");
	await field(page, "time-3").selectOption("late");
	await send(page);
	for (const text of [
		"Earlier time",
		"Any Thursday, late afternoon (",
		findService(added[1]).title,
	])
		await expect(page.locator("main dl")).toContainText(text);
	expect(posted[0]?.body).toMatchObject({
		service: treatment.slug,
		"service-2": added[0],
		"service-3": added[1],
	});
	expect(posted[0]?.body).toMatchObject({
		"day-1": openDayAhead(),
		"day-2": openDayAhead(2),
		"weekday-3": "thursday",
		earlier: "yes",
	});
	await page.reload();
	// The page says only that it was sent, because it may have been withdrawn since.
	await expect(page.getByRole("heading", { name: "You’ve sent this already" })).toBeVisible();
	await expect(page.getByText("TEST-0001").first()).toBeVisible();
});

test("an offer can be removed and leaves what was typed", async ({ page }) => {
	const [topic] = packages;
	if (!topic) throw new Error("content/packages.json is empty: this test needs a package.");
	await open(page, "appointment", `?package=${topic.slug}`);
	await expect(topicLine(page)).toContainText(topic.name);
	await expect(field(page, "service-2")).toHaveValue(topic.services[1] ?? "");
	await field(page, "note").press("End");
	await page.keyboard.type("typed too");
	await page.getByRole("button", { name: "Remove" }).press("Enter");
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(field(page, "note")).toHaveValue(/^typed too$/);
	// The focus stays here, so that Tab goes on to the first field, not to the top of the page.
	await page.keyboard.press("Tab");
	await expect(treatmentSearch(page)).toBeFocused();
	await page.reload();
	await ready(page);
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(treatmentSearch(page)).toHaveValue(
		topic.services[0] ? findService(topic.services[0]).title : "",
	);
});
