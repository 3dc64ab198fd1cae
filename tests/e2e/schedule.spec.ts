import { expect, type Page, test } from "@playwright/test";
import { dayIn } from "../../src/lib/time/clock";
import { addDays } from "../../src/lib/time/dates";
import { memberships, packages, site, specials, team } from "../support/content";
import {
	answerPosts,
	confirmation,
	field,
	fill,
	findService,
	moreDays,
	nextDays,
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

/** The appointment form's order, what it folds, and what an address chooses in it. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

let posted: Posted[];
test.beforeEach(async ({ page }) => {
	posted = await answerPosts(page);
});

/** The lower edge of a field, from the top of the page. */
const bottomOf = async (page: Page, name: string): Promise<number> => {
	const box = await field(page, name).boundingBox();
	if (!box) throw new Error(`The field "${name}" isn't shown.`);
	return box.y + box.height;
};

test("the treatment is near the top of the page, and a phone loads no picture", async ({ page }) => {
	const pictures: string[] = [];
	page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/schedule");
	expect(await bottomOf(page, "service"), "at 390 px").toBeLessThanOrEqual(650);
	await ready(page);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.waitForLoadState("networkidle");
	expect(pictures).toEqual([]);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/schedule");
	expect(await bottomOf(page, "service"), "at 1440 px").toBeLessThanOrEqual(900);
});

test("the provider's line shows the choice of the address, of a draft, and of the visitor", async ({ page }) => {
	const [performer = ""] = treatment.performers;
	const { name } = team.find(({ slug }) => slug === performer) ?? { name: "" };
	await open(page, "appointment", `?service=${treatment.slug}&with=${performer}`);
	await expect(providerLine(page)).toContainText(name);
	await expect(field(page, "provider", performer)).toBeHidden();
	await providerLine(page).click();
	await field(page, "provider", "").check();
	await expect(providerLine(page)).toContainText("No preference");
	await field(page, "provider", performer).check();
	await page.goto("/schedule");
	await ready(page);
	await expect(providerLine(page)).toContainText(name);
});

test("more days are folded until one is added, an earlier time is welcome if its box is checked, and both survive a reload", async ({ page }) => {
	await open(page, "appointment");
	await fill(page, "appointment");
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(1).click();
	await expect(field(page, "day-2")).toBeVisible();
	await expect(field(page, "day-2")).toHaveValue(openDayAhead(2));
	await moreDays(page).click();
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(2).click();
	await expect(field(page, "day-3")).toBeVisible();
	await expect(field(page, "day-3")).toHaveValue(openDayAhead(3));
	await page.getByRole("checkbox", { name: /earlier time/ }).check();
	await page.reload();
	await ready(page);
	await expect(field(page, "day-2")).toBeVisible();
	await expect(field(page, "day-2")).toHaveValue(openDayAhead(2));
	await expect(field(page, "earlier")).toBeChecked();
	await send(page);
	await expect(page.locator("main dl").getByText("Earlier time")).toBeVisible();
	expect(posted[0]?.body).toMatchObject({ "day-1": openDayAhead(), "day-2": openDayAhead(2), "day-3": openDayAhead(3), earlier: "yes" });
});

/** A special that isn't over on a day, and one of each other kind that an address can ask for. */
const today = dayIn(site.timeZone, new Date());
const special = specials.find(({ ends }) => ends === null || ends >= today);
const topics = [
	...(special ? [{ search: `?offer=${special.slug}`, name: special.title, service: special.services[0] }] : []),
	...packages.slice(0, 1).map(({ slug, name, services: own }) => ({ search: `?package=${slug}`, name, service: own[0] })),
	...memberships.slice(0, 1).map(({ slug, name }) => ({ search: `?membership=${slug}`, name, service: undefined })),
];

test("an offer is named above the form and in the note, and chooses its treatment; another one takes its place and leaves what was typed", async ({ page }) => {
	let typed = "";
	for (const { search, name, service } of topics) {
		await open(page, "appointment", search);
		await expect(topicLine(page)).toContainText(name);
		await expect(field(page, "note")).toHaveValue(new RegExp(`^.*${name}.*${typed}$`));
		if (service) await expect(treatmentSearch(page)).toHaveValue(findService(service).title);
		typed += "\nGround floor, please.";
		await field(page, "note").fill(`${(await field(page, "note").inputValue()).split("\n")[0]}${typed}`);
	}
	const note = await field(page, "note").inputValue();
	await fill(page, "appointment", note);
	await send(page);
	await expect(confirmation(page, "appointment")).toBeVisible();
	expect(posted[0]?.body.note).toBe(note);
	await expect(page.locator("main dl").filter({ hasText: "TEST-0001" })).toContainText(topics.at(-1)?.name ?? "no offer");
});

test("an offer leaves what was typed before hydration; removed with the keyboard it stays removed after a reload, and its treatment stays", async ({
	page,
}) => {
	const [topic] = topics;
	test.skip(!topic, "there is no offer");
	if (!topic) return;
	const hydrate = await openBeforeHydration(page, `/schedule${topic.search}`);
	await field(page, "note").fill("typed before");
	await hydrate();
	await ready(page);
	await expect(field(page, "note")).toHaveValue(new RegExp(`${topic.name}.*\ntyped before$`));
	await page.getByRole("button", { name: "Remove" }).focus();
	await page.keyboard.press("Enter");
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(field(page, "note")).toHaveValue("typed before");
	// The focus stays at the line, so that the next step with Tab is the first field, not the top of the page.
	await expect(page.locator("form :focus").filter({ has: page.getByRole("status") })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(treatmentSearch(page)).toBeFocused();
	await page.reload();
	await ready(page);
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(field(page, "note")).toHaveValue("typed before");
	await expect(treatmentSearch(page)).toHaveValue(topic.service ? findService(topic.service).title : "");
});

test("what we don't have chooses nothing; a special that's over says so, and can still be asked about", async ({ page }) => {
	await open(page, "appointment", "?service=haircut&with=nobody&offer=free-lunch&package=everything&membership=forest");
	await expect(topicLine(page)).toContainText("optional");
	await expect(treatmentSearch(page)).toHaveValue("");
	await expect(field(page, "service")).toHaveValue("");
	await expect(field(page, "provider", "")).toBeChecked();
	await expect(field(page, "note")).toHaveValue("");
	const ended = specials.find(({ ends }) => ends !== null);
	if (!ended?.ends) return;
	await page.clock.setFixedTime(new Date(`${addDays(ended.ends, 2)}T18:00:00Z`));
	await open(page, "appointment", `?offer=${ended.slug}`);
	await expect(topicLine(page)).toContainText(ended.title);
	await expect(topicLine(page)).toContainText(/ended on/);
	await expect(field(page, "note")).toHaveValue(new RegExp(ended.title));
});
