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

/** The margins that browsers print with unless they're told otherwise. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };

/** How many pages a printer would use. Chromium doesn't compress the objects of a PDF, only their streams. */
export const countPages = async (page: Page, format: "Letter" | "A4"): Promise<number> => {
	const pdf = await page.pdf({ format, margin });
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
