import { expect, type Locator, type Page } from "@playwright/test";

/** Shows what a button prints. No dialog opens, so the page stays as it's prepared for printing. */
export const print = async (page: Page, button: Locator): Promise<void> => {
	await page.evaluate(() => {
		window.print = () => document.documentElement.setAttribute("data-printing", "");
	});
	await button.click();
	await expect(page.locator("html[data-printing]")).toBeAttached();
	await page.emulateMedia({ media: "print" });
};

export const expectSheets = async (
	page: Page,
	most: number,
	what: string,
	margin = "0.4in",
): Promise<void> => {
	for (const format of ["Letter", "A4"]) {
		const pdf = await page.pdf({
			format,
			margin: { top: margin, right: margin, bottom: margin, left: margin },
		});
		// Chromium doesn't compress the objects of a PDF, only their streams.
		const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
		expect(
			sheets > 0 && sheets <= most,
			`${what}: ${sheets} sheets of ${format}, with margins of ${margin}`,
		).toBe(true);
	}
};
