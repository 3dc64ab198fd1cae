import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { dayIn } from "../../src/lib/time/clock";
import { addDays } from "../../src/lib/time/dates";
import { memberships, packages, services, site, specials, team } from "../support/content";
import {
	accepted,
	answerPosts,
	chooseTreatment,
	confirmation,
	field,
	fill,
	findService,
	moreDays,
	nextDays,
	notice,
	open,
	type Posted,
	postWithoutScript,
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

for (const { width, height, limit } of [
	{ width: 390, height: 844, limit: 650 },
	{ width: 1440, height: 900, limit: 900 },
])
	test.describe(`at ${width} px`, () => {
		test.use({ javaScriptEnabled: false, viewport: { width, height } });

		test(`the treatment is within ${limit} px from the top of the page`, async ({ page }) => {
			await page.goto("/schedule");
			expect(await bottomOf(page, "service")).toBeLessThanOrEqual(limit);
			await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
		});
	});

test("a phone loads no picture", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const pictures: string[] = [];
	page.on("request", (request) => request.resourceType() === "image" && pictures.push(request.url()));
	await open(page, "appointment");
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.waitForLoadState("networkidle");
	expect(pictures).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the provider, three days and an earlier time can be filled in", async ({ page }) => {
		await page.goto("/schedule");
		await expect(providerLine(page)).toContainText("No preference");
		await providerLine(page).click();
		const performer = treatment.performers[0] ?? "";
		await field(page, "provider", performer).check();
		await moreDays(page).click();
		await field(page, "day-2").fill(openDayAhead(2));
		await field(page, "day-3").fill(openDayAhead(3));
		await field(page, "earlier").check();
		const posting = page.waitForRequest((request) => request.method() === "POST");
		await postWithoutScript(page, "appointment", "three days");
		const sent = new URLSearchParams((await posting).postData() ?? "");
		expect(Object.fromEntries(sent)).toMatchObject({ provider: performer, "day-2": openDayAhead(2), "day-3": openDayAhead(3), earlier: "yes" });
	});
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

test("a provider who doesn't perform the treatment is shown, and again when the form isn't sent for it", async ({ page }) => {
	const everybody = services.flatMap(({ performers }) => performers);
	const service = services.find(({ performers }) => everybody.some((slug) => !performers.includes(slug)));
	const other = everybody.find((slug) => service && !service.performers.includes(slug));
	test.skip(!service || !other, "everybody performs every service");
	if (!service || !other) return;
	await open(page, "appointment", `?with=${other}`);
	await fill(page, "appointment");
	await chooseTreatment(page, service.title);
	await expect(field(page, "provider", other)).toBeVisible();
	await providerLine(page).click();
	await expect(field(page, "provider", other)).toBeHidden();
	await send(page);
	await expect(field(page, "provider", other)).toBeVisible();
	// Folded once more, the summary's link still leads to it.
	await providerLine(page).click();
	await page.locator("form [role=group]").getByRole("link").click();
	await expect(field(page, "provider", "")).toBeFocused();
	expect(posted).toEqual([]);
});

test("a second and a third day are folded until one is added, and after a reload they're shown", async ({ page }) => {
	await open(page, "appointment");
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).first().click();
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(1).click();
	await expect(field(page, "day-2")).toBeVisible();
	await expect(field(page, "day-2")).toHaveValue(openDayAhead(2));
	await moreDays(page).click();
	await expect(field(page, "day-2")).toBeHidden();
	await nextDays(page).nth(2).click();
	await expect(field(page, "day-3")).toBeVisible();
	await expect(field(page, "day-3")).toHaveValue(openDayAhead(3));
	await page.reload();
	await ready(page);
	await expect(field(page, "day-2")).toBeVisible();
	await expect(field(page, "day-2")).toHaveValue(openDayAhead(2));
});

test("an error in a folded day unfolds it", async ({ page }) => {
	const fields = { "day-3": "Choose another day." };
	await answerPosts(page, { status: 400, json: { message: "One field has to be corrected.", fields } }, accepted);
	await open(page, "appointment");
	await fill(page, "appointment");
	await expect(field(page, "day-3")).toBeHidden();
	await send(page);
	await expect(field(page, "day-3")).toBeVisible();
	await notice(page).getByRole("link", { name: fields["day-3"] }).click();
	await expect(field(page, "day-3")).toBeFocused();
});

test("an earlier time is welcome if its box is checked, also after a reload; nobody has to check it", async ({ page }) => {
	const row = page.locator("main dl").getByText("Earlier time");
	await open(page, "appointment");
	await fill(page, "appointment");
	await send(page);
	await expect(confirmation(page, "appointment")).toBeVisible();
	await expect(row).toHaveCount(0);

	await page.reload();
	await ready(page);
	await fill(page, "appointment");
	await page.getByRole("checkbox", { name: /earlier time/ }).check();
	await page.reload();
	await ready(page);
	await expect(field(page, "earlier")).toBeChecked();
	await send(page);
	await expect(row).toBeVisible();
	expect(posted.map(({ body }) => body.earlier)).toEqual(["", "yes"]);
});

test("the summary lists errors in the order of the fields, also when the last field was left just before", async ({ page }) => {
	await open(page, "appointment");
	await field(page, "earlier").check();
	await send(page);
	await expect(notice(page)).toBeVisible();
	const { listed, inPage } = await notice(page)
		.getByRole("link")
		.evaluateAll((links) => {
			const listed = links.map((link) => (link.getAttribute("href") ?? "").slice(1));
			const all = [...document.querySelectorAll("form [id]")].map(({ id }) => id);
			return { listed, inPage: all.filter((id) => listed.includes(id)) };
		});
	expect(listed.length).toBeGreaterThan(3);
	expect(listed).toEqual(inPage);
});

