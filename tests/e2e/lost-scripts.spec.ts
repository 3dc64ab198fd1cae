import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { services } from "../support/content";
import { fullyHydrated, openPage, watchErrors, withoutPictures } from "../support/hydration";
import { desktop } from "../support/shell";
import { planned } from "../support/uses";

interface Stats {
	readonly namedChunkGroups: Readonly<
		Record<string, { readonly assets: readonly { readonly name: string }[] }>
	>;
}
const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as Stats;
/** The scripts of Gatsby and of pages. Every other one is loaded when it's needed. */
const essential = new Set(
	Object.entries(namedChunkGroups)
		.filter(([name]) => name === "app" || name.startsWith("component---"))
		.flatMap(([, { assets }]) => assets.map((asset) => `/${asset.name}`)),
);

const expectReadable = async (page: Page, path: string): Promise<void> => {
	const heading = page.locator("main h1");
	await expect(heading, path).toHaveCount(1);
	const readOpacity = () =>
		heading.evaluate((element) => {
			let opacity = 1;
			for (let at: Element | null = element; at; at = at.parentElement)
				opacity *= Number(getComputedStyle(at).opacity);
			return opacity;
		});
	await expect.poll(readOpacity, `the heading's opacity on ${path}`).toBe(1);
	expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(100);
	await expect(page.getByRole("banner")).toBeVisible();
};

const chosen = services.slice(0, 2).map(({ slug }) => slug);
/** Pages, each with the link that helps if its tool is lost. */
const pages: Readonly<Record<string, string | undefined>> = {
	[`/compare?services=${chosen}`]: `/services/${chosen[0]}`,
	"/treatment-finder": "/services?concern=",
	"/pricing": "/services/",
	[`/services/${planned?.slug}`]: "sms:",
	"/": undefined,
	"/schedule": undefined,
	"/admin/media": undefined,
	"/no/such/page": undefined,
};

test.use({ viewport: desktop });

test("without later scripts, pages can be read and left, and tools say so", async ({ page }) => {
	await withoutPictures(page);
	await page.route(
		({ pathname }) => pathname.endsWith(".js") && !essential.has(pathname),
		(route) => route.abort(),
	);
	const errors = watchErrors(page);
	for (const [path, help] of Object.entries(pages))
		await test.step(path, async () => {
			errors.length = 0;
			await page.goto(path);
			await fullyHydrated(page);
			await page.mouse.move(300, 300);
			for (const section of await page.locator("main section").filter({ visible: true }).all())
				await section.scrollIntoViewIfNeeded();
			await expectReadable(page, path);
			if (help) {
				const notice = page
					.getByRole("main")
					.getByRole("status")
					.filter({ hasText: "didn’t load" });
				await expect(notice.first(), path).toBeVisible();
				await expect(
					notice.filter({ hasNot: page.getByRole("button", { name: "Reload" }) }),
				).toHaveCount(0);
				await expect(page.locator(`main a[href^="${help}"]`).first(), path).toBeAttached();
			}
			const here = page.url();
			await page.locator('footer a[href="/accessibility"]').click();
			await expect(page).toHaveURL(/\/accessibility$/);
			await expectReadable(page, `/accessibility from ${path}`);
			await page.goBack();
			await expect(page).toHaveURL(here);
			await expectReadable(page, path);
			// The scripts that the test itself loses, the answer 404, and the finder: what's in its place
			// isn't what its HTML has (React's #418).
			expect(
				errors.filter(
					(text) =>
						!/ERR_FAILED|404/.test(text) &&
						!(path === "/treatment-finder" && text.includes("#418")),
				),
				path,
			).toEqual([]);
		});
	await openPage(page, "/services");
	await page.locator("main button[aria-pressed]").first().click();
	await expect(page.locator('main a[href^="/compare?services="]')).toBeVisible();
});
