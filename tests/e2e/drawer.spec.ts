import { expect, test } from "@playwright/test";
import {
	cutOff,
	doubleText,
	expectAccessible,
	setStyle,
	textSpacing,
} from "../support/accessibility";
import { help, menu, site, social } from "../support/content";
import { openPage } from "../support/hydration";
import { phone, still, stopsWithin } from "../support/shell";

test.use({ viewport: phone, ...still });

test("the drawer keeps the focus, returns it, and cuts nothing off", async ({ page }) => {
	await openPage(page, "/about");
	const opener = page.getByRole("button", { name: "Open menu" });
	await opener.press("Enter");
	const drawer = page.getByRole("dialog", { name: "Menu" });
	const close = drawer.getByRole("button", { name: "Close menu" });
	await expect(close).toBeFocused();
	const { names, links } = await stopsWithin(page, "dialog:modal");
	expect(names).toEqual(menu.map(({ label }) => label));
	const contacts = [`tel:${site.phone.e164}`, ...social.map(({ href }) => href)];
	expect(links).toEqual([help.href, "/schedule", "/sitemap", ...contacts]);
	// After the last stop the focus goes to the browser's own controls, then back to the first stop.
	await page.keyboard.press("Tab");
	for (const leave of [() => page.keyboard.press("Escape"), () => close.press("Enter")]) {
		await expect(close).toBeFocused();
		await leave();
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
		await page.keyboard.press("Enter");
	}
	await drawer.getByText("Services", { exact: true }).click();
	await expect(drawer.getByRole("link", { name: "View All Services" })).toBeVisible();
	await expectAccessible(page, "the drawer", "dialog:modal");
	for (const [width, height, css] of [
		[720, 450, ""],
		[320, 256, ""],
		[390, 844, textSpacing],
		[640, 800, doubleText],
	] as const) {
		await page.setViewportSize({ width, height });
		await setStyle(page, css);
		expect(await cutOff(page, "dialog:modal"), `${width} px, ${css}`).toEqual([]);
		const last = drawer.getByRole("link").last();
		await close.focus();
		await last.focus();
		await expect(last, `${width} px, ${css}`).toBeInViewport({ ratio: 1 });
	}
});
