import { expect, type Locator, type Page, test } from "@playwright/test";
import { noAnswers } from "../../src/lib/catalog/finder/answers";
import { type Answers, findTreatments } from "../../src/lib/catalog/finder/find-treatments";
import { required } from "../../src/lib/pages/blocks";
import { atRest, axeViolations } from "../support/accessibility";
import { concerns, exclusions, finder, findPage, services, site } from "../support/content";
import { toTreatments } from "../support/finder";
import { field, ready } from "../support/forms";
import { fullyHydrated, openBeforeHydration, watchErrors } from "../support/hydration";
import { countPages, print } from "../support/print";
import { desktop, expandedPanel, menuButton, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/treatment-finder";
const treatments = toTreatments({ services, exclusions });
const find = (answers: Partial<Answers>) => findTreatments(treatments, { ...noAnswers, ...answers }, finder.weights);
const headingOf = (key: string): string => required(findPage("treatment-finder").blocks.find((block) => block.key === key)?.heading, key);

/** A concern and a reason that rules out some of its treatments, not all. */
const [concern, exclusion] = required(
	concerns
		.flatMap((one) => exclusions.map((other) => [one, other] as const))
		.find(([one, other]) => {
			const { offered, leftOut } = find({ concerns: [one.slug], exclusions: [other.slug] });
			return offered.length > 1 && leftOut.length > 0;
		}),
	"A concern of which an exclusion rules out a part",
);
/** A concern without a treatment that one answer allows. */
const emptied = required(
	concerns.find(({ slug }) => find({ concerns: [slug], needles: false, downtime: 0, visits: 1, budget: finder.budget[0]?.limit ?? 0 }).offered.length === 0),
	"A concern that the strictest answers leave without a treatment",
);

const openFinder = async (page: Page, address = path): Promise<void> => {
	await page.goto(address);
	await fullyHydrated(page);
};
const main = (page: Page): Locator => page.getByRole("main");
const box = (page: Page, name: string): Locator => main(page).getByRole("checkbox", { name, exact: true });
const spot = (page: Page, name: string): Locator => main(page).getByRole("button", { name, exact: true });
const leftOut = (page: Page): Locator => main(page).getByRole("region", { name: "Left out" });
/** The addresses of the results, in their order. */
const listed = (page: Page): Promise<string[]> =>
	main(page)
		.locator('a[href^="/services/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
const pathsOf = (answers: Partial<Answers>): string[] => find(answers).offered.map(({ treatment: { slug } }) => `/services/${slug}`);
const openStep = (page: Page, key: string): Promise<void> =>
	main(page)
		.getByRole("button", { name: new RegExp(required(findPage("treatment-finder").blocks.find((block) => block.key === key)?.eyebrow, key)) })
		.click();
const answerStrictly = async (page: Page): Promise<void> => {
	await openStep(page, "preferences");
	await main(page).getByRole("radio", { name: "No needles, please" }).check();
	for (const choices of [finder.downtime, finder.visits, finder.budget])
		await main(page).getByRole("radio", { name: choices[0]?.label, exact: true }).first().check();
};

test("the list follows the answers: in rank order with reasons, what's left out named, what would lengthen it said", async ({ page }) => {
	await openFinder(page);
	await expect(main(page).getByRole("heading", { name: headingOf("start") })).toBeVisible();
	expect(await listed(page)).toEqual([]);
	await box(page, concern.title).check();
	const expected = pathsOf({ concerns: [concern.slug] });
	expect(await listed(page)).toEqual(expected);
	await expect(main(page).getByRole("status")).toContainText(`${expected.length} treatments fit`);
	for (const [index, item] of (await main(page).locator("ol li:has(h3)").all()).entries())
		await expect(item, `item ${index + 1}`).toContainText(index === 0 ? "First: compared with" : /Below|As good a fit as/);

	await openStep(page, "health");
	await box(page, exclusion.label).check();
	const answers = { concerns: [concern.slug], exclusions: [exclusion.slug] };
	expect(await listed(page)).toEqual(pathsOf(answers));
	for (const { treatment } of find(answers).leftOut)
		await expect(leftOut(page).getByRole("listitem").filter({ hasText: treatment.title }).first()).toContainText(`because of ${exclusion.reason}`);
	await box(page, exclusion.label).uncheck();
	await expect(leftOut(page)).toHaveCount(0);
	expect(await listed(page)).toEqual(expected);

	await main(page).getByRole("button", { name: "Start over" }).click();
	await expect(box(page, concern.title)).not.toBeChecked();
	await box(page, emptied.title).check();
	const all = await listed(page);
	await answerStrictly(page);
	expect(await listed(page)).toEqual([]);
	await expect(main(page).getByRole("heading", { name: headingOf("nothing") })).toBeVisible();
	const loosened = main(page).getByText(/^With .+ would be on your list\.$/);
	await expect(loosened.first()).toBeVisible();
	await expect(main(page).getByRole("region", { name: headingOf("nothing") })).toContainText(site.phone.display);
	await main(page).getByRole("button", { name: "Start over" }).click();
	await box(page, emptied.title).check();
	expect(await listed(page), "without the limits again").toEqual(all);
});

test("a spot of the map and the box of the list are one answer, by tap and by a click on the drawing", async ({ page }) => {
	await page.setViewportSize(phone);
	await openFinder(page);
	const spots = finder.map.map(({ concern: slug, view, x, y }) => {
		const { title } = required(
			concerns.find((each) => each.slug === slug),
			slug,
		);
		return { title, x, y, plate: view === "face" ? "Face" : "Body" };
	});
	for (const { title, plate } of spots) {
		await main(page).getByRole("button", { name: plate, exact: true }).click();
		await spot(page, title).click();
		await expect(box(page, title)).toBeChecked();
		await expect(spot(page, title)).toHaveAttribute("aria-pressed", "true");
		await box(page, title).uncheck();
		await expect(spot(page, title)).toHaveAttribute("aria-pressed", "false");
	}
	expect(await listed(page)).toEqual([]);
	await page.setViewportSize(desktop);
	for (const { title, plate, x, y } of spots) {
		const drawing = main(page).getByRole("group", { name: plate, exact: true });
		await drawing.scrollIntoViewIfNeeded();
		const { width, height } = required(await drawing.boundingBox(), "The drawing");
		await drawing.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
		await expect(box(page, title), title).toBeChecked();
	}
});

test("with the keyboard alone, from the first concern to the booking form", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openFinder(page);
	await spot(page, concern.title).focus();
	await page.keyboard.press("Space");
	await expect(box(page, concern.title)).toBeChecked();
	const next = main(page).getByRole("button", { name: "Next" });
	for (const key of ["preferences", "health"]) {
		await next.focus();
		await page.keyboard.press("Enter");
		await expect(main(page).locator("legend", { hasText: headingOf(key) })).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(main(page).getByRole("checkbox").first()).toBeChecked();
	await page.keyboard.press("Space");
	await main(page).getByRole("button", { name: "Back" }).focus();
	await page.keyboard.press("Enter");
	await expect(main(page).locator("legend", { hasText: headingOf("preferences") })).toBeFocused();
	await page.keyboard.press("Tab");
	// The arrow goes from the last choice, which sets no limit, to the first one.
	await page.keyboard.press("ArrowDown");
	const limit = finder.downtime[0]?.limit ?? null;
	const [first] = find({ concerns: [concern.slug], downtime: limit }).offered;
	expect(await listed(page)).toEqual(pathsOf({ concerns: [concern.slug], downtime: limit }));
	// A radio button's Enter would send a form that has somewhere to go.
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(path);
	await main(page)
		.getByRole("link", { name: `Book ${first?.treatment.title}`, exact: true })
		.focus();
	await page.keyboard.press("Enter");
	await ready(page);
	await expect(field(page, "service")).toHaveValue(required(first, "An offer without downtime").treatment.slug);
});

test("by the menu, a booking form with a treatment is four interactions away", async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto("/");
	await fullyHydrated(page);
	await menuButton(page).click();
	await expandedPanel(page)
		.getByRole("link", { name: /treatment finder/i })
		.click();
	await expect(page).toHaveURL(path);
	await fullyHydrated(page);
	await box(page, concern.title).check();
	const first = required(find({ concerns: [concern.slug] }).offered[0], "An offer").treatment;
	await main(page)
		.getByRole("link", { name: `Book ${first.title}`, exact: true })
		.click();
	await ready(page);
	await expect(field(page, "service")).toHaveValue(first.slug);
});

test("answers make no request, write no storage and leave the address and the history as they are", async ({ page }) => {
	await page.addInitScript(() => {
		const writes: string[] = [];
		Object.assign(window, { writes });
		const spy = (target: object, names: readonly string[]) => {
			for (const name of names) {
				const original = Reflect.get(target, name) as (...args: unknown[]) => unknown;
				Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
					// On every page, Gatsby keeps how far it's scrolled.
					if (!String(args[0]).startsWith("@@scroll|")) writes.push(name);
					return original.apply(this, args);
				});
			}
		};
		spy(Storage.prototype, ["setItem", "removeItem", "clear"]);
		spy(IDBFactory.prototype, ["open"]);
		spy(CacheStorage.prototype, ["open", "delete"]);
		spy(History.prototype, ["pushState", "replaceState"]);
	});
	// Every page fetches others ahead, not with Save-Data, and what moves its page changes at a visitor's first interaction.
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await openFinder(page);
	await Promise.all([page.waitForResponse(/\.js$/), page.keyboard.press("Tab")]);
	// What plans before an event loads near the viewport, which the list moves.
	await main(page).getByRole("region", { name: "Is there time before my event?" }).scrollIntoViewIfNeeded();
	await expect(main(page).getByLabel("Day of your event")).toBeVisible();
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	const read = () =>
		page.evaluate(() => ({
			writes: [...(window as unknown as { writes: string[] }).writes],
			stored: [localStorage, sessionStorage].map((storage) => Object.entries(storage).filter(([key]) => !key.startsWith("@@scroll|"))),
			cookies: document.cookie,
			history: history.length,
			address: location.href,
		}));
	const before = await read();
	await spot(page, concern.title).click();
	await box(page, emptied.title).check();
	await answerStrictly(page);
	await openStep(page, "health");
	await box(page, exclusion.label).check();
	await main(page).getByRole("combobox").first().selectOption({ index: 3 });
	await main(page).getByRole("button", { name: "See your list" }).click();
	await main(page).getByRole("button", { name: "Start over" }).click();
	expect(await read()).toEqual(before);
	expect(requests).toEqual([]);
});

