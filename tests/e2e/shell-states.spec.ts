import { expect, type Page, test } from "@playwright/test";
import { atRest, axeViolations, carouselOf, cutOff, showToast } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { categories } from "../support/content";
import { openPage } from "../support/hydration";
import { desktop, expandedPanel, menuButton, openDrawer, phone, scrollTo } from "../support/shell";

/** The header, its menus and what floats over the page, each opened as a visitor does it. axe on whole pages is in routes.spec.ts. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const expectAccessible = async (page: Page, state: string): Promise<void> => expect(await axeViolations(page), `axe: ${state}`).toEqual([]);

test("axe finds nothing with a menu panel open, on a scrolled page, and with a toast", async ({ page }) => {
	await page.setViewportSize(desktop);
	await openPage(page, "/about");
	for (const name of ["Services", "Resources"]) {
		await menuButton(page, name).click();
		await expect(expandedPanel(page)).toBeVisible();
		await expectAccessible(page, `${name} open`);
		await page.keyboard.press("Escape");
	}
	await scrollTo(page, 700);
	await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
	await expectAccessible(page, "scrolled");
	await showToast(page);
	await expectAccessible(page, "a toast");
});

test("axe finds nothing in the drawer with a group open; nothing is cut off in it, however large the text, and its last link scrolls into view", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await openPage(page, "/about");
	await page.evaluate(() => document.head.append(Object.assign(document.createElement("style"), { id: "enlarged" })));
	for (const name of ["Services", "Resources"]) {
		const drawer = await openDrawer(page);
		const group = drawer.getByText(name, { exact: true });
		await group.click();
		await expect(drawer.getByRole("link", { name: `View All ${name}` })).toBeVisible();
		await expectAccessible(page, `drawer with ${name}`);
		for (const [width, height, css] of [
			[720, 450, ""],
			[320, 256, ""],
			[390, 844, "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"],
			[640, 800, "html { font-size: 200% }"],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.evaluate((text) => document.getElementById("enlarged")?.replaceChildren(text), css);
			expect(await cutOff(page, "dialog:modal"), `${name} at ${width} px, ${css}`).toEqual([]);
			const last = drawer.getByRole("link").last();
			await drawer.getByRole("button", { name: "Close menu" }).focus();
			await last.focus();
			await expect(last).toBeInViewport({ ratio: 1 });
		}
		await page.evaluate(() => document.getElementById("enlarged")?.replaceChildren());
		await page.setViewportSize(phone);
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
	}
});

test("axe finds nothing with the carousels moved and paused", async ({ page }) => {
	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await openPage(page, "/");
	for (const name of ["Service categories", "Client reviews"]) {
		const carousel = await carouselOf(page, name);
		await carousel.getByRole("button", { name: "Pause auto-scroll" }).click();
		await carousel.getByRole("button", { name: "Next slide" }).click();
		await expect(carousel.getByRole("button", { name: "Resume auto-scroll" })).toBeVisible();
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	// Cards have to be opaque before their colors are measured.
	await atRest(page);
	await expectAccessible(page, "carousels");
});

/** Where the focus is hidden: without an outline, below the fixed header or outside the viewport. Null once it has left the page. */
const hiddenFocus = (page: Page): Promise<string | undefined | null> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `${name}: no outline`;
		if (element.closest("header, .skip-link")) return undefined;
		const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		const { top, bottom, height } = element.getBoundingClientRect();
		const seen = Math.min(bottom, window.innerHeight) - Math.max(top, header);
		// A box larger than the room between them cannot be seen whole.
		if (seen >= Math.min(height, window.innerHeight - header) - 1) return undefined;
		return `${name}: ${Math.round(top)} to ${Math.round(bottom)}, free ${Math.round(header)} to ${window.innerHeight}`;
	});

