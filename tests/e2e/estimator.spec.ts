import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatDollars } from "../../src/lib/catalog/prices";
import { axeViolations, cutOff } from "../support/accessibility";
import { findPage, memberships, packages, services, site } from "../support/content";
import { field, findService, ready, topicLine, treatmentSearch } from "../support/forms";
import { hydrated, watchErrors } from "../support/hydration";
import { countPages, print } from "../support/print";
import { desktop, phone } from "../support/shell";

/** The price estimator of /pricing (docs/specification.md R101, R102): what it adds up is tested in src/lib/catalog/estimate. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Service = (typeof services)[number];
type Price = Service["prices"][number];

/** Every price with its service. */
const prices = services.flatMap((service) => service.prices.map((price) => ({ service, price })));
type Listed = (typeof prices)[number];

const find = (what: string, meets: (listed: Listed) => boolean): Listed => {
	const found = prices.find(meets);
	if (!found) throw new Error(`content/services has no price that is ${what}; these tests need one.`);
	return found;
};

/** Whether a price can be paid in one way only: no series, package or membership has it. */
const isPaidSingly = ({ service, price }: Listed): boolean =>
	!service.prices.some(({ replaces }) => replaces?.price === price.name) &&
	!JSON.stringify([packages, memberships.map(({ benefits }) => benefits)]).includes(`"${service.slug}"`);
const ranged = find("a lowest one", (listed) => listed.price.upTo !== undefined && isPaidSingly(listed));
const fixed = find(
	"fixed for one treatment",
	(listed) => listed.price.model === "session" && listed.price.upTo === undefined && !listed.price.replaces && isPaidSingly(listed),
);
const series = find("a series", ({ price }) => price.model === "series");
const [membership] = memberships;
const [included] = membership?.benefits.included[0]?.choices[0]?.items ?? [];

const estimator = (page: Page): Locator => page.getByRole("region", { name: "Price estimator" });
const treatments = (page: Page): Locator => estimator(page).getByRole("combobox", { name: "Treatment", exact: true });
const quantities = (page: Page): Locator => estimator(page).getByRole("spinbutton", { name: "Quantity", exact: true });
const result = (page: Page): Locator => estimator(page).locator("output");
const ways = (page: Page): Locator => estimator(page).getByRole("list").filter({ hasText: "This plan" }).first().locator("> li");
const bookLink = (page: Page): Locator => estimator(page).getByRole("link", { name: "Book this plan" });

/** Opens the page at the estimator, and waits for its fields. */
const open = async (page: Page): Promise<void> => {
	await page.goto("/pricing#price-estimator");
	await hydrated(page);
	await expect(treatments(page)).toHaveCount(1);
};

const choose = async (
	page: Page,
	{ service, price }: { service: Pick<Service, "title">; price: Pick<Price, "name"> },
	quantity: number,
	line = 0,
): Promise<void> => {
	await treatments(page)
		.nth(line)
		.selectOption({ label: `${service.title}: ${price.name}` });
	await quantities(page).nth(line).fill(String(quantity));
};

test("a lowest price makes a range, a fixed one a single total", async ({ page }) => {
	await open(page);
	await choose(page, ranged, 2);
	await expect(result(page)).toHaveText(`${formatDollars(2 * ranged.price.amount)} to ${formatDollars(2 * (ranged.price.upTo ?? 0))}`);
	await choose(page, fixed, 3);
	await expect(result(page)).toHaveText(formatDollars(3 * fixed.price.amount));
});

test("lines are added and removed with the keyboard, and the focus follows", async ({ page }) => {
	await open(page);
	await choose(page, fixed, 1);
	await estimator(page).getByRole("button", { name: "Add treatment" }).focus();
	await page.keyboard.press("Enter");
	await expect(treatments(page).nth(1)).toBeFocused();
	await choose(page, ranged, 1, 1);
	const both = `${formatDollars(fixed.price.amount + ranged.price.amount)} to ${formatDollars(fixed.price.amount + (ranged.price.upTo ?? 0))}`;
	await expect(result(page)).toHaveText(both);
	await estimator(page).getByRole("button", { name: "Remove" }).nth(1).focus();
	await page.keyboard.press("Enter");
	await expect(treatments(page)).toHaveCount(1);
	await expect(treatments(page)).toBeFocused();
	await expect(result(page)).toHaveText(formatDollars(fixed.price.amount));
});

