/**
 * How many things a first-time visitor does from the home page until the booking form has the right treatment chosen: four at most, by the menu
 * and by the search. Typing counts once. The finder's way is in finder.spec.ts.
 */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { getBookingPath } from "../../src/lib/catalog/booking-path";
import { services } from "../support/content";
import { field, ready } from "../support/forms";
import { openPage } from "../support/hydration";
import { desktop, phone } from "../support/shell";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");

/** Counts what a visitor does. */
const startVisit = async (page: Page) => {
	await openPage(page, "/");
	let steps = 0;
	const count =
		(act: (target: Locator) => Promise<void>) =>
		async (target: Locator): Promise<void> => {
			steps += 1;
			await act(target);
		};
	return {
		page,
		click: count((target) => target.click()),
		type: (text: string) => count((target) => target.fill(text)),
		steps: () => steps,
	};
};

type Visit = Awaited<ReturnType<typeof startVisit>>;

const expectBooked = async (page: Page, slug: string, steps: number): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`/schedule\\?service=${slug}`));
	await ready(page);
	await expect(field(page, "service")).toHaveValue(slug);
	expect(steps).toBeLessThanOrEqual(4);
};

const bookingLink = (within: Locator): Locator => within.locator(`a[href="${getBookingPath({ service: service.slug })}"]`).first();

/** The ways from the home page to the form. */
const ways = {
	"the menu of a phone": async ({ page, click }: Visit) => {
		await click(page.getByRole("button", { name: "Open menu" }));
		const menu = page.getByRole("dialog", { name: "Menu" });
		await click(menu.locator("summary", { hasText: "Services" }));
		await click(menu.getByRole("link", { name: service.title, exact: true }));
		await expect(page).toHaveURL(new RegExp(`/services/${service.slug}$`));
		await click(bookingLink(page.getByRole("main")));
	},
	"the menu of a desktop": async ({ page, click }: Visit) => {
		const banner = page.getByRole("banner");
		await click(banner.getByRole("button", { name: "Services" }));
		await click(banner.getByRole("link", { name: service.title, exact: true }));
		await expect(page).toHaveURL(new RegExp(`/services/${service.slug}$`));
		await click(bookingLink(page.getByRole("main")));
	},
	"the search": async ({ page, click, type }: Visit) => {
		await click(page.getByRole("banner").getByRole("link", { name: "Search", exact: true }));
		const dialog = page.getByRole("dialog", { name: "Search" });
		await type(service.title)(dialog.getByRole("searchbox"));
		await click(bookingLink(dialog));
	},
};

test("by the menu and by the search, the form has the right treatment after four steps", async ({ page }) => {
	for (const [way, go] of Object.entries(ways))
		await test.step(`by ${way}`, async () => {
			await page.setViewportSize(way === "the menu of a phone" ? phone : desktop);
			const visit = await startVisit(page);
			await go(visit);
			await expectBooked(page, service.slug, visit.steps());
			// A draft of this way would say nothing about the next one.
			await page.evaluate(() => sessionStorage.clear());
		});
});
