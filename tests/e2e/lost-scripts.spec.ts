import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { services } from "../support/content";
import { fullyHydrated, openPage, watchErrors, withoutPictures } from "../support/hydration";
import { templates } from "../support/routes";
import { desktop } from "../support/shell";

interface Stats {
	readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}
const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as Stats;
/** What a page can't run without: Gatsby's scripts, and the pages themselves. Every other script is loaded when it's needed. */
const essential = new Set(
	Object.entries(namedChunkGroups).flatMap(([name, { assets }]) =>
		name === "app" || name.startsWith("component---") ? assets.map((asset) => `/${asset.name}`) : [],
	),
);

test.use({ viewport: desktop });

/** Nothing is blank or invisible: the heading and what's above the fold can be seen. */
const expectReadable = async (page: Page): Promise<void> => {
	const heading = page.locator("main h1");
	await expect(heading).toHaveCount(1);
	const readOpacity = () =>
		heading.evaluate((element) => {
			let opacity = 1;
			for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
			return opacity;
		});
	await expect.poll(readOpacity, "the heading's opacity").toBe(1);
	expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
	await expect(page.getByRole("banner")).toBeVisible();
};

/** Opens pages on which every script that loads later is lost, one after the other: goes through all of each, follows a link and comes back. */
const visitWithoutScripts = async (page: Page, paths: readonly string[], look: (path: string) => Promise<unknown> = async () => undefined) => {
	await withoutPictures(page);
	await page.route(
		({ pathname }) => pathname.endsWith(".js") && !essential.has(pathname),
		(route) => route.abort(),
	);
	const errors = watchErrors(page);
	for (const path of paths)
		await test.step(path, async () => {
			errors.length = 0;
			await page.goto(path);
			await fullyHydrated(page);
			await page.mouse.move(300, 300);
			for (const section of await page.locator("main section").filter({ visible: true }).all()) await section.scrollIntoViewIfNeeded();
			await expectReadable(page);
			await look(path);
			const [here, there] = [page.url(), path === "/accessibility" ? "/terms" : "/accessibility"];
			await page.locator(`footer a[href="${there}"]`).click();
			await expect(page).toHaveURL(new RegExp(`${there}$`));
			await expectReadable(page);
			await page.goBack();
			await expect(page).toHaveURL(here);
			await expectReadable(page);
			// The scripts that the test itself loses, the answer 404, and the finder: what's in its place isn't what its HTML has, which React says (#418).
			expect(errors.filter((text) => !/ERR_FAILED|404/.test(text) && !(path === "/treatment-finder" && text.includes("#418")))).toEqual([]);
		});
};

const chosen = services.slice(0, 2).map(({ slug }) => slug);
/** Pages with a tool, and where a link leads that helps without it. */
const tools: Readonly<Record<string, string>> = {
	[`/compare?services=${chosen}`]: `/services/${chosen[0]}`,
	"/treatment-finder": "/services?concern=",
	"/pricing": "/services/",
	[`/services/${services.find(({ course }) => course.intervalDays)?.slug}`]: "sms:",
};

test("if every script that loads later is lost, pages with a tool can be read and left, and the tool says so and what to do", ({ page }) =>
	visitWithoutScripts(page, Object.keys(tools), async (path) => {
		const notice = page.getByRole("main").getByRole("status").filter({ hasText: "didn’t load" });
		await expect(notice.first()).toBeVisible();
		await expect(notice.filter({ hasNot: page.getByRole("button", { name: "Reload" }) })).toHaveCount(0);
		await expect(page.locator(`main a[href^="${tools[path]}"]`).first()).toBeAttached();
	}));

test("if every script that loads later is lost, pages with carousels, forms or pictures can be read and left, and a comparison opens", async ({ page }) => {
	await visitWithoutScripts(page, ["/", "/schedule", "/admin/media", "/no/such/page"]);
	await openPage(page, "/services");
	await page.locator("main button[aria-pressed]").first().click();
	await expect(page.locator('main a[href^="/compare?services="]')).toBeVisible();
});

test("one page of each template can be read and left if every script that loads later is lost", { tag: "@deep" }, ({ page }) =>
	visitWithoutScripts(page, templates),
);
