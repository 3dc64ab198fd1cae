import { expect, type Locator, type Page, test } from "@playwright/test";
import { required } from "../../src/lib/required";
import { formatDollars } from "../../src/lib/services/prices";
import { expectSound } from "../support/accessibility";
import { memberships, packages, services } from "../support/content";
import { field, ready, topicLine } from "../support/forms";
import { hydrated, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { phone } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

/** The price estimator of /pricing (docs/specification.md R101, R102): what it adds up is tested in src/lib/services/estimate. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const prices = services.flatMap((service) => service.prices.map((price) => ({ service, price })));
type Listed = (typeof prices)[number];
/** What can be paid in one way only: no series, package or membership has it. */
const fixed = required(
	prices.find(
		({ service, price }) =>
			price.model === "session" &&
			price.upTo === undefined &&
			!price.replaces &&
			!service.prices.some(({ replaces }) => replaces?.price === price.name) &&
			!JSON.stringify([packages, memberships.map(({ benefits }) => benefits)]).includes(`"${service.slug}"`),
	),
	"A price that's fixed for one treatment",
);
const unit = required(
	prices.find(({ price }) => price.model === "unit"),
	"A price by the unit",
);

const estimator = (page: Page): Locator => page.getByRole("region", { name: "Price estimator" });
const treatments = (page: Page): Locator => estimator(page).getByRole("combobox", { name: "Treatment", exact: true });
const quantities = (page: Page): Locator => estimator(page).getByRole("spinbutton", { name: "Quantity", exact: true });
const result = (page: Page): Locator => estimator(page).locator("output");
const ways = (page: Page): Locator => estimator(page).getByRole("list", { name: "Ways to pay" }).locator("> li");
const bookLink = (page: Page): Locator => estimator(page).getByRole("link", { name: "Book this plan" });

const open = async (page: Page): Promise<void> => {
	await page.goto("/pricing#price-estimator");
	await hydrated(page);
	await expect(treatments(page)).toHaveCount(1);
};

const choose = async (page: Page, { service, price }: Listed, quantity?: number, line = 0): Promise<void> => {
	await treatments(page)
		.nth(line)
		.selectOption({ label: `${service.title}: ${price.name}` });
	if (quantity !== undefined) await quantities(page).nth(line).fill(String(quantity));
};

test("totals follow the lines, and leave no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await saveData(page);
	await page.setViewportSize(phone);
	await open(page);
	await choose(page, unit);
	await expect(quantities(page), "a usual quantity").toHaveValue("20");
	const expectNoTraces = await watchTraces(page);
	await choose(page, fixed, 3);
	await expect(result(page)).toHaveText(formatDollars(3 * fixed.price.amount));
	await ways(page).getByText("How it adds up").first().click();
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
