import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { services } from "../support/content";
import { fullyHydrated, holdRequests, openPage, watchErrors, withoutPictures } from "../support/hydration";
import { templates } from "../support/routes";
import { desktop } from "../support/shell";

interface Stats {
	readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}
const { namedChunkGroups } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as Stats;
/** What a page can't run without: Gatsby's scripts, and the pages themselves. Every other script is loaded when it's needed. */
const essential = new Set(
	Object.entries(namedChunkGroups).flatMap(([name, { assets }]) =>
		name === "app" || name.startsWith("component---") ? assets.map((asset) => asset.name) : [],
	),
);
const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const isLazy = (url: string): boolean => nameOf(url).endsWith(".js") && !essential.has(nameOf(url));

const chosen = services.slice(0, 2).map(({ slug }) => slug);
const comparison = `/compare?services=${chosen.join(",")}`;

test.use({ viewport: desktop });

/** A page without pictures on which every script that loads later is lost. */
const loseLazyScripts = async (page: Page): Promise<void> => {
	await withoutPictures(page);
	await page.route(
		(url) => isLazy(url.href),
		(route) => route.abort(),
	);
};

/** What visitors do on any page: look at all of it, and press the key of the search. */
const lookAround = async (page: Page): Promise<void> => {
	await fullyHydrated(page);
	await page.mouse.move(300, 300);
	for (let last = -1, at = 0; at !== last; ) {
		last = at;
		await page.mouse.wheel(0, 1500);
		at = await page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.scrollY)))));
	}
	await page.evaluate(() =>
		addEventListener("preload-error", (event) => {
			if ((event as CustomEvent<{ url: string }>).detail.url === "search") document.documentElement.setAttribute("data-search-lost", "");
		}),
	);
	await page.keyboard.press("/");
	// Another script's loss doesn't say that the search is lost, too: it may still be about to open.
	await expect(page.getByRole("dialog").or(page.locator("html[data-search-lost]")).first()).toBeAttached();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
};

/**
 * Errors other than the requests that the test itself ends, and the answer 404 for the page that isn't there. What's in the finder's place isn't what
 * its HTML has, which React says (#418).
 */
const unexpected = (errors: readonly string[], path: string): string[] =>
	errors.filter((text) => !/ERR_FAILED|404/.test(text) && !(path === "/treatment-finder" && text.includes("#418")));

/** Nothing is blank or invisible: the heading and what's above the fold can be seen. */
const expectReadable = async (page: Page): Promise<void> => {
	const heading = page.locator("main h1");
	await expect(heading).toHaveCount(1);
	await expect
		.poll(() =>
			heading.evaluate((element) => {
				let opacity = 1;
				for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
				return opacity;
			}),
		)
		.toBe(1);
	expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
	await expect(page.getByRole("banner")).toBeVisible();
};

/** Follows a link of the footer and comes back: pages still change. */
const leaveAndReturn = async (page: Page): Promise<void> => {
	const [here, there] = [page.url(), new URL(page.url()).pathname === "/accessibility" ? "/terms" : "/accessibility"];
	await page.locator(`footer a[href="${there}"]`).click();
	await expect(page).toHaveURL(new RegExp(`${there}$`));
	await expectReadable(page);
	await page.goBack();
	await expect(page).toHaveURL(here);
	await expectReadable(page);
};

/** Opens a page without the scripts that load later, goes through all of it, and leaves it. */
const visitWithoutScripts = (page: Page, path: string, look: () => Promise<unknown> = async () => undefined): Promise<void> =>
	test.step(path, async () => {
		const errors = watchErrors(page);
		await page.goto(path);
		await lookAround(page);
		await expectReadable(page);
		await look();
		await leaveAndReturn(page);
		expect(unexpected(errors, path), path).toEqual([]);
		page.removeAllListeners("console");
		page.removeAllListeners("pageerror");
	});

