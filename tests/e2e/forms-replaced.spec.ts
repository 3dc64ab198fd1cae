import { expect, type Page, test } from "@playwright/test";
import { answerPosts, formNames, forms } from "../support/forms";
import { openBeforeHydration } from "../support/hydration";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => {
	await answerPosts(page);
});

/** Where an extension may put an element of its own. React then renders the section, the page or everything again. */
const places = { "in the form": "main form", "in the page": "main", "around the page": "#gatsby-focus-wrapper" };

/** Fills in every field as if somebody had, and selects part of a text. @returns what's in the form, and where the caret is */
const typeEverywhere = (page: Page) =>
	page.locator("main form").evaluate((form: HTMLFormElement) => {
		for (const control of form.elements) {
			if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
			else if (control instanceof HTMLTextAreaElement) control.value = "Typed\nbefore hydration";
			else if (!(control instanceof HTMLInputElement) || control.tabIndex < 0 || control.type === "hidden") continue;
			else if (control.type === "checkbox" || control.type === "radio") control.checked = !control.checked;
			else control.value = control.type === "date" ? "2031-03-03" : `Typed into ${control.name}`;
		}
		const text = form.querySelector("textarea");
		text?.focus();
		text?.setSelectionRange(2, 7);
		form.dataset.old = "";
	});
const read = (page: Page) =>
	page.locator("main form").evaluate((form: HTMLFormElement) => {
		const { activeElement } = document;
		const caret = activeElement instanceof HTMLTextAreaElement ? [activeElement.id, activeElement.selectionStart, activeElement.selectionEnd] : [];
		return { values: [...new FormData(form)].map(([name, value]) => `${name}=${value}`), caret };
	});

for (const { path } of formNames.map((name) => forms[name]))
	test(`what's typed on ${path} before hydration stays if an extension has put in an element`, async ({ page }) => {
		for (const [where, place] of Object.entries(places))
			await test.step(where, async () => {
				const hydrate = await openBeforeHydration(page, path);
				await page.waitForLoadState("domcontentloaded");
				await typeEverywhere(page);
				const typed = await read(page);
				await page.locator(place).evaluate((element) => element.prepend(document.createElement("aside")));
				await hydrate();
				await expect(page.locator("form[data-old]"), `React has rendered another form ${where}`).toHaveCount(0);
				await expect.poll(() => read(page), where).toEqual(typed);
				// The next place begins with an empty form, and holds the scripts back again.
				await page.evaluate(() => sessionStorage.clear());
				await page.unroute(/\.js$/);
			});
	});
