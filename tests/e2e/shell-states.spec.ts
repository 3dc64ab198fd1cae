import { expect, test } from "@playwright/test";
import { axeViolations, cutOff, raiseToast, smallTargets, walkFocus } from "../support/accessibility";
import { hydrated } from "../support/hydration";
import { enter, shellStates } from "../support/shell-states";

for (const [name, state] of Object.entries(shellStates))
	for (const width of state.widths)
		test(`${name} at ${width} px: clean for axe, every target 24 px or alone in its 24 px`, async ({ page }) => {
			await enter(page, state, width);
			expect(await axeViolations(page)).toEqual([]);
			expect(await smallTargets(page)).toEqual([]);
		});

for (const path of ["/", "/services/microneedling", "/resources", "/contact", "/pricing"])
	for (const [width, height] of [
		[390, 844],
		[1440, 900],
		// 1440×900 at 400%.
		[360, 225],
	] as const)
		test(`${path} at ${width} px: no stop of Tab is below the header or behind the action bar, forwards and backwards`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ reducedMotion: "reduce" });
			await page.goto(path);
			await hydrated(page);
			const forwards = await walkFocus(page);
			expect(forwards.hidden).toEqual([]);
			expect(forwards.stops).toBeGreaterThan(25);
			expect((await walkFocus(page, "Shift+Tab")).hidden).toEqual([]);
		});

const enlarged = {
	"the browser's zoom of 200%": { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, css: "" },
	"text of 200%": { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, css: "html { font-size: 200% }" },
};

for (const [name, { viewport, deviceScaleFactor, css }] of Object.entries(enlarged))
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor });

		for (const path of ["/", "/about", "/services", "/services/microneedling", "/contact", "/schedule"])
			test(`${path} cuts nothing off and scrolls downwards only`, async ({ page }) => {
				await page.emulateMedia({ reducedMotion: "reduce" });
				await page.goto(path);
				await hydrated(page);
				if (css) await page.addStyleTag({ content: css });
				expect(await cutOff(page)).toEqual([]);
			});

		test("the drawer opens, is as wide as it must be, and its last link comes into view", async ({ page }) => {
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
		await page.setViewportSize({ width, height: 900 });
		await page.clock.setFixedTime(new Date("2025-10-10T15:00:00Z"));
		await page.goto("/about");
		await hydrated(page);
		await expect(page.getByRole("dialog", { name: "Vote for us" })).toBeVisible();
		await raiseToast(page);
		await page.emulateMedia({ media: "print" });
		for (const part of ["header", ".skip-link", "nav", "dialog", "[popover]", ".action-bar", ".toast"])
			expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
		const top = await page.locator("main h1").evaluate((heading) => {
			const wrapper = heading.closest(".below-header");
			return wrapper ? [getComputedStyle(wrapper).paddingTop, Math.round(wrapper.getBoundingClientRect().top + window.scrollY)] : "no wrapper";
		});
		expect(top).toEqual(["0px", 0]);
		const logo = page.locator("footer svg[data-variant]");
		await expect(logo).toBeVisible();
		await expect(logo).toHaveCSS("color", "rgb(0, 0, 0)");
		// Its drawing stands elsewhere in the page, in the colour of each use.
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
	await page.getByRole("region", { name: "Service categories" }).scrollIntoViewIfNeeded();
	await page.emulateMedia({ media: "print" });
	const boxes = await page
		.getByRole("region", { name: "Service categories" })
		.locator(".carousel-slide")
		.evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => left >= -40 && right <= window.innerWidth + 1));
	expect(boxes).toEqual(new Array(6).fill(true));
	await expect(page.locator("main .bg-accent").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});
