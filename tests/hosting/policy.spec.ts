import { expect, type Page, test } from "@playwright/test";
import { toastOf } from "../support/accessibility";
import { fullyHydrated, openPage } from "../support/hydration";
import { templates } from "../support/routes";
import { desktop, mainMenu, menuButton, twoFrames } from "../support/shell";

test.use({ viewport: desktop });

interface Reporting {
	reportViolation: (text: string) => void;
}

/**
 * @returns a function that resolves to all policy violations so far, from the console and from
 * events
 */
const watch = async (page: Page): Promise<() => Promise<string[]>> => {
	const said: string[] = [];
	page.on("console", (message) => {
		if (/polic|trusted|refused|unrecognized feature|violat/i.test(message.text()))
			said.push(`${page.url()} console: ${message.text()}`);
	});
	page.on("pageerror", (error) => said.push(`${page.url()} error: ${error.message}`));
	await page.exposeFunction("reportViolation", (text: string) => said.push(text));
	await page.addInitScript(() => {
		document.addEventListener(
			"securitypolicyviolation",
			({ blockedURI, effectiveDirective, sample, sourceFile }) =>
				(window as unknown as Reporting).reportViolation(
					`${location.pathname}: ${effectiveDirective} blocked ${blockedURI} ${sample} ${sourceFile}`,
				),
		);
	});
	const last = "everything before this has been said";
	return async () => {
		// Reports come in tasks of their own, so this provoked one comes after all others.
		await twoFrames(page);
		await page.evaluate(async (text) => {
			console.log(`violated: ${text}`);
			(window as unknown as Reporting).reportViolation(text);
		}, last);
		await expect.poll(() => said.filter((text) => text.endsWith(last)).length).toBe(2);
		return said.splice(0).filter((text) => !text.endsWith(last));
	};
};
const scrollThrough = async (page: Page): Promise<void> => {
	await fullyHydrated(page);
	for (
		let top = 0;
		top < (await page.evaluate(() => document.documentElement.scrollHeight));
		top += 800
	) {
		await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
		await twoFrames(page);
	}
};

test("a page of each kind works under its policy", async ({ page }) => {
	const said = await watch(page);
	for (const path of [...templates, "/no/such/page"]) {
		const response = await page.goto(path);
		expect(response?.headers()["content-security-policy"], path).toContain(
			"require-trusted-types-for 'script'",
		);
		await scrollThrough(page);
		// If a hash were wrong, these styles from <style> and style="" would be missing.
		await expect(page.locator("body"), path).toHaveCSS("font-family", /Figtree/);
		await expect(page.locator("#gatsby-focus-wrapper"), path).toHaveCSS("outline-style", "none");
	}
	expect(await said()).toEqual([]);
});

test("pages reached by links work under the first one's policy", async ({ page }) => {
	const said = await watch(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	// Its policy allows the least, because it has no picture, form or carousel.
	await openPage(page, "/privacy");
	await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
	for (const path of templates.filter((other) => other !== "/privacy")) {
		await page.evaluate(
			(to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
			path,
		);
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect(page.locator("main h1")).toBeFocused();
		await scrollThrough(page);
	}
	await expect(page.locator("html[data-first]"), "no page was opened as a document").toBeAttached();
	expect(await said()).toEqual([]);
});

test("menus, a carousel, a toast and a campaign work under the policy", async ({ page }) => {
	const said = await watch(page);
	await openPage(page, "/");
	await menuButton(page).click();
	await expect(mainMenu(page).locator('a[href="/services/microneedling"]')).toBeVisible();
	await page.keyboard.press("Escape");
	const carousel = page.getByRole("region", { name: "Service categories" });
	await carousel.scrollIntoViewIfNeeded();
	await carousel.getByRole("button", { name: "Next slide" }).click();
	await expect(
		carousel.getByRole("group", { name: /\b1 of \d+$/, includeHidden: true }),
	).toHaveAttribute("inert", "");
	expect(await said()).toEqual([]);
	await openPage(page, "/about");
	await page.route(/component---src-pages-careers|page-data\/careers\//, (route) => route.abort());
	await mainMenu(page).locator('a[href="/careers"]').click();
	await expect(toastOf(page)).toBeVisible();
	expect((await said()).filter((text) => !/careers/.test(text))).toEqual([]);
	await page.clock.install({ time: new Date("2025-09-20T12:00:00-05:00") });
	await openPage(page, "/about");
	const dialog = page.getByRole("dialog", { name: "Grand opening" });
	// The clock goes on until it opens: its delay begins when its scripts have come.
	await expect.poll(() => page.clock.runFor(1000).then(() => dialog.isVisible())).toBe(true);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
	expect(await said()).toEqual([]);
});

test("what no page of ours does is refused, and seen", async ({ page }) => {
	const said = await watch(page);
	await openPage(page, "/about");
	const refused = await page.evaluate(async () => {
		// From a timer, because code that a debugger evaluates is exempt from the policy.
		await new Promise((resolve) => setTimeout(resolve));
		document.body.setAttribute("style", "outline: 3px solid red");
		document.head.append(Object.assign(document.createElement("base"), { href: "/elsewhere/" }));
		try {
			document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
			return false;
		} catch {
			return getComputedStyle(document.body).outlineStyle === "none";
		}
	});
	expect(refused).toBe(true);
	const violations = (await said()).join("\n");
	for (const directive of ["require-trusted-types-for", "style-src-attr", "base-uri"])
		expect(violations).toContain(`/about: ${directive}`);
});
