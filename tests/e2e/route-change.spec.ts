import { expect, type Page, test } from "@playwright/test";
import { fullyHydrated, openPage, watchErrors } from "../support/hydration";
import {
	desktop,
	expandedPanel,
	getDistanceToHeader,
	mainMenu,
	menuButton,
	scrollTo,
} from "../support/shell";

test.use({ viewport: desktop });

const menuLink = (page: Page, name: string) =>
	mainMenu(page).getByRole("link", { name, exact: true });
const settled = async (page: Page, path: string): Promise<void> => {
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	// The address changes first, while the old page is still there.
	const heading = page.locator(`main [data-page="${path.replace(/#.*/, "")}"] h1`);
	await expect(heading).toBeFocused();
	await expect(page.locator("main h1")).toHaveCount(1);
	await expect(page.locator("#gatsby-announcer")).toHaveText(
		`Navigated to ${await heading.textContent()}`,
	);
};
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a page change moves the focus, whatever the hash", async ({ page }) => {
	await openPage(page, "/pricing#50%");
	await page.evaluate(() => {
		location.hash = "#fbclid=100%&x";
		const link = Object.assign(document.createElement("a"), { href: "/team#%E0%A4%A" });
		document.body.append(link);
		link.click();
	});
	await settled(page, "/team#%E0%A4%A");
	await page.goBack();
	await settled(page, "/pricing#fbclid=100%&x");
});

for (const storage of ["on", "off"])
	test(`with storage ${storage}, Back and Forward restore the scroll position`, async ({
		page,
	}) => {
		const errors = watchErrors(page);
		if (storage === "off")
			await page.addInitScript(() => {
				for (const name of ["localStorage", "sessionStorage"])
					Object.defineProperty(window, name, {
						get: () => {
							throw new DOMException("Access is denied for this document.", "SecurityError");
						},
					});
			});
		await page.goto("/about");
		await fullyHydrated(page);
		await scrollTo(page, 1200);
		await menuLink(page, "Team").click();
		await settled(page, "/team");
		expect(await getScrollTop(page)).toBe(0);
		await page.goBack();
		await settled(page, "/about");
		await expect.poll(() => getScrollTop(page), "pixels scrolled").toBe(1200);
		await page.goForward();
		await settled(page, "/team");
		await expect.poll(() => getScrollTop(page), "pixels scrolled").toBe(0);
		await menuButton(page, "Resources").click();
		await expandedPanel(page).locator('a[href="/resources#wellness"]').click();
		await expect(page).toHaveURL(/\/resources#wellness$/);
		await expect
			.poll(
				async () => Math.abs((await getDistanceToHeader(page, "wellness")) - 80),
				"from the header",
			)
			.toBeLessThan(81);
		expect(errors).toEqual([]);
	});

test("after a page change, the head is the new page's", async ({ page }) => {
	const listTags = (document: Document) =>
		[
			...document.querySelectorAll(
				'head title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]',
			),
		]
			.map(
				(tag) =>
					["name", "property", "content", "href"].map((name) => tag.getAttribute(name)).join(" ") +
					tag.textContent,
			)
			.sort();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/offline");
	await fullyHydrated(page);
	for (const path of ["/services", "/services/microneedling", "/team"]) {
		await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
		await settled(page, path);
		const sent = await page.evaluate<string[]>(
			`fetch(location.pathname).then((answer) => answer.text()).then((html) => (${listTags})(new DOMParser().parseFromString(html, "text/html")))`,
		);
		await expect.poll(() => page.evaluate<string[]>(`(${listTags})(document)`)).toEqual(sent);
	}
});
