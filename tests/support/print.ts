import { expect, type Locator, type Page } from "@playwright/test";

/** What a button prints, as on paper. The browser's dialog doesn't open, so the marks on the page stay. */
export const print = async (page: Page, button: Locator): Promise<void> => {
	await page.evaluate(() => {
		window.print = () => document.documentElement.setAttribute("data-printing", "");
	});
	await button.click();
	await expect(page.locator("html[data-printing]")).toBeAttached();
	await page.emulateMedia({ media: "print" });
};

/** How many pages a printer would use, with a browser's usual margins. Chromium doesn't compress the objects of a PDF, only their streams. */
export const countPages = async (page: Page, format: "Letter" | "A4", margin = "0.4in"): Promise<number> => {
	const pdf = await page.pdf({ format, margin: { top: margin, right: margin, bottom: margin, left: margin } });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
