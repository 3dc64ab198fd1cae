import { expect, test } from "@playwright/test";
import { axeViolations, carouselOf, cutOff, showToast, walkFocus } from "../support/accessibility";
import { campaignsAt, duringFirstCampaign } from "../support/campaign-windows";
import { categories } from "../support/content";
import { openPage } from "../support/hydration";
import { templates } from "../support/routes";
import { expandedPanel, menuButton, openDrawer } from "../support/shell";
import { enter, shellStates } from "../support/shell-states";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const deep = (yes: boolean) => ({ tag: yes ? ["@deep"] : [] });

for (const [name, state] of Object.entries(shellStates))
	for (const [index, width] of (state.widths ?? [390, 1440]).entries())
		test(`axe finds nothing at ${width} px with this state: ${name}`, deep(index > 0), async ({ page }) => {
			await enter(page, state, width);
			expect(await axeViolations(page)).toEqual([]);
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
		test(`the focus is visible on ${path} at ${width} px, with Tab and with Shift+Tab`, deep(!always || width !== 390), async ({ page }) => {
			await page.setViewportSize({ width, height });
			await openPage(page, path);
			const forward = await walkFocus(page);
			expect(forward.hidden).toEqual([]);
			// The specification's links in the footer alone are twelve.
			expect(forward.stops).toBeGreaterThan(12);
			expect((await walkFocus(page, "Shift+Tab")).hidden).toEqual([]);
		});

const enlarged = {
	"the browser's zoom of 200%": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, css: "", always: ["/"] },
	"the browser's zoom of 400%": { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, css: "", always: ["/pricing"] },
	"the text spacing of WCAG 1.4.12": {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1,
		css: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
		always: ["/services"],
	},
	"text of 200%": { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, css: "html { font-size: 200% }", always: ["/schedule"] },
};

for (const [name, { viewport, deviceScaleFactor, css, always }] of Object.entries(enlarged))
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const path of templates)
			test(`${path} cuts nothing off and scrolls vertically only`, deep(!always.includes(path)), async ({ page }) => {
				await openPage(page, path);
				if (css) await page.addStyleTag({ content: css });
				expect(await cutOff(page)).toEqual([]);
			});

		test("the drawer cuts nothing off, and its last link scrolls into view", deep(!css || viewport.width === 320), async ({ page }) => {
			await openPage(page, "/about");
			if (css) await page.addStyleTag({ content: css });
			const drawer = await openDrawer(page);
			await drawer.getByText("Services", { exact: true }).click();
			expect(await cutOff(page, "dialog:modal")).toEqual([]);
			const last = drawer.getByRole("link").last();
			await last.focus();
			await expect(last).toBeInViewport({ ratio: 1 });
			expect(await axeViolations(page)).toEqual([]);
		});
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

for (const width of [390, 1440])
	test(`print from a ${width} px window has no header, menu, toast or dialog, starts at the top, and has a black logo`, async ({ page }) => {
		const [campaign] = duringFirstCampaign ? campaignsAt(duringFirstCampaign) : [];
		await enter(page, { instant: duringFirstCampaign }, width);
		if (campaign) await expect(page.getByRole("dialog", { name: campaign.dialogName })).toBeVisible();
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
