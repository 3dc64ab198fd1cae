import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatDollars } from "../../src/lib/services/prices";
import { expectSound } from "../support/accessibility";
import { memberships, packages, services } from "../support/content";
import { field, findService, ready, topicLine } from "../support/forms";
import { hydrated, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { phone } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

/** The price estimator of /pricing (docs/specification.md R101, R102): what it adds up is tested in src/lib/services/estimate. */

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
const fixed = find(
	"fixed for one treatment",
	(listed) => listed.price.model === "session" && listed.price.upTo === undefined && !listed.price.replaces && isPaidSingly(listed),
);
const [membership] = memberships;
const [included] = membership?.benefits.included[0]?.choices[0]?.items ?? [];

const estimator = (page: Page): Locator => page.getByRole("region", { name: "Price estimator" });
const treatments = (page: Page): Locator => estimator(page).getByRole("combobox", { name: "Treatment", exact: true });
const quantities = (page: Page): Locator => estimator(page).getByRole("spinbutton", { name: "Quantity", exact: true });
const result = (page: Page): Locator => estimator(page).locator("output");
const ways = (page: Page): Locator => estimator(page).getByRole("list", { name: "Ways to pay" }).locator("> li");
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

test("totals follow the lines, and leave no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await saveData(page);
	await page.setViewportSize(phone);
	await open(page);
	const unit = find("by the unit", ({ price }) => price.model === "unit");
	await treatments(page).selectOption({ label: `${unit.service.title}: ${unit.price.name}` });
	await expect(quantities(page), "a usual quantity").toHaveValue("20");
	const expectNoTraces = await watchTraces(page);
	await choose(page, fixed, 3);
	await expect(result(page)).toHaveText(formatDollars(3 * fixed.price.amount));
	await expect(ways(page).first()).toBeVisible();
	await estimator(page).getByRole("button", { name: "Add treatment" }).press("Enter");
	await expect(treatments(page).nth(1)).toBeFocused();
	await choose(page, fixed, 1, 1);
	await expect(result(page)).toHaveText(formatDollars(4 * fixed.price.amount));
	await quantities(page).nth(1).fill("100");
	await expect(quantities(page).nth(1)).toHaveAccessibleDescription(/Enter a whole number from 1 to 99\./);
	await expect(quantities(page).nth(1)).toHaveAttribute("aria-invalid", "true");
	await expect(result(page), "the others count").toHaveText(formatDollars(3 * fixed.price.amount));
	await expectSound(page, "a wrong quantity", "#price-estimator");
	await estimator(page).getByRole("button", { name: "Remove" }).nth(1).press("Enter");
	await expect(treatments(page)).toHaveCount(1);
	await expect(treatments(page)).toBeFocused();
	await expectNoTraces();
	expect(errors).toEqual([]);
});

test("a membership says what it costs for the plan", async ({ page }) => {
	if (!membership || !included) throw new Error("content/memberships.json is empty; this test needs a membership.");
	await open(page);
	await choose(page, { service: findService(included.service), price: { name: included.price } }, 1);
	const way = ways(page).filter({ hasText: `${membership.name} membership` });
	await expect(way).toContainText(formatDollars(membership.monthlyPrice * membership.commitmentMonths));
	await way.getByText("How it adds up").click();
	await expect(way).toContainText(`${membership.commitmentMonths} monthly payments of ${formatDollars(membership.monthlyPrice)}`);
	// A total is all that's said of a plan: a credit figure by the month would need disclosures.
	await expect(result(page)).not.toContainText("month");
	await expectSound(page, "a membership", "#price-estimator");
});

test("a plan prints alone, and leads to the form and back", async ({ page }) => {
	await open(page);
	await choose(page, fixed, 3);
	await print(page, estimator(page).getByRole("button", { name: "Print", exact: true }));
	await expect(estimator(page).getByText(`${fixed.service.title}: ${fixed.price.name}`, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
	await expect(result(page)).toBeVisible();
	for (const other of [treatments(page), bookLink(page), page.getByRole("contentinfo"), page.locator(`#${fixed.service.slug}-prices`)])
		await expect(other).toBeHidden();
	await expectSheets(page, 2, "the plan");
	await page.emulateMedia({ media: "screen" });

	await bookLink(page).click();
	await ready(page);
	await expect(field(page, "service")).toHaveValue(fixed.service.slug);
	const planned = `My plan: 3 × ${fixed.service.title}: ${fixed.price.name}. Estimate: ${formatDollars(3 * fixed.price.amount)}.`;
	await expect(field(page, "note")).toHaveValue(planned);
	await expect(topicLine(page)).toHaveText("Your plan is in the note below.");
	await page.goBack();
	await expect(quantities(page), "the lines of the plan").toHaveValue("3");
});