test("answers given before the scripts have loaded count", async ({ page }) => {
	const release = await openBeforeHydration(page, path);
	await box(page, concern.title).check();
	await release();
	await expect.poll(() => listed(page)).toEqual(pathsOf({ concerns: [concern.slug] }));
	await expect(spot(page, concern.title)).toHaveAttribute("aria-pressed", "true");
});

test("a result leads to comparing and estimating, and print has the answers and the list alone", async ({ page }) => {
	await openFinder(page);
	await box(page, concern.title).check();
	await openStep(page, "health");
	await box(page, exclusion.label).check();
	const answers = { concerns: [concern.slug], exclusions: [exclusion.slug] };
	const slugs = find(answers).offered.map(({ treatment: { slug } }) => slug);
	await expect(main(page).getByRole("link", { name: /^Compare the first/ })).toHaveAttribute("href", `/compare?services=${slugs.slice(0, 3).join(",")}`);
	await expect(main(page).getByRole("link", { name: "Estimate the cost" })).toHaveAttribute("href", "/pricing#price-estimator");
	await print(page, main(page).getByRole("button", { name: "Print your list" }));
	const sheet = main(page).getByRole("region", { name: headingOf("results") });
	for (const text of [concern.title, exclusion.label, site.phone.display, ...find(answers).leftOut.map(({ treatment }) => treatment.title)])
		await expect(sheet.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
	expect(await listed(page)).toEqual(pathsOf(answers));
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
	await expect(sheet.getByRole("link", { name: /^Book/ })).toHaveCount(0);
	const pages = await countPages(page, "Letter");
	expect(pages).toBeGreaterThanOrEqual(1);
	expect(pages).toBeLessThanOrEqual(3);
	await page.emulateMedia({ media: null });
	await page.evaluate(() => dispatchEvent(new Event("afterprint")));
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("in every state axe finds nothing, and nothing is wider than a phone or a desktop", async ({ page }) => {
	const errors = watchErrors(page);
	await page.setViewportSize(phone);
	await openFinder(page);
	const check = async (state: string) => {
		await atRest(page);
		expect(await axeViolations(page), state).toEqual([]);
		for (const viewport of [desktop, phone]) {
			await page.setViewportSize(viewport);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), `${state} at ${viewport.width} px`).toBe(viewport.width);
		}
	};
	await box(page, concern.title).check();
	await openStep(page, "health");
	await box(page, exclusion.label).check();
	await check("left out");
	await main(page).getByRole("button", { name: "Start over" }).click();
	await box(page, emptied.title).check();
	await answerStrictly(page);
	await check("nothing fits");
	expect(errors).toEqual([]);
});
