import { expect, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { fullyHydrated, watchErrors } from "../support/hydration";

test("an unknown path answers 404 with the specification's text and two links", async ({ page }) => {
	const errors = watchErrors(page);
	const response = await page.goto("/no/such/page");
	expect(response?.status()).toBe(404);
	await fullyHydrated(page);
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
	await expect(page.getByText("Sorry, the page you're looking for doesn't exist.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
	await expect(page.getByRole("link", { name: "Browse Services" })).toHaveAttribute("href", "/services");
	expect(await axeViolations(page)).toEqual([]);
	// The browser logs the answer, and that the address has no page data.
	expect(errors.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
});
