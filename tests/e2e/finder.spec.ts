import { expect, type Locator, type Page, test } from "@playwright/test";
import { noAnswers } from "../../src/lib/catalog/finder/answers";
import { findTreatments } from "../../src/lib/catalog/finder/find-treatments";
import type { Answers } from "../../src/lib/catalog/finder/types";
import { required } from "../../src/lib/content/required";
import { atRest, axeViolations } from "../support/accessibility";
import { concerns, exclusions, finder, findPage, services, site } from "../support/content";
import { startDeployment } from "../support/deployment";
import { toTreatments } from "../support/finder";
import { field, ready } from "../support/forms";
import { fullyHydrated, watchErrors } from "../support/hydration";
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

test("the list appears with the first answer, in rank order, each place with a reason", async ({ page }) => {
	await openFinder(page);
	await expect(main(page).getByRole("heading", { name: headingOf("start") })).toBeVisible();
	expect(await listed(page)).toEqual([]);
	await box(page, concern.title).check();
	const expected = pathsOf({ concerns: [concern.slug] });
	expect(await listed(page)).toEqual(expected);
	await expect(main(page).getByRole("status")).toContainText(`${expected.length} treatments fit`);
	for (const [index, item] of (await main(page).locator("ol li:has(h3)").all()).entries())
		await expect(item, `item ${index + 1}`).toContainText(index === 0 ? "First: compared with" : /Below|As good a fit as/);
});

test("a spot of the map and the box of the list are one answer", async ({ page }) => {
	await openFinder(page);
	for (const { concern: slug, view } of finder.map) {
		const { title } = required(
			concerns.find((each) => each.slug === slug),
			slug,
		);
		await page.setViewportSize(phone);
		await main(page)
			.getByRole("button", { name: view === "face" ? "Face" : "Body", exact: true })
			.click();
		await spot(page, title).click();
		await expect(box(page, title)).toBeChecked();
		await expect(spot(page, title)).toHaveAttribute("aria-pressed", "true");
		await box(page, title).uncheck();
		await expect(spot(page, title)).toHaveAttribute("aria-pressed", "false");
	}
	expect(await listed(page)).toEqual([]);
});

test("a click on the drawing, where the spot is, chooses its concern", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openFinder(page);
	for (const { concern: slug, view, x, y } of finder.map) {
		const { title } = required(
			concerns.find((each) => each.slug === slug),
			slug,
		);
		const plate = main(page).getByRole("group", { name: view === "face" ? "Face" : "Body", exact: true });
		await plate.scrollIntoViewIfNeeded();
		const { width, height } = required(await plate.boundingBox(), "The drawing");
		await plate.click({ position: { x: (width * x) / 100, y: (height * y) / 100 } });
		await expect(box(page, title), title).toBeChecked();
	}
});

test("what is left out is named with the reason, and isn't offered", async ({ page }) => {
	await openFinder(page);
	await box(page, concern.title).check();
	await openStep(page, "health");
	await box(page, exclusion.label).check();
	const answers = { concerns: [concern.slug], exclusions: [exclusion.slug] };
	expect(await listed(page)).toEqual(pathsOf(answers));
	for (const { treatment } of find(answers).leftOut)
		await expect(leftOut(page).getByRole("listitem").filter({ hasText: treatment.title }).first()).toContainText(`because of ${exclusion.reason}`);
	await box(page, exclusion.label).uncheck();
	await expect(leftOut(page)).toHaveCount(0);
	expect(await listed(page)).toEqual(pathsOf({ concerns: [concern.slug] }));
});

