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
		click: count((target) => target.click()),
		type: (text: string) => count((target) => target.fill(text)),
		steps: () => steps,
	};
};

const expectBooked = async (page: Page, slug: string, steps: number): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`/schedule\\?service=${slug}`));
	await ready(page);
	await expect(field(page, "service")).toHaveValue(slug);
	expect(steps).toBeLessThanOrEqual(4);
};

const bookingLink = (within: Locator): Locator => within.locator(`a[href="${getBookingPath({ service: service.slug })}"]`).first();

for (const [device, viewport] of Object.entries({ phone, desktop }))
	test.describe(device, () => {
		test.use({ viewport });

		test("by the menu", async ({ page }) => {
			const { click, steps } = await startVisit(page);
			const banner = page.getByRole("banner");
			if (device === "phone") {
				await click(page.getByRole("button", { name: "Open menu" }));
				const menu = page.getByRole("dialog", { name: "Menu" });
				await click(menu.locator("summary", { hasText: "Services" }));
				await click(menu.getByRole("link", { name: service.title, exact: true }));
			} else {
				await click(banner.getByRole("button", { name: "Services" }));
				await click(banner.getByRole("link", { name: service.title, exact: true }));
			}
			await expect(page).toHaveURL(new RegExp(`/services/${service.slug}$`));
			await click(
				page
					.getByRole("main")
					.locator(`a[href="${getBookingPath({ service: service.slug })}"]`)
					.first(),
			);
			await expectBooked(page, service.slug, steps());
		});

		test("by the search", async ({ page }) => {
			const { click, type, steps } = await startVisit(page);
			await click(page.getByRole("banner").getByRole("link", { name: "Search", exact: true }));
			const dialog = page.getByRole("dialog", { name: "Search" });
			await type(service.title)(dialog.getByRole("searchbox"));
			await click(bookingLink(dialog));
			await expectBooked(page, service.slug, steps());
		});
	});
