import { expect, type Locator, type Page, test } from "@playwright/test";
import { atRest, axeViolations, cutOff, toastOf } from "../support/accessibility";
import { services, site } from "../support/content";
import { startDeployment } from "../support/deployment";
import { openPage, watchErrors } from "../support/hydration";
import { desktop, openDrawer, phone } from "../support/shell";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

const [service] = services;
if (!service) throw new Error("content/services has no service: these tests need one.");
const servicePath = `/services/${service.slug}`;
const nonsense = "zzqqxxjj";

const control = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const box = (page: Page): Locator => dialog(page).getByRole("searchbox", { name: "Search" });
const results = (page: Page): Locator => dialog(page).locator("[data-result]");
const status = (page: Page): Locator => dialog(page).getByRole("status");

/** Opens the search by its control, once the index is there. */
const openSearch = async (page: Page): Promise<void> => {
	await control(page).click();
	await expect(box(page)).toBeFocused();
	await expect(results(page).first()).toBeVisible();
};
const find = async (page: Page, query: string): Promise<void> => {
	await openSearch(page);
	await box(page).fill(query);
};

test("the control opens the dialog with the box focused; Escape closes it and gives the focus back, whatever is typed", async ({ page }) => {
	await openPage(page, "/about");
	for (const query of ["", service.title]) {
		await find(page, query);
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		await expect(control(page)).toBeFocused();
	}
	await control(page).press("Enter");
	await expect(box(page)).toHaveValue("");
	await dialog(page).getByRole("button", { name: "Close" }).click();
	await expect(control(page)).toBeFocused();
	await expect(page).toHaveURL(/\/about$/);
});

for (const key of ["/", "Control+k", "Meta+k"])
	test(`${key} opens the search and gives the focus back; not while typing, or over another dialog`, async ({ page }) => {
		await openPage(page, "/contact");
		const field = page.locator("main input[type=text]").first();
		await field.focus();
		await page.keyboard.press(key);
		await field.blur();
		await expect(dialog(page)).toHaveCount(0);
		const logo = page.getByRole("banner").getByRole("link", { name: `${site.name}, home` });
		await logo.focus();
		await page.keyboard.press(key);
		await expect(box(page)).toBeFocused();
		await expect(box(page)).toHaveValue("");
		await page.keyboard.press("Escape");
		await expect(logo).toBeFocused();
		await page.evaluate(() => document.body.append(Object.assign(document.createElement("dialog"), { open: true, innerHTML: "<button>Here</button>" })));
		await page.keyboard.press(key);
		await expect(dialog(page)).toHaveCount(0);
	});

test("the single key can be turned off, and the other one still works", async ({ page }) => {
	await openPage(page, "/about");
	await openSearch(page);
	await dialog(page).getByRole("button", { name: "Turn off the / key" }).click();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await page.keyboard.press("/");
	await page.keyboard.press("Control+k");
	await expect(dialog(page)).toHaveCount(1);
	await dialog(page).getByRole("button", { name: "Turn on the / key" }).click();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await page.keyboard.press("/");
	await expect(box(page)).toBeFocused();
});