test("limits shorten the list, and what would lengthen it again is said", async ({ page }) => {
	await openFinder(page);
	await box(page, emptied.title).check();
	const all = await listed(page);
	await answerStrictly(page);
	expect(await listed(page)).toEqual([]);
	await expect(main(page).getByRole("heading", { name: headingOf("nothing") })).toBeVisible();
	await expect(
		main(page)
			.getByText(/^With .+ would be on your list\.$/)
			.first(),
	).toBeVisible();
	await expect(main(page).getByRole("region", { name: headingOf("nothing") })).toContainText(site.phone.display);
	await main(page).getByRole("button", { name: "Start over" }).click();
	await expect(box(page, emptied.title)).toBeVisible();
	await expect(box(page, emptied.title)).not.toBeChecked();
	await box(page, emptied.title).check();
	expect(await listed(page)).toEqual(all);
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

const linkToFinder = { name: /treatment finder/i };
/** Where the link to the finder is, once what holds it is open. */
const ways: readonly (readonly [way: string, open: ((page: Page) => Promise<unknown>) | undefined, place: (page: Page) => Locator])[] = [
	["the menu of a desktop", (page) => menuButton(page).click(), expandedPanel],
	["the home page of a phone", undefined, main],
];
for (const [way, open, place] of ways)
	test(`by ${way}, a booking form with a treatment is four interactions away at most`, async ({ page }) => {
		await page.setViewportSize(way.includes("phone") ? phone : desktop);
		await page.goto("/");
		await fullyHydrated(page);
		let interactions = 0;
		const act = async (action: Promise<unknown>) => {
			await action;
			interactions += 1;
		};
		if (open) await act(open(page));
		await act(place(page).getByRole("link", linkToFinder).click());
		await expect(page).toHaveURL(path);
		await fullyHydrated(page);
		await act(box(page, concern.title).check());
		const [first] = find({ concerns: [concern.slug] }).offered;
		await act(
			main(page)
				.getByRole("link", { name: `Book ${first?.treatment.title}`, exact: true })
				.click(),
		);
		await ready(page);
		await expect(field(page, "service")).toHaveValue(required(first, "An offer").treatment.slug);
		expect(interactions).toBeLessThanOrEqual(4);
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
	await main(page).getByRole("combobox").selectOption({ index: 3 });
	await main(page).getByRole("button", { name: "See your list" }).click();
	await main(page).getByRole("button", { name: "Start over" }).click();
	expect(await read()).toEqual(before);
	expect(requests).toEqual([]);
});

test("answers given before the scripts have loaded count", async ({ page }) => {
	let release = (): void => undefined;
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	await box(page, concern.title).check();
	release();
	await fullyHydrated(page);
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

for (const viewport of [phone, desktop])
	test(`at ${viewport.width} px, axe finds nothing in any state, and nothing is wider than the window`, async ({ page }) => {
		await page.setViewportSize(viewport);
		const errors = watchErrors(page);
		await openFinder(page);
		const check = async (state: string) => {
			await atRest(page);
			expect(await axeViolations(page), state).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(viewport.width);
		};
		await check("start");
		await box(page, concern.title).check();
		await check("results");
		await openStep(page, "health");
		await box(page, exclusion.label).check();
		await check("left out");
		await main(page).getByRole("button", { name: "Start over" }).click();
		await box(page, emptied.title).check();
		await answerStrictly(page);
		await check("nothing fits");
		expect(errors).toEqual([]);
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what it needs, and the concerns are links", async ({ page }) => {
		await page.goto(path);
		await expect(main(page).getByRole("heading", { name: headingOf("without-script") })).toBeVisible();
		for (const { slug, title } of concerns)
			await expect(main(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/services?concern=${slug}`);
		await expect(main(page).getByRole("link", { name: site.phone.display }).or(main(page).getByText(site.phone.display)).first()).toBeVisible();
		await expect(main(page).getByRole("checkbox")).toHaveCount(0);
	});
});

test.describe("offline", () => {
	test.use({ serviceWorkers: "allow" });
	test.describe.configure({ timeout: 180_000 });

	test("after one visit to the home page, the finder works without a network", async ({ page }) => {
		const deployment = await startDeployment();
		try {
			await page.goto(deployment.url);
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
			const cached = () =>
				page.evaluate(async () => {
					const names = await caches.keys();
					const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
					return requests.flat().map(({ url }) => new URL(url).pathname);
				});
			await expect.poll(cached, { timeout: 60_000 }).toEqual(expect.arrayContaining([path, expect.stringMatching(/^\/finder-[0-9a-f]+\.js$/)]));
			await deployment.cut();
			await page.goto(deployment.url + path, { waitUntil: "commit" });
			await fullyHydrated(page);
			await box(page, concern.title).check();
			await expect.poll(() => listed(page)).toEqual(pathsOf({ concerns: [concern.slug] }));
		} finally {
			await deployment.cut().catch(() => undefined);
		}
	});
});
