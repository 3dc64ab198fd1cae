import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { type Answer, accepted, answerPosts, type FormName, field, fill, forms, open, send } from "../support/forms";

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
		act: async (page, name) => {
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("need another look");
		},
	},
	"not accepted": {
		answers: [{ status: 503, json: { message: "busy" } }],
		act: async (page, name) => {
			await fill(page, name);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("could not take it");
		},
	},
	"told to wait": {
		answers: [{ status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } }],
		act: async (page, name) => {
			await fill(page, name);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("Please wait 2 minutes");
		},
	},
	offline: {
		answers: [accepted],
		act: async (page, name) => {
			await fill(page, name);
			await page.context().setOffline(true);
			await send(page, name);
			await expect(page.locator("form :focus")).toContainText("You are offline");
		},
	},
	sent: {
		answers: [accepted],
		act: async (page, name) => {
			await fill(page, name);
			await send(page, name);
			await expect(page.getByRole("button", { name: "Save as text" })).toBeVisible();
		},
	},
};

for (const name of ["appointment", "message"] as const)
	for (const width of [320, 1440])
		for (const [state, { answers, act }] of Object.entries(states))
			test(`${forms[name].path}, ${state}, at ${width} px is sound`, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await answerPosts(page, ...answers);
				await open(page, name);
				await act(page, name);
				await expectSound(page);
			});

for (const name of ["appointment", "message"] as const)
	test(`${forms[name].path} without its function is sound at 320 px`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto(forms[name].path);
		await expect(page.getByRole("button", { name: "Look for the form again" })).toBeVisible();
		await expectSound(page);
	});

test("the open list of treatments is sound and stays inside a narrow window", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await answerPosts(page, accepted);
	await open(page, "appointment");
	await page.getByRole("combobox", { name: "Treatment" }).click();
	await expect(page.getByRole("listbox", { name: "Treatments" }).getByRole("option").first()).toBeVisible();
	await expectSound(page);
});

for (const name of ["appointment", "message"] as const)
	test(`${forms[name].path}: every field answers to the words beside it, knows what fills it, and is large enough to hit`, async ({ page }) => {
		await answerPosts(page, accepted);
		await open(page, name);
		const controls = page.locator("form :is(input:not([type=hidden]), select, textarea, button)").filter({ visible: true });
		for (const control of await controls.all()) {
			if ((await control.getAttribute("tabindex")) === "-1") continue;
			const { visible, height } = await control.evaluate((element) => {
				const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
				const target = labels.find((label) => label.contains(element)) ?? element;
				return {
					visible: labels.length > 0 ? labels.map((label) => label.innerText.replace(" (optional)", "")).join(" ") : (element as HTMLElement).innerText,
					height: target.getBoundingClientRect().height,
				};
			});
			await expect(control).toHaveAccessibleName(
				new RegExp(
					visible
						.split("\n")[0]
						?.trim()
						.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") ?? "",
					"i",
				),
			);
			expect(height).toBeGreaterThanOrEqual(44);
		}
		await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
		await expect(field(page, "phone")).toHaveAttribute("autocomplete", "tel");
		await expect(field(page, "email")).toHaveAttribute("autocomplete", "email");
	});
