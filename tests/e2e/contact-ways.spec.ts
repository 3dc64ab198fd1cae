import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import ICAL from "ical.js";
import { axeViolations } from "../support/accessibility";
import { services, site } from "../support/content";
import { openPage } from "../support/hydration";

/** Cards, directions and text messages are tested in tests/validation/contact-ways.test.mjs, the button that shares in src/components/share. */

test("/contact saves the spa's contact card", async ({ page }) => {
	await openPage(page, "/contact");
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save contact" }).click()]);
	expect(download.suggestedFilename()).toMatch(/\.vcf$/);
	const card = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
	expect(["fn", "tel", "email"].map((name) => card.getFirstPropertyValue(name))).toEqual([site.name, site.phone.e164, site.email]);
});

test("a treatment's address is copied, and the page says so; if the browser refuses, it's in a field, selected", async ({ page, context, baseURL }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.setViewportSize({ width: 320, height: 640 });
	const path = `/services/${services[0]?.slug}`;
	await openPage(page, `${path}?from=search`);
	const button = page.getByRole("button", { name: "Share this page" });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Link copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await button.click();
	const field = page.getByRole("textbox", { name: "Copy this address" });
	await expect(field).toBeFocused();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}${path}`);
	expect(await axeViolations(page)).toEqual([]);
});