test("a key pressed right after Escape opens the search again", async ({ page }) => {
	await openPage(page, "/about");
	await openSearch(page);
	await page.evaluate(() => {
		const press = (target: Element, key: string) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
		press(document.activeElement ?? document.body, "Escape");
		press(document.body, "/");
	});
	await expect(box(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
});

test("the status says how many, the match is marked, a treatment can be booked, and several compared", async ({ page }) => {
	await openPage(page, "/about");
	await find(page, "laser");
	await expect(status(page)).toHaveText(`${await results(page).count()} results`);
	await expect(results(page).first().locator("mark")).toHaveText(/laser/i);
	const hrefs = await results(page).evaluateAll((links) => links.flatMap((link) => link.getAttribute("href") ?? []));
	const found = hrefs.filter((href) => /^\/services\/[a-z0-9-]+$/.test(href)).map((href) => href.replace("/services/", ""));
	expect(found.length).toBeGreaterThan(1);
	await expect(dialog(page).getByRole("link", { name: /^Compare/ })).toHaveAttribute("href", `/compare?services=${found.slice(0, 3).join(",")}`);
	await expect(
		dialog(page)
			.getByRole("link", { name: /^Book / })
			.first(),
	).toHaveAttribute("href", `/schedule?service=${found[0]}`);
});

test("Arrow Down goes from the box to the first result and on, Arrow Up goes back", async ({ page }) => {
	await openPage(page, "/about");
	await find(page, "laser");
	await expect(results(page).nth(1)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(results(page).nth(0)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(results(page).nth(1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(box(page)).toBeFocused();
});

test("Enter in the box opens the first result, and the address doesn't change before", async ({ page }) => {
	await openPage(page, "/about");
	await find(page, service.title);
	await expect(results(page).first()).toHaveAttribute("href", servicePath);
	await expect(page).toHaveURL(/\/about$/);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${servicePath}$`));
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
});

test("Enter before the index is there opens the first result when it is", async ({ page }) => {
	await openPage(page, "/about");
	let release: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/search-index.json", async (route) => {
		await released;
		await route.continue();
	});
	await control(page).click();
	await box(page).fill(service.title);
	await page.keyboard.press("Enter");
	await expect(status(page)).toHaveText("Loading…");
	release();
	await expect(page).toHaveURL(new RegExp(`${servicePath}$`));
});

test("a question leads to its answer, unfolded; the browser's Back closes the dialog", async ({ page }) => {
	const [faq] = service.faqs;
	await openPage(page, "/about");
	await openPage(page, "/pricing");
	await find(page, faq?.question ?? "");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${servicePath}#`));
	const answer = page.locator("main details", { hasText: faq?.question });
	await expect(answer).toHaveAttribute("open");
	await expect(answer.locator("p")).toBeInViewport();
	await openSearch(page);
	await page.goBack();
	await expect(page).toHaveURL(/\/pricing$/);
	await expect(dialog(page)).toHaveCount(0);
});

test("if nothing is found, it says so and offers treatments, phone, text and the sitemap", async ({ page }) => {
	await openPage(page, "/about");
	await find(page, nonsense);
	await expect(status(page)).toHaveText("Nothing found");
	await expect(dialog(page).getByRole("heading")).toContainText(nonsense);
	const links = await dialog(page)
		.getByRole("link")
		.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(links).toEqual(expect.arrayContaining(["/services", `tel:${site.phone.e164}`, "/sitemap"]));
	expect(links.some((href) => href?.startsWith(`sms:${site.phone.e164}`))).toBe(true);
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
});

test("if the index doesn't load, it says what to do, and trying again works", async ({ page }) => {
	await page.route("**/search-index.json", (route) => route.abort());
	await openPage(page, "/about");
	await control(page).click();
	await expect(dialog(page).getByRole("heading", { name: "The search didn’t load" })).toBeVisible();
	await expect(dialog(page).getByRole("link", { name: /^Call/ })).toHaveAttribute("href", `tel:${site.phone.e164}`);
	expect(await axeViolations(page)).toEqual([]);
	await page.unroute("**/search-index.json");
	await dialog(page).getByRole("button", { name: "Try again" }).click();
	await expect(results(page).first()).toBeVisible();
});

test("if the dialog's code doesn't load, a toast says so, and the control leads to the sitemap", async ({ page }) => {
	await openPage(page, "/about");
	await page.route(/\/search-[0-9a-f]+\.js$/, (route) => route.abort());
	await control(page).click();
	await expect(toastOf(page)).toBeVisible();
	await page.unroute(/\/search-[0-9a-f]+\.js$/);
	await control(page).click();
	await expect(page).toHaveURL(/\/sitemap$/);
});

test("searching requests the index once, and stores nothing", async ({ page }) => {
	const errors = watchErrors(page);
	await openPage(page, "/about");
	const requests: string[] = [];
	page.on("request", (request) => request.url().endsWith(".json") && requests.push(new URL(request.url()).pathname));
	const readStorage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
	const before = await readStorage();
	for (const query of ["laser", "acne"]) {
		await find(page, query);
		await expect(results(page).first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
	}
	expect(requests.filter((path) => !path.startsWith("/page-data/"))).toEqual(["/search-index.json"]);
	expect(await readStorage()).toBe(before);
	expect(errors).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the control is a link to the sitemap", async ({ page }) => {
		await page.goto("/about");
		await control(page).click();
		await expect(page).toHaveURL(/\/sitemap$/);
	});
});

test.describe("with the service worker", () => {
	test.use({ serviceWorkers: "allow" });

	test("once the site is stored, the search works without a connection", async ({ page, context }) => {
		test.setTimeout(180_000);
		const deployment = await startDeployment();
		await page.goto(`${deployment.url}/about`);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
		await expect
			.poll(
				() =>
					page.evaluate(async () => {
						const { length } = await (await caches.open("elm-place-pages")).keys();
						const index = await (await caches.open("elm-place-pages")).match("/search-index.json", { ignoreSearch: true });
						return index !== undefined && length > 0;
					}),
				{ timeout: 90_000 },
			)
			.toBe(true);
		await deployment.cut();
		await context.setOffline(true);
		await find(page, service.title);
		await expect(results(page).first()).toHaveAttribute("href", servicePath);
	});
});

test("at 320 px the search is in the menu, and gives the focus back to its button", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, "/about");
	await expect(control(page)).toHaveCount(0);
	const drawer = await openDrawer(page);
	await drawer.getByRole("link", { name: "Search" }).click();
	await expect(drawer).toBeHidden();
	await box(page).fill("laser");
	await expect(results(page).first()).toBeVisible();
	expect(await cutOff(page, "dialog[aria-label=Search]")).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

for (const width of [384, 1024, 1150, 1240, 1280, 1440])
	test(`at ${width} px the header has room for the search and for booking`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await openPage(page, "/about");
		await expect(control(page)).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("banner").getByRole("link", { name: "Book Now" }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
		expect(await cutOff(page, "header")).toEqual([]);
	});

for (const [name, viewport] of [
	["390", phone],
	["1440", desktop],
] as const)
	test(`at ${name} px every state is accessible and fits the window`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await openPage(page, "/about");
		await expect(control(page)).toBeInViewport({ ratio: 1 });
		expect(await cutOff(page, "header")).toEqual([]);
		for (const query of ["", "laser", nonsense]) {
			await openSearch(page);
			await box(page).fill(query);
			await expect(status(page)).toHaveText(query === "" ? "" : /result|Nothing/);
			await atRest(page);
			expect(await axeViolations(page)).toEqual([]);
			expect(await cutOff(page, "dialog[aria-label=Search]")).toEqual([]);
			await page.keyboard.press("Escape");
			await expect(dialog(page)).toHaveCount(0);
		}
	});
