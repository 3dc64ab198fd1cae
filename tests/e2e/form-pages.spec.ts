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

for (const name of formNames)
	for (const [state, { changes, status }] of Object.entries(states))
		for (const width of [320, 768, 1440]) {
			const tag = name === "appointment" && width === 320 ? [] : "@deep";
			test(`the answer to ${forms[name].path}, ${state}, is accessible and follows its policy at ${width} px`, { tag }, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
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

				expect(await axeViolations(page)).toEqual([]);
				expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing overflows the viewport").toBeLessThanOrEqual(width);
			});
		}

test("each line of the summary links to its field, and every field has a name and a height to tap", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto(forms.appointment.path);
	await postPlain(page, { ...right.appointment, ...states["with errors"].changes });
	const links = page.getByRole("group").getByRole("link");
	await expect(links).toHaveCount(Object.keys(states["with errors"].changes).length);
	for (const link of await links.all()) {
		const words = await link.innerText();
		await link.click();
		const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
		await expect(target).toBeInViewport();
		await expect(target).toHaveAccessibleDescription(`Error: ${words}`);
	}
	const controls = page.locator("form :is(input, select, textarea, button):not([tabindex])");
	for (const control of await controls.all()) {
		await expect(control).toHaveAccessibleName(/\w/);
		const height = await control.evaluate((element) => (element.closest("label") ?? element).getBoundingClientRect().height);
		expect(height).toBeGreaterThanOrEqual(24);
	}
});
