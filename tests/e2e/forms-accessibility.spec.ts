import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { type Answer, accepted, answerPosts, type FormName, field, fill, formNames, forms, notice, open, send, treatmentSearch } from "../support/forms";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** axe over the whole page, and nothing beyond the window. */
const expectSound = async (page: Page): Promise<void> => {
	// The bar at the foot of a narrow window covers half of a button at one scroll position or another, which axe takes for a small target.
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	expect(await axeViolations(page, "WCAG and best practice")).toEqual([]);
	const { reach, width } = await page.evaluate(() => ({ reach: document.documentElement.scrollWidth, width: window.innerWidth }));
	expect(reach, "nothing reaches beyond the window").toBeLessThanOrEqual(width);
};

interface State {
	answers: Answer[];
	act: (page: Page, name: FormName) => Promise<void>;
}

const states: Record<string, State> = {
	untouched: { answers: [accepted], act: async () => undefined },
	filled: { answers: [accepted], act: fill },
	"with errors": {
		answers: [accepted],
		act: async (page) => {
			await send(page);
			await expect(notice(page)).toBeVisible();
		},
	},
	"not accepted": {
		answers: [{ status: 503, json: { message: "busy" } }],
		act: async (page, name) => {
			await fill(page, name);
			await send(page);
			await expect(notice(page)).toBeVisible();
		},
	},
	"told to wait": {
		answers: [{ status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } }],
		act: async (page, name) => {
			await fill(page, name);
			await send(page);
			await expect(notice(page)).toContainText("2 minutes");
		},
	},
	offline: {
		answers: [accepted],
		act: async (page, name) => {
			await fill(page, name);
			await page.context().setOffline(true);
			await send(page);
			await expect(notice(page)).toContainText(/offline/i);
		},
	},
	sent: {
		answers: [accepted],
		act: async (page, name) => {
			await fill(page, name);
			await send(page);
			await expect(page.getByRole("button", { name: /^save/i })).toBeVisible();
		},
	},
};

// The forms share their parts: a state is looked at on the longer one in the narrowest window, and everywhere by the nightly run.
const tagOf = (name: FormName, width = 320) => (name === "appointment" && width === 320 ? [] : "@deep");

for (const name of formNames)
	for (const width of [320, 1440])
		for (const [state, { answers, act }] of Object.entries(states))
			test(`${forms[name].path}, ${state}, at ${width} px: axe finds nothing, and nothing reaches beyond the window`, {
				tag: tagOf(name, width),
			}, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await answerPosts(page, ...answers);
				await open(page, name);
				await act(page, name);
				await expectSound(page);
			});

for (const name of formNames)
	test(`${forms[name].path} without its function, at 320 px: axe finds nothing`, { tag: tagOf(name) }, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto(forms[name].path);
		await expect(page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') })).toBeVisible();
		await expectSound(page);
	});

test("the open list of treatments, at 320 px: axe finds nothing, and nothing reaches beyond the window", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await answerPosts(page, accepted);
	await open(page, "appointment");
	await treatmentSearch(page).click();
	await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	await expectSound(page);
});

for (const name of formNames)
	test(`${forms[name].path}: every field is named by the words beside it, knows what fills it, and is large enough to hit`, { tag: tagOf(name) }, async ({
		page,
	}) => {
		await answerPosts(page, accepted);
		await open(page, name);
		// What nobody reaches by Tab is no field: the trap for machines, the arrow of the search.
		const controls = page.locator('form :is(input, select, textarea, button):not([tabindex="-1"], [hidden])');
		await expect(controls.first()).toBeVisible();
		for (const control of await controls.all()) {
			const { words, height } = await control.evaluate((element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) => {
				const label = element.labels?.[0];
				const beside = label?.innerText.replace(" (optional)", "") ?? element.innerText;
				return { words: beside.split("\n")[0]?.trim() ?? "", height: (label?.contains(element) ? label : element).getBoundingClientRect().height };
			});
			expect(words).not.toBe("");
			await expect(control).toHaveAccessibleName(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"));
			expect(height).toBeGreaterThanOrEqual(44);
		}
		await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
		await expect(field(page, "phone")).toHaveAttribute("autocomplete", "tel");
		await expect(field(page, "email")).toHaveAttribute("autocomplete", "email");
	});
