import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../support/accessibility";
import { specials } from "../support/content";
import {
	type Answer,
	answerPosts,
	confirmation,
	type FormName,
	field,
	fill,
	formNames,
	forms,
	moreDays,
	notice,
	open,
	providerLine,
	send,
	topicLine,
	treatmentSearch,
} from "../support/forms";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** axe finds nothing on the whole page, and nothing overflows the viewport. */
const expectAccessible = async (page: Page): Promise<void> => {
	expect(await axeViolations(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), "nothing overflows the viewport").toBeLessThanOrEqual(0);
};

interface State {
	readonly answer?: Answer;
	readonly fill?: boolean;
	/** What's in the form's free text, instead of a few words. */
	readonly text?: string;
	readonly offline?: boolean;
	/** What appears after sending; the form isn't sent without it. */
	readonly sent?: (page: Page, name: FormName) => Promise<void>;
}

const states: Record<string, State> = {
	empty: {},
	filled: { fill: true },
	"with errors": { sent: (page) => expect(notice(page)).toBeVisible() },
	"not accepted": { answer: { status: 503, json: { message: "busy" } }, fill: true, sent: (page) => expect(notice(page)).toBeVisible() },
	"not accepted, with a text too long for a link": {
		answer: { status: 503, json: { message: "busy" } },
		fill: true,
		text: "“¿Qué?” ".repeat(75),
		sent: (page) => expect(notice(page).getByRole("button", { name: /copy/i })).toBeVisible(),
	},
	"with a text too long": { fill: true, text: "Ten letters".repeat(300), sent: (page) => expect(notice(page)).toBeVisible() },
	"rate-limited": {
		answer: { status: 429, json: { message: "slow" }, headers: { "Retry-After": "90" } },
		fill: true,
		sent: (page) => expect(notice(page)).toContainText(/2 minutes.*\d+:\d\d [AP]M/s),
	},
	offline: { answer: (route) => route.abort(), fill: true, offline: true, sent: (page) => expect(notice(page)).toContainText(/offline/i) },
	sent: { fill: true, sent: (page, name) => expect(confirmation(page, name)).toBeVisible() },
};

// The forms share their parts: `npm test` looks at the longer one in the narrowest viewport, the nightly run at everything.
const getTag = (name: FormName, width = 320) => (name === "appointment" && width === 320 ? [] : "@deep");

for (const name of formNames)
	for (const width of [320, 1440])
		for (const [title, state] of Object.entries(states))
			test(`axe finds nothing on ${forms[name].path}, ${title}, at ${width} px`, { tag: getTag(name, width) }, async ({ page, context }) => {
				await page.setViewportSize({ width, height: 800 });
				await answerPosts(page, ...(state.answer ? [state.answer] : []));
				await open(page, name);
				if (state.fill) await fill(page, name, state.text);
				if (state.offline) await context.setOffline(true);
				if (state.sent) {
					await send(page);
					await state.sent(page, name);
				}
				await expectAccessible(page);
			});

for (const name of formNames)
	test(`axe finds nothing on ${forms[name].path} without its function, at 320 px`, { tag: getTag(name) }, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.route("**/api/*", (route) => route.fulfill({ status: 404, body: "" }));
		await page.goto(forms[name].path);
		await expect(page.getByRole("status").filter({ has: page.locator('a[href^="tel:"]') })).toBeVisible();
		await expectAccessible(page);
	});

test("axe finds nothing on /schedule with everything unfolded, and an offer in the address, at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await answerPosts(page);
	await open(page, "appointment", `?offer=${specials[0]?.slug}`);
	await providerLine(page).click();
	await moreDays(page).click();
	await expect(field(page, "day-3")).toBeVisible();
	await expect(topicLine(page)).toContainText(specials[0]?.title ?? "optional");
	await expectAccessible(page);
});

test("axe finds nothing on the open list of treatments, at 320 px", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await answerPosts(page);
	await open(page, "appointment");
	await treatmentSearch(page).click();
	await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
	await expectAccessible(page);
});

for (const name of formNames)
	test(`every field of ${forms[name].path} is named by its label, supports autofill, and is large enough to tap`, { tag: getTag(name) }, async ({ page }) => {
		await answerPosts(page);
		await open(page, name);
		for (const line of await page.locator("form summary").all()) await line.click();
		// What Tab never reaches is no field: the honeypot, the arrow of the search.
		const controls = page.locator('form :is(input, select, textarea, button):not([tabindex="-1"], [hidden])');
		await expect(controls.first()).toBeVisible();
		for (const control of await controls.all()) {
			const { words, height } = await control.evaluate((element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) => {
				const label = element.labels?.[0];
				const text = label?.innerText.replace(" (optional)", "") ?? element.innerText;
				return { words: text.split("\n")[0]?.trim() ?? "", height: (label?.contains(element) ? label : element).getBoundingClientRect().height };
			});
			expect(words).not.toBe("");
			await expect(control).toHaveAccessibleName(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"));
			expect(height).toBeGreaterThanOrEqual(44);
		}
		await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
		await expect(field(page, "phone")).toHaveAttribute("autocomplete", "tel");
		await expect(field(page, "email")).toHaveAttribute("autocomplete", "email");
	});
