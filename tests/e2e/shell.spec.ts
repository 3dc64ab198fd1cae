import { expect, test } from "@playwright/test";
import { atRest } from "../support/accessibility";
import { menu, pageCopy } from "../support/content";
import { hydrated } from "../support/hydration";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe("menu on a desktop", () => {
	test.use({ viewport: desktop });

	for (const how of ["click", "hover"] as const)
		test(`Services opens by ${how}; Escape closes it and gives the focus back`, async ({ page }) => {
			await page.goto("/about");
			await hydrated(page);
			const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
			await expect(trigger).toHaveAttribute("aria-expanded", "false");
			await trigger[how]();
			await expect(trigger).toHaveAttribute("aria-expanded", "true");
			const first = page.getByRole("link", { name: "View All Services" });
			await expect(first).toBeVisible();
			await first.focus();
			await page.keyboard.press("Escape");
			await expect(trigger).toHaveAttribute("aria-expanded", "false");
			await expect(first).toBeHidden();
			await expect(trigger).toBeFocused();
		});

	test("Enter opens it without leaving the page; the arrow keys go into it and back out", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
		await trigger.focus();
		await page.keyboard.press("Enter");
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
		await expect(page).toHaveURL(/\/about$/);
		await page.keyboard.press("ArrowDown");
		await expect(page.getByRole("link", { name: "View All Services" })).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(trigger).toBeFocused();
	});

	for (const width of [1024, 1440])
		test(`at ${width} px the pointer opens a panel that fits the window, and closes it by leaving`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto("/contact");
			await hydrated(page);
			for (const { label } of menu.filter(({ isDropdown }) => isDropdown)) {
				const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: label });
				await trigger.hover();
				await expect(trigger).toHaveAttribute("aria-expanded", "true");
				await atRest(page);
				const box = await page.locator(".menu-panel:popover-open").boundingBox();
				if (!box) throw new Error(`The panel of ${label} has no box: it is expected to be shown.`);
				expect(box.x).toBeGreaterThanOrEqual(0);
				expect(box.x + box.width).toBeLessThanOrEqual(width);
				expect(box.y + box.height).toBeLessThanOrEqual(801);
				await page.mouse.move(10, 790);
				await expect(trigger).toHaveAttribute("aria-expanded", "false");
			}
		});

	test("a link in the header of a scrolled page does not move away under a long press", async ({ page }) => {
		for (const [name, path] of [
			["Pricing", "/pricing"],
			["Book Now", "/schedule"],
		] as const) {
			await page.goto("/about");
			await hydrated(page);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect(page.locator(".site-header-utility")).toBeHidden();
			await page.getByRole("banner").getByRole("link", { name, exact: true }).hover();
			await page.mouse.down();
			await atRest(page);
			await page.mouse.up();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		}
	});

	test("the keyboard finds the telephone in the header of a scrolled page", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
		const phoneLine = page.locator(".site-header-utility");
		await expect(phoneLine).toBeHidden();
		await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).focus();
		await page.keyboard.press("Shift+Tab");
		await expect(phoneLine).toBeVisible();
	});

	test("the menu marks the current page, and after a change of page the new one", async ({ page }) => {
		const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
		await page.goto("/pricing");
		await hydrated(page);
		await expect(current).toHaveText(["Pricing"]);
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers", exact: true }).click();
		await expect(current).toHaveText(["Careers"]);
		await expect(current).toHaveAttribute("aria-current", "page");
	});
});

test.describe("menu on a phone", () => {
	test.use({ viewport: phone });

	test("a group of the drawer opens, and a followed link closes the drawer", async ({ page }) => {
		await page.goto("/about");
		await hydrated(page);
		await page.getByRole("button", { name: "Open menu" }).click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		await drawer.getByText("Services", { exact: true }).click();
		await drawer.getByRole("link", { name: "View All Services" }).click();
		await expect(page).toHaveURL(/\/services$/);
		await expect(drawer).toBeHidden();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageCopy("services").heading);
	});

	test("drawer, dropdown and questions work before React is there", async ({ page }) => {
		await page.route(/\.js$/, () => undefined);
		await page.goto("/services/microneedling", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
		await page.getByRole("button", { name: "Close menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
		await page.locator("main summary").first().click();
		await expect(page.locator("main details").first()).toHaveAttribute("open", "");
		await page.setViewportSize(desktop);
		const trigger = page.getByRole("button", { name: "Services" });
		await trigger.click();
		await expect(trigger).toHaveAttribute("aria-expanded", "true");
	});
});

test("the skip link is the first stop and leads to main", async ({ page }) => {
	await page.goto("/pricing");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main#main-content")).toBeFocused();
});

test("scroll progress goes from 0 to 100", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/about");
	const bar = page.getByRole("progressbar", { name: "Page scroll progress" });
	await hydrated(page);
	await expect(bar).toHaveAttribute("aria-valuenow", "0");
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(bar).toHaveAttribute("aria-valuenow", "100");
});

test("the header comes in with the first page of a session and not with the next", async ({ page }) => {
	await page.addInitScript(() => {
		const started: string[] = [];
		Object.assign(window, { started });
		document.addEventListener(
			"animationstart",
			({ target, animationName }) => target instanceof HTMLElement && started.push(`${target.tagName} ${animationName}`),
		);
	});
	const entrances = () => page.evaluate(() => (window as unknown as { started: string[] }).started.filter((name) => name.startsWith("HEADER")).length);
	await page.goto("/about");
	await expect.poll(entrances).toBe(1);
	expect(await page.evaluate(() => sessionStorage.getItem("header-entrance-played"))).toBe("true");
	await page.reload();
	// The scripts start when what moves with the first paint has come to rest.
	await hydrated(page);
	expect(await entrances()).toBe(0);
});
