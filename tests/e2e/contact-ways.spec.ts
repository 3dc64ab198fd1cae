import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { site } from "../support/content";
import { openPage } from "../support/hydration";

/** What's in each card: src/gatsby/public-files/contact-cards.test.ts. */
test("/contact saves the spa's contact card", async ({ page }) => {
	await openPage(page, "/contact");
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save contact" }).click()]);
	expect(download.suggestedFilename()).toMatch(/\.vcf$/);
	expect(await readFile(await download.path(), "utf8")).toContain(`\r\nFN:${site.name}\r\n`);
});