/** Tabs through the whole page. @returns the number of stops, and those that were not fully visible */
const walkFocus = async (page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<{ stops: number; hidden: string[] }> => {
	const hidden: string[] = [];
	for (let stops = 0; stops < 400; stops += 1) {
		await page.keyboard.press(key);
		const found = await hiddenFocus(page);
		if (found === null) return { stops, hidden };
		if (found) hidden.push(found);
	}
	throw new Error(`${page.url()}: after 400 times ${key} the focus has not left the page.`);
};

/** Through a page with Tab and with Shift+Tab. */
const walkBothWays = async (page: Page, path: string): Promise<void> => {
	await openPage(page, path);
	const forward = await walkFocus(page);
	expect(forward.hidden, `${path}, Tab`).toEqual([]);
	// The specification's links in the footer alone are twelve.
	expect(forward.stops).toBeGreaterThan(12);
	expect((await walkFocus(page, "Shift+Tab")).hidden, `${path}, Shift+Tab`).toEqual([]);
};

test("the focus is visible on a page with carousels and on one with a form, with Tab and with Shift+Tab", async ({ page }) => {
	await page.setViewportSize(phone);
	for (const path of ["/", "/contact"]) await walkBothWays(page, path);
});

for (const path of ["/", "/contact", "/services/microneedling", "/resources", "/pricing"])
	test(`the focus is visible on ${path} at every width`, { tag: "@deep" }, async ({ page }) => {
		// The last one is 1440×900 at 400%.
		for (const size of [phone, desktop, { width: 360, height: 225 }]) {
			await page.setViewportSize(size);
			await walkBothWays(page, path);
		}
	});

test("in a low window a menu panel scrolls to its last link", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 360 });
	await openPage(page, "/about");
	for (const name of ["Services", "Resources"]) {
		await menuButton(page, name).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("End");
		await expect(expandedPanel(page).locator("a").last()).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
		expect(await cutOff(page, ".menu-panel:popover-open")).toEqual([]);
		await page.keyboard.press("Escape");
	}
});

test("a campaign passes axe; on paper there's no header, menu, toast or dialog, the page starts at the top, and the logo is black", async ({ page }) => {
	const [campaign] = duringFirstCampaign ? campaignsAt(duringFirstCampaign) : [];
	await page.setViewportSize(phone);
	if (duringFirstCampaign) await page.clock.setFixedTime(duringFirstCampaign);
	await openPage(page, "/about");
	if (campaign) {
		await expect(page.getByRole("dialog", { name: campaign.dialogName })).toBeVisible();
		await atRest(page);
		await expectAccessible(page, "a campaign");
	}
	await showToast(page);
	await page.emulateMedia({ media: "print" });
	for (const part of ["header", ".skip-link", "nav", "dialog", "[popover]", ".toast"])
		expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
	const wrapper = page.locator(".below-header").filter({ has: page.locator("h1") });
	await expect(wrapper).toHaveCSS("padding-top", "0px");
	expect(Math.round((await wrapper.boundingBox())?.y ?? Number.NaN)).toBe(0);
	const logo = page.locator('footer a[aria-label$=", home"] svg');
	await expect(logo).toBeVisible();
	await expect(logo).toHaveCSS("color", "rgb(0, 0, 0)");
	// Its shapes are a symbol elsewhere in the page, in the color of each use.
	const href = await logo.locator("use").getAttribute("href");
	const paints = await page
		.locator(`${href} :is([fill], [stroke])`)
		.evaluateAll((shapes) => shapes.map((shape) => `${shape.getAttribute("stroke")} ${shape.getAttribute("fill")}`));
	expect(paints).toEqual(["currentColor none", "null currentColor"]);
});

test("print shows all slides of a carousel and the text of filled buttons", async ({ page }) => {
	await openPage(page, "/");
	const carousel = await carouselOf(page, "Service categories");
	// Embla moves the slides, which print must undo.
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await page.emulateMedia({ media: "print" });
	const boxes = await carousel
		.locator(".carousel-slide")
		.evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => left >= -40 && right <= window.innerWidth + 1));
	expect(boxes).toEqual(categories.map(() => true));
	await expect(page.locator("main .bg-accent").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});