test("a line begins with a usual quantity, and one that was typed stays", async ({ page }) => {
	await open(page);
	const unit = find("by the unit", ({ price }) => price.model === "unit");
	await treatments(page).selectOption({ label: `${unit.service.title}: ${unit.price.name}` });
	await expect(quantities(page)).toHaveValue("20");
	await quantities(page).fill("35");
	await treatments(page).selectOption({ label: `${fixed.service.title}: ${fixed.price.name}` });
	await expect(quantities(page)).toHaveValue("35");
});

test("a series is offered if the plan is as long and it costs less", async ({ page }) => {
	await open(page);
	const { price: name, quantity } = series.price.replaces ?? { price: "", quantity: 0 };
	const single = series.service.prices.find((price) => price.name === name);
	await choose(page, { service: series.service, price: { name } }, quantity);
	const singly = quantity * (single?.upTo ?? single?.amount ?? 0);
	await expect(result(page)).toHaveText(new RegExp(`^\\$[\\d,.]+ to \\${formatDollars(singly)}$`));
	await expect(ways(page).filter({ hasText: series.price.name })).toContainText(formatDollars(series.price.amount));
	await quantities(page).fill(String(quantity - 1));
	await expect(ways(page).filter({ hasText: series.price.name })).toHaveCount(0);
});

test("a membership is compared for the plan and for a year, and says from when it pays off", async ({ page }) => {
	if (!membership || !included) throw new Error("content/memberships.json is empty; this test needs a membership.");
	await open(page);
	await choose(page, { service: findService(included.service), price: { name: included.price } }, 1);
	await page.getByRole("spinbutton", { name: "Times a year" }).fill("12");
	const way = ways(page).filter({ hasText: `${membership.name} membership` });
	await expect(way).toContainText(formatDollars(membership.monthlyPrice * membership.commitmentMonths));
	await expect(way).toContainText(formatDollars(membership.monthlyPrice * 12));
	await expect(way).toContainText(/pays off|costs more/);
	await way.getByText("How it adds up").click();
	await expect(way).toContainText(`${membership.commitmentMonths} monthly payments of ${formatDollars(membership.monthlyPrice)}`);
	// A total is all that's said of a plan: a credit figure by the month would need disclosures.
	await expect(result(page)).not.toContainText("month");
});

test("a quantity that isn't one gets an answer, and the other lines still count", async ({ page }) => {
	await open(page);
	await choose(page, fixed, 2);
	await estimator(page).getByRole("button", { name: "Add treatment" }).click();
	await choose(page, ranged, 0, 1);
	for (const wrong of ["0", "100", "2.5", ""]) {
		await quantities(page).nth(1).fill(wrong);
		await expect(quantities(page).nth(1)).toHaveAccessibleDescription(/Enter a whole number from 1 to 99\./);
		await expect(quantities(page).nth(1)).toHaveAttribute("aria-invalid", "true");
		await expect(result(page)).toHaveText(formatDollars(2 * fixed.price.amount));
	}
	await quantities(page).nth(1).fill("1");
	await expect(quantities(page).nth(1)).not.toHaveAttribute("aria-invalid");
});

test("Book this plan leads to the form with the treatment chosen and the plan as its note, in the place of an earlier one", async ({ page }) => {
	await open(page);
	await choose(page, fixed, 3);
	await bookLink(page).click();
	await expect(page).toHaveURL(/\/schedule\?service=/);
	await ready(page);
	await expect(field(page, "service")).toHaveValue(fixed.service.slug);
	const planned = `My plan: 3 × ${fixed.service.title}: ${fixed.price.name}. Estimate: ${formatDollars(3 * fixed.price.amount)}.`;
	await expect(field(page, "note")).toHaveValue(planned);
	await expect(topicLine(page)).toHaveText("Your plan is in the note below.");
	await field(page, "note").fill(`${planned}\nGround floor, please.`);
	await open(page);
	await choose(page, ranged, 1);
	await bookLink(page).click();
	await ready(page);
	await expect(treatmentSearch(page)).toHaveValue(ranged.service.title);
	await expect(field(page, "note")).toHaveValue(new RegExp(`^My plan: 1 × ${ranged.service.title}: .*\\nGround floor, please\\.$`));
	await page.getByRole("button", { name: "Remove" }).click();
	await expect(field(page, "note")).toHaveValue("Ground floor, please.");
});

