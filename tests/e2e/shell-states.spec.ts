import { expect, test } from "@playwright/test";
import { axeViolations, cutOff, showToast, smallTargets, walkFocus } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { categories } from "../support/content";
import { hydrated } from "../support/hydration";
import { templates } from "../support/routes";
import { enter, shellStates } from "../support/shell-states";

const deep = (yes: boolean) => ({ tag: yes ? ["@deep"] : [] });

for (const [name, state] of Object.entries(shellStates))
	for (const width of state.widths)
		test(`${name} at ${width} px: axe finds nothing, and every target has 24 px`, deep(width !== state.widths[0]), async ({ page }) => {
			await enter(page, state, width);
			expect(await axeViolations(page)).toEqual([]);
			expect(await smallTargets(page)).toEqual([]);
		});

/** In `npm test`: the page with the hero and the carousels, and one with a form. */
const walked = { "/": true, "/contact": true, "/services/microneedling": false, "/resources": false, "/pricing": false };
for (const [path, always] of Object.entries(walked))
	for (const [width, height] of [
		[390, 844],
		[1440, 900],
		// 1440×900 at 400%.
		[360, 225],
	] as const)
		test(`${path} at ${width} px: what has the focus is never covered, with Tab and with Shift+Tab`, deep(!always || width !== 390), async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(path);
			await hydrated(page);
			const forwards = await walkFocus(page);
			expect(forwards.hidden).toEqual([]);
			// The specification's links of the footer alone are twelve.
			expect(forwards.stops).toBeGreaterThan(12);
			expect((await walkFocus(page, "Shift+Tab")).hidden).toEqual([]);
		});

const enlarged = {
	"the browser's zoom of 200%": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, css: "", always: ["/"] },
	"text of 200%": { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, css: "html { font-size: 200% }", always: ["/schedule"] },
};

for (const [name, { viewport, deviceScaleFactor, css, always }] of Object.entries(enlarged))
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const path of templates)
			test(`${path} cuts nothing off and scrolls downwards only`, deep(!always.includes(path)), async ({ page }) => {
				await page.emulateMedia({ reducedMotion: "reduce" });
				await page.goto(path);
				await hydrated(page);
				if (css) await page.addStyleTag({ content: css });
				expect(await cutOff(page)).toEqual([]);
			});

		test("the drawer opens, is as wide as it must be, and its last link comes into view", deep(!css), async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto("/about");
			await hydrated(page);
			if (css) await page.addStyleTag({ content: css });
			await page.getByRole("button", { name: "Open menu" }).click();
			const drawer = page.getByRole("dialog", { name: "Menu" });
			await drawer.getByText("Services", { exact: true }).click();
			expect(await cutOff(page, "dialog:modal")).toEqual([]);
			const last = drawer.getByRole("link").last();
			await last.focus();
			await expect(last).toBeInViewport({ ratio: 1 });
			expect(await axeViolations(page)).toEqual([]);
		});
	});

test("in a low window a menu panel scrolls by itself: its last link comes into view", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 360 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/about");
	await hydrated(page);
	for (const name of ["Services", "Resources"]) {
		await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).focus();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("End");
		await expect(page.locator(".menu-panel:popover-open a").last()).toBeFocused();
		await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
		expect(await cutOff(page, ".menu-panel:popover-open")).toEqual([]);
		await page.keyboard.press("Escape");
	}
});

for (const width of [390, 1440])
	test(`on paper, from a window of ${width} px: no header, menu, bar, toast or modal; the page starts at the top; the logo is black`, async ({ page }) => {
		const [campaign] = duringFirstCampaign ? campaignsAt(duringFirstCampaign) : [];
		await page.setViewportSize({ width, height: 900 });
		if (duringFirstCampaign) await page.clock.setFixedTime(duringFirstCampaign);
		await page.goto("/about");
		await hydrated(page);
		if (campaign) await expect(page.getByRole("dialog", { name: campaign.dialogName })).toBeVisible();
		await showToast(page);
		await page.emulateMedia({ media: "print" });
		for (const part of ["header", ".skip-link", "nav", "dialog", "[popover]", ".action-bar", ".toast"])
			expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
		const top = await page.locator("main h1").evaluate((heading) => {
			const wrapper = heading.closest(".below-header");
			return wrapper ? [getComputedStyle(wrapper).paddingTop, Math.round(wrapper.getBoundingClientRect().top + window.scrollY)] : "no wrapper";
		});
		expect(top).toEqual(["0px", 0]);
		const logo = page.locator('footer a[aria-label$=", home"] svg');
		await expect(logo).toBeVisible();
		await expect(logo).toHaveCSS("color", "rgb(0, 0, 0)");
		// It is drawn elsewhere in the page, in the color of each use.
		const href = await logo.locator("use").getAttribute("href");
		const paints = await page
			.locator(`${href} :is([fill], [stroke])`)
			.evaluateAll((shapes) => shapes.map((shape) => [shape.getAttribute("stroke"), shape.getAttribute("fill")]));
		expect(paints).toEqual([
			["currentColor", "none"],
			[null, "currentColor"],
		]);
	});

test("on paper a carousel has all its slides, and a filled button its words", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const carousel = page.getByRole("region", { name: "Service categories" });
	await carousel.scrollIntoViewIfNeeded();
	// Embla has moved the slides by then, which paper must undo.
	await expect(carousel.getByRole("button", { name: "Next slide" })).toBeVisible();
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await page.emulateMedia({ media: "print" });
	const boxes = await carousel
		.locator(".carousel-slide")
		.evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => left >= -40 && right <= window.innerWidth + 1));
	expect(boxes).toEqual(categories.map(() => true));
	await expect(page.locator("main .bg-accent").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});
