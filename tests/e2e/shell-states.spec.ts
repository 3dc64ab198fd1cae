import { expect, type Locator, type Page, test } from "@playwright/test";
import { toInstant } from "../../src/lib/time/time-zone";
import { atRest, expectAccessible, toastOf } from "../support/accessibility";
import { campaigns, categories, site } from "../support/content";
import { openBeforeHydration, openPage } from "../support/hydration";
import { phone, still } from "../support/shell";

const carouselOf = async (page: Page, name: string): Promise<Locator> => {
	const carousel = page.getByRole("region", { name, exact: true });
	await carousel.scrollIntoViewIfNeeded();
	await expect(carousel.getByRole("button", { name: "Next slide" })).toBeVisible();
	return carousel;
};

test.use({ viewport: phone, ...still });

/** Why the focus can't be seen (outline, header, viewport); null once it has left the page. */
const hiddenFocus = (page: Page): Promise<string | undefined | null> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
			return `${name}: no outline`;
		if (element.closest("header, .skip-link")) return undefined;
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		const { top, bottom, height } = element.getBoundingClientRect();
		const seen = Math.min(bottom, window.innerHeight) - Math.max(top, header);
		// A box larger than the room between them cannot be seen whole.
		if (seen >= Math.min(height, window.innerHeight - header) - 1) return undefined;
		return `${name}: ${Math.round(top)} to ${Math.round(bottom)}, free ${Math.round(header)} to ${window.innerHeight}`;
	});

test("the focus is visible, with Tab and with Shift+Tab", async ({ page }) => {
	for (const path of ["/", "/contact"]) {
		await openPage(page, path);
		for (const key of ["Tab", "Shift+Tab"]) {
			let stops = 0;
			for (let found: string | undefined | null; found !== null && stops < 400; stops += 1) {
				await page.keyboard.press(key);
				found = await hiddenFocus(page);
				expect.soft(found ?? "", `${path}, ${key}`).toBe("");
			}
			expect(stops > 12 && stops < 400, `${path}, ${key}: through the page, and out of it`).toBe(
				true,
			);
		}
	}
});

test.describe("during a campaign, for a visitor whose day isn't the spa's", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("its dialog keeps the focus and returns it; a phone loads no picture", async ({ page }) => {
		const [campaign] = campaigns;
		test.skip(!campaign, "content/campaigns.json has no campaign.");
		if (!campaign) return;
		await page.clock.setFixedTime(toInstant(campaign.window.last, site.timeZone) - 60_000);
		// The focus must be on the control that it returns to before the dialog opens.
		const hydrate = await openBeforeHydration(page, "/about");
		const skipLink = page.getByRole("link", { name: "Skip to main content" });
		await skipLink.focus();
		await hydrate();
		const dialog = page.getByRole("dialog", { name: campaign.dialogName });
		const close = dialog.getByRole("button", { name: "Close" });
		await expect(close).toBeFocused();
		await atRest(page);
		await expectAccessible(page, "a campaign", "dialog:modal");
		await page.keyboard.press("Tab");
		await expect(dialog.getByRole("link")).toBeFocused();
		if (campaign.event) {
			await page.keyboard.press("Tab");
			await expect(dialog.getByRole("button", { name: "Add to calendar" })).toBeFocused();
		}
		// One stop in the browser's own controls, then the first one again.
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(close).toBeFocused();
		if (campaign.image) {
			const picture = dialog.locator("img");
			expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
			await page.setViewportSize({ width: 1440, height: 900 });
			await expect
				.poll(
					() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
					"the width of the picture that has loaded",
				)
				.toBeGreaterThan(0);
		}
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(skipLink).toBeFocused();
	});
});

test("paper has no header, menu, toast or dialog, and all slides", async ({ page }) => {
	await openPage(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await page.evaluate(() =>
		window.dispatchEvent(
			new CustomEvent("preload-error", {
				detail: { url: "/gone.js", error: new Error("/gone.js didn't load.") },
			}),
		),
	);
	await expect(toastOf(page)).toBeVisible();
	await expectAccessible(page, "a toast", "[role=region][aria-label^=Notifications]");
	await page.emulateMedia({ media: "print" });
	for (const part of ["header", ".skip-link", "nav", "dialog", "[popover]", ".toast"])
		expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
	await expect(page.locator('footer a[aria-label$=", home"] svg')).toHaveCSS(
		"color",
		"rgb(0, 0, 0)",
	);
	const inView = await carousel
		.locator(".carousel-slide")
		.evaluateAll((slides) =>
			slides
				.map((slide) => slide.getBoundingClientRect())
				.map(({ left, right }) => left >= -40 && right <= window.innerWidth + 1),
		);
	expect(inView).toEqual(categories.map(() => true));
	await expect(page.locator("main .bg-accent").first()).toHaveCSS("color", "rgb(0, 0, 0)");
	await page.emulateMedia({ media: "screen" });
	await openPage(page, "/about");
	await page.emulateMedia({ media: "print" });
	const wrapper = page.locator(".below-header").filter({ has: page.locator("h1") });
	expect(
		Math.round((await wrapper.boundingBox())?.y ?? Number.NaN),
		"the page starts at the top",
	).toBe(0);
	await expect(wrapper).toHaveCSS("padding-top", "0px");
});

test("slides that fit are shown, in a loop; others are out of the tab order", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	const carousel = await carouselOf(page, "Service categories");
	const slides = carousel.locator(".carousel-slide");
	const expectShown = (shown: readonly number[]): Promise<void> =>
		expect
			.poll(
				() =>
					slides.evaluateAll((all) =>
						all.flatMap((slide, position) => (slide.hasAttribute("inert") ? [] : position)),
					),
				"the slides shown",
			)
			.toEqual(shown);
	for (const [width, shown] of [
		[1440, [0, 1, 2]],
		[800, [0, 1]],
		[390, [0]],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await carousel.scrollIntoViewIfNeeded();
		await expectShown(shown);
		const hidden = slides.nth(shown.length).getByRole("link", { includeHidden: true }).first();
		await hidden.focus();
		await expect(hidden, `${width} px`).not.toBeFocused();
	}
	await carousel.getByRole("button", { name: "Previous slide" }).click();
	await expectShown([categories.length - 1]);
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expectShown([0]);
});
