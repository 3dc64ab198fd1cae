import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { listDirections } from "../../src/lib/content/contact-links";
import { axeViolations } from "../support/accessibility";
import { services, site, slugs, team } from "../support/content";
import { type Deployment, startDeployment } from "../support/deployment";
import { openPage } from "../support/hydration";
import { phone } from "../support/shell";

const [person] = team;
const [service] = services;
const [article] = slugs("resources");
if (!person || !service || !article) throw new Error("content/ has no person, no service or no article.");
const biography = `/team/${person.slug}`;
const treatment = `/services/${service.slug}`;
const saving = (page: Page): Locator => page.getByRole("link", { name: "Save contact" });

/** Follows the link to a contact card. @returns the saved file as another library reads it */
const saveContact = async (page: Page) => {
	const [download] = await Promise.all([page.waitForEvent("download"), saving(page).click()]);
	const card = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
	return { fileName: download.suggestedFilename(), read: (name: string) => card.getFirstPropertyValue(name) };
};

test("/contact saves the spa's contact card", async ({ page }) => {
	await openPage(page, "/contact");
	const { fileName, read } = await saveContact(page);
	expect(fileName).toMatch(/\.vcf$/);
	expect([read("fn"), read("tel"), read("email")]).toEqual([site.name, site.phone.e164, site.email]);
});

test("every biography has the person's card", async ({ page, request }) => {
	for (const { slug, name } of team) {
		const html = await (await request.get(`/team/${slug}`)).text();
		expect(html).toContain(`href="/contact-cards/${slug}.vcf"`);
		const response = await request.get(`/contact-cards/${slug}.vcf`);
		expect([response.status(), response.headers()["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
		expect(await response.text()).toContain(`\r\nFN:${name}`);
	}
	await openPage(page, biography);
	expect((await saveContact(page)).read("tel")).toBe(site.phone.e164);
});

test("without the network, a contact card can still be saved", async ({ browser }) => {
	const deployment: Deployment = await startDeployment();
	const context = await browser.newContext({ serviceWorkers: "allow" });
	const page = await context.newPage();
	await page.goto(`${deployment.url}/contact`);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: "PRECACHE_SITE" }));
	const isCached = (path: string) =>
		page.evaluate(async (wanted) => (await (await caches.open("elm-place-pages")).keys()).some(({ url }) => new URL(url).pathname === wanted), path);
	for (const path of [biography, `/page-data${biography}/page-data.json`, `/contact-cards/${person.slug}.vcf`])
		await expect.poll(() => isCached(path), { timeout: 60_000 }).toBe(true);
	await deployment.cut();
	await page.goto(`${deployment.url}${biography}`);
	expect((await saveContact(page)).read("tel")).toBe(site.phone.e164);
	await expect(page.getByRole("banner").getByText(/^(?:Open now, until|Closed, opens) /)).toBeVisible();
	await context.close();
});

test("directions are links to three map apps, and no page asks them for anything", async ({ page, baseURL }) => {
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
	});
	for (const path of ["/", "/contact"]) {
		await openPage(page, path);
		const directions = page.getByRole("list", { name: "Directions" }).first();
		for (const { label, href } of listDirections(site)) await expect(directions.getByRole("link", { name: label })).toHaveAttribute("href", href);
	}
	expect(elsewhere).toEqual([]);
});

/** The body of the text message that a link opens, in the form that both phone systems read. */
const readMessage = async (link: Locator): Promise<string> => {
	const [number, body = ""] = ((await link.getAttribute("href")) ?? "").split("?&body=");
	expect(number).toBe(`sms:${site.phone.e164}`);
	return decodeURIComponent(body);
};

test("a text message to the spa begins with what it's about", async ({ page }) => {
	await page.goto("/contact");
	for (const place of [page.getByRole("main"), page.getByRole("contentinfo")])
		expect(await readMessage(place.getByRole("link", { name: "Text us", exact: true }))).toBe(site.textMessage.general);
	await page.goto(treatment);
	const link = page.getByRole("main").getByRole("link", { name: `Text us about ${service.title}` });
	expect(await readMessage(link)).toBe(site.textMessage.about.replace("{topic}", service.title));
});

test.describe("sharing", () => {
	const button = (page: Page) => page.getByRole("button", { name: "Share this page" });

	for (const path of [treatment, `/resources/${article}`])
		test(`${path.split("/")[1]}: the address is copied, and the page says so`, async ({ page, context, baseURL }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await page.setViewportSize(phone);
			await openPage(page, `${path}?from=search`);
			await button(page).focus();
			await page.keyboard.press("Enter");
			await expect(page.getByText("Link copied")).toBeVisible();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
			expect(await axeViolations(page)).toEqual([]);
		});

	test("if the browser doesn't let a page copy, the address is in a field, selected", async ({ page, baseURL }) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
		await page.setViewportSize({ width: 320, height: 640 });
		await openPage(page, treatment);
		await button(page).click();
		const field = page.getByRole("textbox", { name: "Copy this address" });
		await expect(field).toBeFocused();
		await expect(field).toHaveValue(`${baseURL}${treatment}`);
		expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL}${treatment}`);
		expect(await axeViolations(page)).toEqual([]);
	});

	test("a device with a share sheet gets the title and the address", async ({ page, baseURL }) => {
		await page.addInitScript(() => {
			Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) });
		});
		await openPage(page, treatment);
		await button(page).click();
		await expect
			.poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
			.toEqual({ title: await page.title(), url: `${baseURL}${treatment}` });
	});

	test("without script there's no button that does nothing", async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(`${baseURL}${treatment}`);
		await expect(button(page)).toBeHidden();
		await context.close();
	});
});
