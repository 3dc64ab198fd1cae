import { expect, type Page, test } from "@playwright/test";
import { answerPosts } from "../support/forms";
import { fullyHydrated, openBeforeHydration } from "../support/hydration";
import { desktop, getDistanceToHeader, openDrawer, phone, still } from "../support/shell";

test.use({ viewport: desktop, ...still });

test("the drawer and a question stay open through hydration", async ({ page }) => {
	await page.setViewportSize(phone);
	const hydrate = await openBeforeHydration(page, "/services/microneedling");
	const question = page.locator("main details").first();
	await question.locator("summary").click();
	const drawer = await openDrawer(page);
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(drawer).toBeHidden();
	await openDrawer(page);
	await hydrate();
	await expect(drawer).toBeVisible();
	await page.getByRole("button", { name: "Close menu" }).click();
	await expect(drawer).toBeHidden();
	await expect(question).toHaveAttribute("open", "");
	await question.locator("summary").click();
	await expect(question).not.toHaveAttribute("open", "");
});

test("answers given to the treatment finder count", async ({ page }) => {
	const hydrate = await openBeforeHydration(page, "/treatment-finder");
	await page.getByRole("main").getByRole("checkbox").first().check();
	await hydrate();
	await expect(page.getByRole("main").locator('a[href^="/services/"]').first()).toBeVisible();
});

test("a page opened at an anchor is scrolled to it before hydration", async ({ page }) => {
	const hydrate = await openBeforeHydration(page, "/resources#faqs");
	const getDistance = async () => Math.abs(await getDistanceToHeader(page, "faqs"));
	await expect.poll(getDistance).toBeLessThan(160);
	await hydrate();
	await expect.poll(getDistance).toBeLessThan(160);
});

test("if a picture stalls, scripts start at a move, or after 3 s", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
	await page.route(/\.(?:avif|webp|jpe?g)$/, () => undefined);
	await page.clock.install({ time: new Date("2026-03-03T15:00:00Z") });
	await page.clock.pauseAt(new Date("2026-03-03T15:00:01Z"));
	for (const start of [() => page.mouse.move(200, 300), () => page.clock.runFor(200)]) {
		await page.goto("/about", { waitUntil: "commit" });
		// From here on, no script of the page before can be requested.
		scripts.length = 0;
		await expect(page.locator("main h1")).toBeVisible();
		await page.waitForLoadState("domcontentloaded");
		await page.clock.runFor(2900);
		expect(scripts).toEqual([]);
		await start();
		await expect.poll(() => scripts.length, "scripts requested").toBeGreaterThan(0);
	}
	await page.clock.resume();
	await fullyHydrated(page);
});

/**
 * Where an extension may insert an element. React then renders the section, page or document again.
 */
const places = {
	"in the form": "main form",
	"in the page": "main",
	"around the page": "#gatsby-focus-wrapper",
};

const typeEverywhere = (page: Page) =>
	page.locator("main form").evaluate((form: HTMLFormElement) => {
		for (const control of form.elements) {
			if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
			else if (control instanceof HTMLTextAreaElement) control.value = "Typed\nbefore hydration";
			else if (
				!(control instanceof HTMLInputElement) ||
				control.tabIndex < 0 ||
				control.type === "hidden"
			)
				continue;
			else if (control.type === "checkbox" || control.type === "radio")
				control.checked = !control.checked;
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
		const caret =
			activeElement instanceof HTMLTextAreaElement
				? [activeElement.id, activeElement.selectionStart, activeElement.selectionEnd]
				: [];
		return { values: [...new FormData(form)].map(([name, value]) => `${name}=${value}`), caret };
	});

test("what's typed before hydration stays beside an extension's element", async ({ page }) => {
	await answerPosts(page);
	for (const [where, place] of Object.entries(places)) {
		const hydrate = await openBeforeHydration(page, "/schedule");
		await page.waitForLoadState("domcontentloaded");
		await typeEverywhere(page);
		const typed = await read(page);
		await page
			.locator(place)
			.evaluate((element) => element.prepend(document.createElement("aside")));
		await hydrate();
		await expect(
			page.locator("form[data-old]"),
			`React has rendered another form ${where}`,
		).toHaveCount(0);
		await expect.poll(() => read(page), where).toEqual(typed);
		// The next place begins with an empty form, and holds the scripts back again.
		await page.evaluate(() => sessionStorage.clear());
		await page.unroute(/\.js$/);
	}
});