for (const [what, address, shown] of [
	["of this site", "/api/request?reference=TEST-0001&signature=abc", true],
	["of another site", "https://evil.example/api/request?reference=TEST-0001", false],
	["of another page", "/schedule", false],
] as const)
	test(`a link ${what} to change the request is ${shown ? "shown and saved" : "left out"}`, async ({ page, baseURL }) => {
		const link = new URL(address, baseURL).href;
		await answerPosts(page, { status: 202, json: { reference: "TEST-0001", link } });
		await open(page, "appointment");
		await fill(page, "appointment");
		await send(page);
		await expect(confirmation(page, "appointment")).toBeVisible();
		const change = page.getByRole("link", { name: "Change or withdraw this request" });
		if (!shown) return expect(change).toHaveCount(0);
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: /^save/i }).click();
		expect(readFileSync(await (await downloading).path(), "utf8")).toContain(`Change or withdraw this request: ${link}\r\n`);
		// It's the server's page: it loads as a document of its own, not through the site's router.
		const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === link);
		await change.click();
		await asked;
	});

/** A special that isn't over on a day, and one of each other kind that an address can ask for. */
const today = dayIn(site.timeZone, new Date());
const special = specials.find(({ ends }) => ends === null || ends >= today);
const topics = [
	...(special ? [{ search: `?offer=${special.slug}`, name: special.title, service: special.services[0] }] : []),
	...packages.slice(0, 1).map(({ slug, name, services: own }) => ({ search: `?package=${slug}`, name, service: own[0] })),
	...memberships.slice(0, 1).map(({ slug, name }) => ({ search: `?membership=${slug}`, name, service: undefined })),
];

for (const { search, name, service } of topics)
	test(`${search} is named above the form and in the note, and chooses its treatment`, async ({ page }) => {
		await open(page, "appointment", search);
		await expect(topicLine(page)).toContainText(name);
		await expect(field(page, "note")).toHaveValue(new RegExp(name));
		await expect(treatmentSearch(page)).toHaveValue(service ? findService(service).title : "");
		const note = await field(page, "note").inputValue();
		await fill(page, "appointment", `${note}\nGround floor, please.`);
		await send(page);
		await expect(confirmation(page, "appointment")).toBeVisible();
		expect(posted[0]?.body.note).toBe(`${note}\nGround floor, please.`);
		await expect(page.locator("main dl").filter({ hasText: "TEST-0001" })).toContainText(name);
	});

test("an offer can be removed with the keyboard, and stays removed after a reload; its treatment stays", async ({ page }) => {
	const [topic] = topics;
	test.skip(!topic, "there is no offer");
	if (!topic) return;
	await open(page, "appointment", topic.search);
	await field(page, "note").press("End");
	await field(page, "note").press("Enter");
	await field(page, "note").pressSequentially("Ground floor, please.");
	await page.getByRole("button", { name: "Remove" }).focus();
	await page.keyboard.press("Enter");
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(field(page, "note")).toHaveValue("Ground floor, please.");
	// The next step with Tab is the first field, not the top of the page.
	await page.keyboard.press("Tab");
	await expect(treatmentSearch(page)).toBeFocused();
	await page.reload();
	await ready(page);
	await expect(topicLine(page)).not.toContainText(topic.name);
	await expect(field(page, "note")).toHaveValue("Ground floor, please.");
	await expect(treatmentSearch(page)).toHaveValue(topic.service ? findService(topic.service).title : "");
});

test("another offer takes the first one's place and leaves what was typed", async ({ page }) => {
	const [first, second] = topics;
	test.skip(!second, "there are no two offers");
	if (!first || !second) return;
	await open(page, "appointment", first.search);
	await field(page, "name").fill("Maria Lopez");
	const note = await field(page, "note").inputValue();
	await field(page, "note").fill(`${note}\nGround floor, please.`);
	await open(page, "appointment", second.search);
	await expect(topicLine(page)).toContainText(second.name);
	await expect(field(page, "note")).toHaveValue(new RegExp(`${second.name}.*\nGround floor, please\\.$`));
	await expect(field(page, "note")).not.toHaveValue(new RegExp(first.name));
	await expect(field(page, "name")).toHaveValue("Maria Lopez");
});

test("what was typed into the note before hydration is kept, and so is the offer", async ({ page }) => {
	const [topic] = topics;
	test.skip(!topic, "there is no offer");
	if (!topic) return;
	const hydrate = await openBeforeHydration(page, `/schedule${topic.search}`);
	await field(page, "note").fill("typed before");
	await hydrate();
	await ready(page);
	await expect(field(page, "note")).toHaveValue(new RegExp(`${topic.name}.*\ntyped before$`));
});

test("a special that's over says so, and can still be asked about", async ({ page }) => {
	const ended = specials.find(({ ends }) => ends !== null);
	test.skip(!ended?.ends, "no special ends");
	if (!ended?.ends) return;
	await page.clock.setFixedTime(new Date(`${addDays(ended.ends, 2)}T18:00:00Z`));
	await open(page, "appointment", `?offer=${ended.slug}`);
	await expect(topicLine(page)).toContainText(ended.title);
	await expect(topicLine(page)).toContainText(/ended on/);
	await expect(field(page, "note")).toHaveValue(new RegExp(ended.title));
});

test("an offer, a package or a membership we don't have chooses nothing", async ({ page }) => {
	await open(page, "appointment", "?offer=free-lunch&package=everything&membership=forest");
	await expect(topicLine(page)).toContainText("optional");
	await expect(treatmentSearch(page)).toHaveValue("");
	await expect(field(page, "note")).toHaveValue("");
});
