import { expect, type Page, test } from "@playwright/test";
import { required } from "../../src/lib/required";
import { formatDollars } from "../../src/lib/services/prices";
import { expectSound } from "../support/accessibility";
import { memberships, packages, services } from "../support/content";
import { field, ready, topicLine } from "../support/forms";
import { hydrated, watchErrors } from "../support/hydration";
import { expectSheets, print } from "../support/print";
import { phone, still } from "../support/shell";
import { saveData, watchTraces } from "../support/traces";

test.use(still);

const prices = services.flatMap((service) => service.prices.map((price) => ({ service, price })));
type Listed = (typeof prices)[number];
/** What no series, package or membership includes, so there's only one way to pay. */
const fixed = required(
	prices.find(
		({ service, price }) =>
			price.model === "session" &&
			price.upTo === undefined &&
			!price.replaces &&
			!service.prices.some(({ replaces }) => replaces?.price === price.name) &&
			!JSON.stringify([packages, memberships.map(({ benefits }) => benefits)]).includes(
				`"${service.slug}"`,
			),
	),
	"A price that's fixed for one treatment",
);
const unit = required(
	prices.find(({ price }) => price.model === "unit"),
	"A price by the unit",
);

const open = async (page: Page) => {
	await page.goto("/pricing#price-estimator");
	await hydrated(page);
	const estimator = page.getByRole("region", { name: "Price estimator" });
	const treatments = estimator.getByRole("combobox", { name: "Treatment", exact: true });
	const quantities = estimator.getByRole("spinbutton", { name: "Quantity", exact: true });
	await expect(treatments).toHaveCount(1);
	const choose = async ({ service, price }: Listed, quantity?: number, line = 0): Promise<void> => {
		await treatments.nth(line).selectOption({ label: `${service.title}: ${price.name}` });
		if (quantity !== undefined) await quantities.nth(line).fill(String(quantity));
	};
	return {
		estimator,
		treatments,
		quantities,
		result: estimator.locator("output"),
		bookLink: estimator.getByRole("link", { name: "Book this plan" }),
		choose,
	};
};

test("totals follow the lines, and leave no trace", async ({ page }) => {
	const errors = watchErrors(page);
	await saveData(page);
	await page.setViewportSize(phone);
	const { estimator, treatments, quantities, result, choose } = await open(page);
	await choose(unit);
	await expect(quantities, "a usual quantity").toHaveValue("20");
	const expectNoTraces = await watchTraces(page);
	await choose(fixed, 3);
	await expect(result).toHaveText(formatDollars(3 * fixed.price.amount));
	await estimator
		.getByRole("list", { name: "Ways to pay" })
		.getByText("How it adds up")
		.first()
		.click();
	await estimator.getByRole("button", { name: "Add treatment" }).press("Enter");
	await expect(treatments.nth(1)).toBeFocused();
	await choose(fixed, 1, 1);
	await expect(result).toHaveText(formatDollars(4 * fixed.price.amount));
	await quantities.nth(1).fill("100");
	await expect(quantities.nth(1)).toHaveAccessibleDescription(
		/Enter a whole number from 1 to 99\./,
	);
	await expect(quantities.nth(1)).toHaveAttribute("aria-invalid", "true");
	await expect(result, "the others count").toHaveText(formatDollars(3 * fixed.price.amount));
	await estimator.getByRole("button", { name: "Remove" }).nth(1).press("Enter");
	await expect(treatments).toHaveCount(1);
	await expect(treatments).toBeFocused();
	await expectNoTraces();
	await quantities.fill("0");
	await expectSound(page, "a wrong quantity", "#price-estimator");
	expect(errors).toEqual([]);
});

test("a plan prints alone, and leads to the form and back", async ({ page }) => {
	const { estimator, treatments, quantities, result, bookLink, choose } = await open(page);
	await choose(fixed, 3);
	await print(page, estimator.getByRole("button", { name: "Print", exact: true }));
	await expect(
		estimator
			.getByText(`${fixed.service.title}: ${fixed.price.name}`, { exact: true })
			.filter({ visible: true }),
	).not.toHaveCount(0);
	await expect(result).toBeVisible();
	for (const other of [
		treatments,
		bookLink,
		page.getByRole("contentinfo"),
		page.locator(`#${fixed.service.slug}-prices`),
	])
		await expect(other).toBeHidden();
	await expectSheets(page, 2, "the plan");
	await page.emulateMedia({ media: "screen" });

	await bookLink.click();
	await ready(page);
	await expect(field(page, "service")).toHaveValue(fixed.service.slug);
	const planned = `My plan: 3 × ${fixed.service.title}: ${fixed.price.name}. Estimate: ${formatDollars(3 * fixed.price.amount)}.`;
	await expect(field(page, "note")).toHaveValue(planned);
	await expect(topicLine(page)).toHaveText("Your plan is in the note below.");
	await page.goBack();
	await expect(quantities, "the lines of the plan").toHaveValue("3");
});