test("nothing is requested, stored or written into the address while a plan is put together", async ({ page }) => {
	// Who saves data gets no other page's data in idle moments.
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await open(page);
	await choose(page, fixed, 1);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	/** Without the scroll position, which Gatsby's router keeps for every page. */
	const snapshot = () =>
		page.evaluate(() => {
			const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(([key]) => !key.startsWith("@@scroll"));
			return JSON.stringify([location.href, stored, document.cookie]);
		});
	const before = await snapshot();
	await estimator(page).getByRole("button", { name: "Add treatment" }).click();
	await choose(page, ranged, 4, 1);
	await page.getByRole("spinbutton", { name: "Times a year" }).fill("3");
	await expect(ways(page).first()).toBeVisible();
	expect(await snapshot()).toBe(before);
	expect(requests).toEqual([]);
});

test("it prints alone, with the names of what was chosen, on two pages at most", async ({ page }) => {
	await open(page);
	await choose(page, ranged, 2);
	await print(page, estimator(page).getByRole("button", { name: "Print this estimate" }));
	await expect(estimator(page).getByText(`${ranged.service.title}: ${ranged.price.name}`, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
	await expect(result(page)).toBeVisible();
	await expect(treatments(page)).toBeHidden();
	await expect(page.getByRole("link", { name: "Book this plan" })).toBeHidden();
	await expect(page.getByRole("contentinfo")).toBeHidden();
	await expect(page.locator(`#${ranged.service.slug}-prices`)).toBeHidden();
	const pages = await countPages(page, "Letter");
	expect(pages).toBeGreaterThanOrEqual(1);
	expect(pages).toBeLessThanOrEqual(2);
});

for (const viewport of [phone, desktop, { width: 320, height: 640 }])
	test(`axe finds nothing at ${viewport.width} pixels, empty, filled in or wrong, and nothing is cut off`, async ({ page }) => {
		const errors = watchErrors(page);
		await page.setViewportSize(viewport);
		await open(page);
		expect(await axeViolations(page)).toEqual([]);
		await choose(page, ranged, 3);
		await estimator(page).getByRole("button", { name: "Add treatment" }).click();
		await choose(page, { service: findService(included?.service ?? ""), price: { name: included?.price ?? "" } }, 6, 1);
		await estimator(page).getByText("How it adds up").first().click();
		expect(await axeViolations(page)).toEqual([]);
		expect(await cutOff(page, "#price-estimator")).toEqual([]);
		await quantities(page).first().fill("0");
		expect(await axeViolations(page)).toEqual([]);
		expect(errors).toEqual([]);
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the region says where the prices are, and the phone number", async ({ page }) => {
		await page.goto("/pricing");
		const [without] = findPage("pricing").blocks.find(({ key }) => key === "price-estimator")?.points ?? [];
		const sentence = (without?.text ?? "").split("{phone}")[0]?.trim() ?? "";
		expect(sentence).not.toBe("");
		await expect(estimator(page).getByText(sentence)).toBeVisible();
		await expect(estimator(page)).toContainText(site.phone.display);
	});
});

test.describe("after one visit", () => {
	test.use({ serviceWorkers: "allow" });
	test.describe.configure({ timeout: 180_000 });

	test("it works offline, and so does the form it leads to", async ({ page, context }) => {
		await page.goto("/");
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
		/** Whether a cache has a file whose path matches. */
		const isCached = (name: string, path: RegExp) =>
			page.evaluate(async ([cache, pattern]) => (await (await caches.open(cache)).keys()).some(({ url }) => new RegExp(pattern).test(new URL(url).pathname)), [
				name,
				path.source,
			] as const);
		await expect.poll(() => isCached("elm-place-files", /\/estimator-[^/]*\.js$/), { timeout: 60_000 }).toBe(true);
		for (const path of [/^\/pricing\b/, /^\/schedule\b/]) await expect.poll(() => isCached("elm-place-pages", path), { timeout: 60_000 }).toBe(true);
		await context.setOffline(true);
		await open(page);
		await choose(page, fixed, 2);
		await expect(result(page)).toHaveText(formatDollars(2 * fixed.price.amount));
		await bookLink(page).click();
		await expect(field(page, "note")).toHaveValue(/^My plan: 2 × /);
	});
});
