import { createServer } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { hydrated } from "../support/hydration";
import { routes, templates } from "../support/routes";

test.use({ viewport: { width: 1440, height: 900 } });

/** Everything the browser says against a policy, from before the page's first byte: on the console and as events. */
const watch = async (page: Page): Promise<() => Promise<string[]>> => {
	const said: string[] = [];
	page.on("console", (message) => {
		if (/polic|trusted|refused|unrecognized feature|violat/i.test(message.text())) said.push(`${page.url()} console: ${message.text()}`);
	});
	page.on("pageerror", (error) => said.push(`${page.url()} error: ${error.message}`));
	await page.exposeFunction("reportViolation", (text: string) => said.push(text));
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective, sample, sourceFile }) =>
			(window as unknown as { reportViolation: (text: string) => void }).reportViolation(
				`${location.pathname}: ${effectiveDirective} blocked ${blockedURI} ${sample} ${sourceFile}`,
			),
		);
	});
	return async () => {
		await page.waitForTimeout(100);
		return said;
	};
};
/** To the end and back, so that everything that loads late has loaded. */
const scrollThrough = async (page: Page): Promise<void> => {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let top = 0; top < height; top += 800) {
		await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
		await page.waitForTimeout(30);
	}
};

for (const [name, paths] of Object.entries({ "every page": routes, "the not-found page": ["/no/such/page"] }))
	test(`${name} keeps its policy, runs its scripts and is styled`, async ({ page }) => {
		test.setTimeout(300_000);
		const said = await watch(page);
		for (const path of paths) {
			const response = await page.goto(path);
			expect(response?.headers()["content-security-policy"], path).toContain("require-trusted-types-for 'script'");
			await hydrated(page);
			expect(await page.evaluate(() => (window as unknown as { pagePath: string }).pagePath), path).toBe(path === "/no/such/page" ? "/404.html" : path);
			// Styles from <style>, and from style="": both would be missing if a hash were wrong.
			expect(await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily), path).toContain("Figtree");
			expect(await page.locator("#gatsby-focus-wrapper").evaluate((wrapper) => getComputedStyle(wrapper).outlineStyle), path).toBe("none");
			if (templates.includes(path)) await scrollThrough(page);
		}
		expect(await said()).toEqual([]);
	});

test("pages reached by links keep the policy of the page first opened", async ({ page }) => {
	test.setTimeout(120_000);
	const said = await watch(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const first of ["/privacy", "/"]) {
		await page.goto(first);
		await hydrated(page);
		for (const path of templates.filter((family) => family !== first)) {
			await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path);
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect(page.locator("main h1")).toBeFocused();
			await scrollThrough(page);
		}
		expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
	}
	expect(await said()).toEqual([]);
});

test("menus, drawer, carousel and questions work under the policy", async ({ page }) => {
	const said = await watch(page);
	await page.goto("/");
	await hydrated(page);
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("button", { name: /Services/ })
		.click();
	await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Microneedling", exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	const carousel = page.getByRole("region", { name: "Service categories" });
	await carousel.scrollIntoViewIfNeeded();
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect(carousel.getByRole("group", { name: /1 of 6$/, includeHidden: true })).toHaveAttribute("inert", "");
	await page.setViewportSize({ width: 390, height: 844 });
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
	await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).first().click();
	await expect(page).toHaveURL(/\/contact$/);
	expect(await said()).toEqual([]);
});

test("a toast works under the policy", async ({ page }) => {
	const said = await watch(page);
	await page.goto("/about");
	await hydrated(page);
	await page.route(/component---src-pages-careers|page-data\/careers\//, (route) => route.abort());
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Careers", exact: true }).click();
	await expect(toastOf(page)).toBeVisible();
	expect((await said()).filter((text) => !/careers/.test(text))).toEqual([]);
});

test("a campaign works under the policy", async ({ page }) => {
	const said = await watch(page);
	await page.clock.install({ time: new Date("2025-09-20T12:00:00-05:00") });
	await page.goto("/about");
	await page.waitForLoadState("load");
	const dialog = page.getByRole("dialog", { name: "Grand opening" });
	for (let step = 0; step < 20 && !(await dialog.isVisible()); step += 1) {
		await page.clock.runFor(250);
		await page.waitForTimeout(50);
	}
	await expect(dialog).toBeVisible();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
	expect(await said()).toEqual([]);
});

test("what no page of ours does is refused, and seen; structured data put in by script is neither", async ({ page }) => {
	const said = await watch(page);
	await page.goto("/about");
	await hydrated(page);
	const data = await page.evaluate(() => {
		const script = document.createElement("script");
		script.type = "application/ld+json";
		script.innerHTML = '{"@type":"FAQPage"}';
		document.head.append(script);
		return script.textContent;
	});
	expect(data).toBe('{"@type":"FAQPage"}');
	expect(await said()).toEqual([]);
	const refused = await page.evaluate(async () => {
		// What a debugger evaluates may evaluate; what runs from a timer may not.
		await new Promise((resolve) => setTimeout(resolve));
		const attempts: Record<string, () => void> = {
			markup: () => {
				document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
			},
			"script text": () => {
				document.createElement("script").text = "window.injected = true";
			},
			"foreign script": () => {
				document.createElement("script").src = "https://evil.example/x.js";
			},
			"foreign worker": () => {
				new Worker("https://evil.example/x.js");
			},
			evaluation: () => {
				new Function("return 1")();
			},
		};
		const inline = document.createElement("script");
		inline.text = "0";
		document.head.append(inline);
		document.body.setAttribute("style", "outline: 3px solid red");
		document.head.insertAdjacentElement("beforeend", Object.assign(document.createElement("base"), { href: "https://evil.example/" }));
		return Object.entries(attempts).filter(([, attempt]) => {
			try {
				attempt();
				return false;
			} catch {
				return true;
			}
		});
	});
	expect(refused.map(([name]) => name)).toEqual(["markup", "script text", "foreign script", "foreign worker", "evaluation"]);
	expect(await page.evaluate(() => [getComputedStyle(document.body).outlineStyle, document.baseURI])).toEqual(["none", page.url()]);
	const violations = (await said()).join("\n");
	for (const directive of ["require-trusted-types-for", "style-src-attr", "base-uri", "script-src-elem"]) expect(violations).toContain(`/about: ${directive}`);
});

test("no other page can frame ours", async ({ page, baseURL }) => {
	const { port } = new URL(baseURL ?? "");
	const other = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(`<iframe src="${baseURL}/about"></iframe>`));
	await new Promise<void>((listening) => other.listen(Number(port) + 5, "127.0.0.1", listening));
	try {
		const answer = page.waitForResponse(`${baseURL}/about`);
		await page.goto(`http://127.0.0.1:${Number(port) + 5}/`);
		expect((await answer).status()).toBe(200);
		await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
	} finally {
		other.closeAllConnections();
		other.close();
	}
});