/** Pages with a tool, and what's in its place if the tool is lost. */
const tools = [
	[comparison, `/services/${chosen[0]}`],
	["/treatment-finder", "/services?concern="],
	["/pricing", "/services/"],
	[`/services/${services.find(({ course }) => course.intervalDays)?.slug}`, "tel:"],
] as const;

test("if every script that loads later is lost, pages with a tool can be read and left, and the tool says so and what to do", async ({ page }) => {
	await loseLazyScripts(page);
	for (const [path, way] of tools)
		await visitWithoutScripts(page, path, async () => {
			const notice = page.getByRole("main").getByRole("status").filter({ hasText: "didn’t load" });
			await expect(notice.first()).toBeVisible();
			await expect(notice.getByRole("button", { name: "Reload" })).toHaveCount(await notice.count());
			await expect(page.locator(`main a[href^="${way}"]`).first()).toBeAttached();
			await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
		});
});

test("if every script that loads later is lost, pages with carousels, forms or pictures can be read and left, and a comparison opens", async ({ page }) => {
	await loseLazyScripts(page);
	for (const path of ["/", "/schedule", "/admin/media", "/no/such/page"]) await visitWithoutScripts(page, path);
	await openPage(page, "/services");
	await page.locator("main button[aria-pressed]").first().click();
	await expect(page.locator('main a[href^="/compare?services="]')).toBeVisible();
});

for (const path of templates)
	test(`${path} can be read, used and left if every script that loads later is lost`, { tag: "@deep" }, async ({ page }) => {
		await loseLazyScripts(page);
		await visitWithoutScripts(page, path);
	});

test("a page whose script fails keeps its text, and offers to reload and to call; its links open documents", async ({ page }) => {
	await openPage(page, "/services");
	const before = await page.locator("main").innerText();
	await page.evaluate(() => {
		window.URLSearchParams = class {
			constructor() {
				throw new Error("broken");
			}
		} as unknown as typeof URLSearchParams;
	});
	await page.locator('main a[href^="/services?category="]').first().click();
	const notice = page.getByRole("alert").filter({ hasText: "stopped working" });
	await expect(notice.getByRole("button", { name: "Reload" })).toBeVisible();
	await expect(notice.getByRole("link", { name: /^Call / })).toBeVisible();
	expect((await page.locator("main").innerText()).length).toBeGreaterThan(before.length / 2);
	await page.locator('footer a[href="/accessibility"]').click();
	await expect(page).toHaveURL(/\/accessibility$/);
	await fullyHydrated(page);
});

test("a page whose data stalls: the spinner from the click on, and after 5 s the page opens as a document", async ({ page }) => {
	await page.clock.install();
	await openPage(page, "/about");
	await holdRequests(page, /page-data\/careers\//);
	await page.locator('header a[href="/careers"]').first().click();
	await expect(page.getByRole("status", { name: "Loading page" })).toBeVisible();
	await page.clock.fastForward(5000);
	await expect(page).toHaveURL(/\/careers$/);
	await expect(page.locator("main h1")).toBeVisible();
});

test("@deep each script that loads later may be lost alone, on the first page that loads it", async ({ browser }) => {
	test.setTimeout(1_800_000);
	const found: string[] = [];
	const tried = new Set<string>();
	for (const path of [...templates, comparison, "/no/such/page"]) {
		const open = async (lost?: string) => {
			const page = await browser.newPage({ viewport: desktop });
			const errors = watchErrors(page);
			const lazy = new Set<string>();
			page.on("request", (request) => isLazy(request.url()) && lazy.add(nameOf(request.url())));
			await withoutPictures(page);
			if (lost)
				await page.route(
					(url) => nameOf(url.href) === lost,
					(route) => route.abort(),
				);
			await page.goto(path);
			await lookAround(page);
			await expectReadable(page);
			await leaveAndReturn(page);
			found.push(...unexpected(errors, path).map((text) => `${path} without ${lost}: ${text}`));
			await page.close();
			return lazy;
		};
		for (const lost of await open()) {
			if (!tried.has(lost)) await open(lost);
			tried.add(lost);
		}
	}
	expect(found).toEqual([]);
});
