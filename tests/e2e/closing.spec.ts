import { expect, type Page, test } from "@playwright/test";
import { services, team } from "../support/content";
import { openPage } from "../support/hydration";

const performers = new Set<string>(services.flatMap((service) => service.performers));
const treating = team.filter(({ slug }) => performers.has(slug));
const others = team.filter(({ slug }) => !performers.has(slug));

/** The links of the last section before the footer. */
const lastLinks = (page: Page) => page.getByRole("main").getByRole("region").last().getByRole("link");

for (const path of ["/team", "/contact", ...others.slice(0, 1).map(({ slug }) => `/team/${slug}`)])
	test(`${path} ends with a link to book`, async ({ page }) => {
		await page.goto(path);
		const link = lastLinks(page).filter({ hasText: "Book Now" });
		await expect(link).toHaveAttribute("href", "/schedule");
	});

test("the biography of someone who treats ends with a link that preselects the person", async ({ page }) => {
	const [person] = treating;
	if (!person) throw new Error("Nobody of content/team has services: a biography can't preselect anyone.");
	await openPage(page, `/team/${person.slug}`);
	await lastLinks(page)
		.filter({ hasText: /^Book with/ })
		.click();
	await expect(page).toHaveURL(new RegExp(`/schedule\\?with=${person.slug}$`));
	await expect(page.locator(`input[name="provider"][value="${person.slug}"]`)).toBeChecked();
});
