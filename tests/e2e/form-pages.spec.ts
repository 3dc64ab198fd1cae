import { expect, type Page } from "@playwright/test";
import { errorsHeading } from "../../src/lib/forms/definition";
import { axeViolations } from "../support/accessibility";
import { postPlain, test } from "../support/desk";
import { type FormName, formNames, forms, treatment } from "../support/forms";
import { openDayAhead } from "../support/open-days";

/** The pages that answer a form posted without script: accessible at every width, styled under their own policy, without script. */

const day = openDayAhead();
const right: Record<FormName, Record<string, string>> = {
	appointment: {
		...{ service: treatment.slug, client: "new", provider: "", "day-1": day, "time-1": "morning", name: "Maria Lopez", phone: "(918) 555-0107" },
		...{ email: "maria@example.com", reachBy: "text", note: `${"A-word-without-a-break".repeat(8)} and\nlines.`, consent: "yes" },
	},
	message: { name: "Maria Lopez", phone: "", email: "maria@example.com", topic: "product", message: `${"A-word-without-a-break".repeat(8)} and\nlines.` },
};
const states = {
	sent: { changes: {}, status: 202 },
	"with errors": { changes: { name: "", phone: "12", email: "maria@" }, status: 400 },
	refused: { changes: { name: "x".repeat(70_000) }, status: 413 },
} as const;

/** Collects what the page's policy blocks. */
const watchViolations = (page: Page): string[] => {
	const said: string[] = [];
	page.on("console", (message) => /content security policy/i.test(message.text()) && said.push(message.text()));
	return said;
};

/** Posts a form without script, and expects an answer with a status that follows its own policy and says what has happened, at every width. */
const expectPage = async (page: Page, name: FormName, state: keyof typeof states): Promise<void> => {
	const { changes, status } = states[state];
	await page.goto(forms[name].path);
	const forbidden = watchViolations(page);
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	await postPlain(page, { ...right[name], ...changes });
	const response = await answered;
	expect(response.status()).toBe(status);
	const policy = response.headers()["content-security-policy"] ?? "";
	expect(policy).toMatch(
		/^default-src 'none'; style-src(?: 'sha256-[\w+/]+=*')+; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
	);
	expect(response.headers()["cache-control"]).toBe("no-store");

	const heading = page.getByRole("heading", { level: 1 });
	if (state === "sent") await expect(heading).toHaveText(forms[name].sent);
	else if (state === "refused") await expect(heading).toHaveText(/wasn’t sent/i);
	else await expect(page.getByRole("group", { name: errorsHeading(Object.keys(changes).length) })).toBeFocused();
	// The page's style and the site's fonts are applied.
	await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect.poll(() => page.evaluate(() => document.fonts.check("20px Cormorant") && document.fonts.check("17px Figtree"))).toBe(true);
	expect(await page.locator("script").count()).toBe(0);
	expect(forbidden).toEqual([]);

	for (const width of [1440, 768, 320]) {
		await page.setViewportSize({ width, height: 800 });
		const content = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(content, `nothing overflows the viewport at ${width} px`).toBeLessThanOrEqual(width);
	}
	expect(await axeViolations(page)).toEqual([]);
};

for (const name of formNames)
	test.describe(`the answers to ${forms[name].path}`, { tag: name === "appointment" ? [] : "@deep" }, () => {
		test("what was sent or refused is said on a page that is accessible and follows its policy", async ({ page }) => {
			for (const state of ["sent", "refused"] as const) await test.step(state, () => expectPage(page, name, state));
		});

		test("the page with errors is as accessible: each line of the summary links to its field, and every field has a name and a height to tap", async ({
			page,
		}) => {
			await expectPage(page, name, "with errors");
			for (const link of await page.getByRole("group").getByRole("link").all()) {
				const words = await link.innerText();
				await link.click();
				const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
				await expect(target).toBeInViewport();
				await expect(target).toHaveAccessibleDescription(`Error: ${words}`);
			}
			for (const control of await page.locator("form :is(input, select, textarea, button):not([tabindex], [type=hidden])").all()) {
				await expect(control).toHaveAccessibleName(/\w/);
				const height = await control.evaluate((element) => (element.closest("label") ?? element).getBoundingClientRect().height);
				expect(height).toBeGreaterThanOrEqual(24);
			}
		});
	});
