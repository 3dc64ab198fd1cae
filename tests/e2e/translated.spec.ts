import { expect, type Page, test } from "@playwright/test";
import { fields, needlesNo } from "../../src/lib/services/finder/answers";
import { concerns, findPage, services } from "../support/content";
import { accepted, answerPosts, confirmation, field, fill, notice, ready, send, sendButton } from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";
import { templates } from "../support/routes";
import { desktop, menuButton } from "../support/shell";

/**
 * A page that a browser translates shows, after whatever a visitor does, what the same page shows without a translator. What React does with
 * nodes that were moved: src/browser/guard-moved-nodes.test.tsx. A text that changes: src/ui/text.test.tsx.
 */

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/**
 * Translates as Chrome and Edge do: each text node of the body is replaced by `<font><font>text</font></font>`, also those that come later. The
 * words stay the same, so that the page can be compared with one that isn't translated. Runs in the page.
 */
const startTranslator = (): void => {
	const translateAll = (root: Node): void => {
		const texts: Node[] = root instanceof Text ? [root] : [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts as Text[]) {
			const { parentElement: parent, data } = text;
			if (data.trim() === "" || !parent?.closest("body") || parent.closest("font, script, style, noscript, textarea")) continue;
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			inner.textContent = data;
			outer.append(inner);
			text.replaceWith(outer);
		}
	};
	translateAll(document);
	new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes) for (const node of type === "characterData" ? [target] : addedNodes) translateAll(node);
	}).observe(document, { childList: true, characterData: true, subtree: true });
};

/** All words of a page in their order, wherever its text nodes begin and end. */
const readWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const copy = document.body.cloneNode(true) as HTMLElement;
		for (const element of copy.querySelectorAll("script, style, noscript, textarea")) element.remove();
		return (copy.textContent ?? "").split(/\s+/).filter(Boolean);
	});

/** The two pages: what opens both, what does the same on both and expects the same words, and the translated page's errors. */
const useBoth = async (plain: Page, moment: "before hydration" | "after hydration") => {
	const translated = await plain.context().newPage();
	const both = [plain, translated];
	const errors = watchErrors(translated);
	for (const page of both) await withoutPictures(page);
	await plain.clock.setFixedTime(new Date("2026-03-03T18:00:00Z"));
	if (moment === "before hydration") await translated.addInitScript(startTranslator);
	const act = async (step: string, run: (page: Page) => Promise<unknown>): Promise<void> => {
		await Promise.all(both.map(run));
		await expect(async () => {
			const [expected, shown] = await Promise.all(both.map(readWords));
			expect(shown, step).toEqual(expected);
		}).toPass({ timeout: 120_000 });
		await expect(translated.locator("main h1"), step).toBeVisible();
	};
	const open = async (path: string): Promise<void> => {
		await Promise.all(both.map((page) => page.goto(path).then(() => fullyHydrated(page))));
		if (moment === "after hydration") await translated.evaluate(startTranslator);
		await expect(translated.locator("main font").first(), "the page is translated").toBeAttached();
		await act(`${path} opened`, async () => undefined);
	};
	return { open, act, errors: () => errors.filter((text) => !text.includes("Failed to load resource")) };
};

const main = (page: Page) => page.getByRole("main");
const check = (page: Page, name: string, value = "") => main(page).locator(`[name="${name}"][value="${value}"]`).check();

test("tools, a form and a page change in a translated page", async ({ page }) => {
	const [concern, otherConcern] = concerns;
	await answerPosts(page, { status: 503, json: {} }, { status: 503, json: {} }, accepted, accepted);
	const { open, act, errors } = await useBoth(page, "after hydration");

	await open("/treatment-finder");
	await act("a concern", (each) => check(each, fields.concerns, concern?.slug));
	await act("another concern", (each) => check(each, fields.concerns, otherConcern?.slug));
	await act("the next step", (each) => main(each).getByRole("button", { name: "Next" }).click());
	await act("no needles", (each) => check(each, fields.needles, needlesNo));
	await act("a new start", (each) => main(each).getByRole("button", { name: "Start over" }).click());

	await open("/pricing#price-estimator");
	const selects = (each: Page) => main(each).getByRole("combobox", { name: "Treatment", exact: true });
	await act("a treatment", (each) => selects(each).selectOption({ index: 1 }));
	await act("a wrong quantity", (each) => main(each).getByRole("spinbutton", { name: "Quantity" }).fill("0"));
	await act("another quantity", (each) => main(each).getByRole("spinbutton", { name: "Quantity" }).fill("6"));
	await act("a second line", (each) => main(each).getByRole("button", { name: "Add treatment" }).click());
	await act("its treatment", (each) => selects(each).nth(1).selectOption({ index: 2 }));
	await act("without the first line", (each) => main(each).getByRole("button", { name: "Remove" }).first().click());

	await open("/about");
	await act("the search", async (each) => {
		await each.keyboard.press("/");
		await expect(each.locator("[data-result]").first()).toBeVisible();
	});
	for (const query of ["laser", "laser hair gone", "zzqqxxjj", "botox"]) await act(query, (each) => each.getByRole("searchbox").fill(query));
	await act("its end", (each) => each.keyboard.press("Escape"));
	await act("another page", async (each) => {
		await menuButton(each).click();
		await each.locator(`.menu-panel a[href="/services/${services[0]?.slug}"]`).click();
		await expect(main(each).locator("h1")).toBeFocused();
	});
	await act("back", async (each) => {
		await each.goBack();
		await expect(main(each).locator("h1")).toHaveText(findPage("about").heading);
	});

	await open("/contact");
	await act("errors", async (each) => {
		await ready(each);
		await send(each);
		await expect(notice(each)).toBeVisible();
	});
	for (const length of [4000, 3999]) await act(`${length} characters`, (each) => field(each, "message").fill("a".repeat(length)));
	await act("a failure", async (each) => {
		await fill(each, "message");
		await sendButton(each).click();
		await expect(notice(each)).toBeVisible();
	});
	await act("the confirmation", async (each) => {
		await main(each).getByRole("button", { name: "Try again" }).click();
		await expect(confirmation(each, "message")).toBeVisible();
	});
	expect(errors()).toEqual([]);
});

// The other pages, which go the same way: `npm run test:deep`.
for (const [name, paths, tag] of [
	["the home page is", ["/"], ""],
	["one page of each template is", templates, "@deep"],
] as const)
	test(`${name} translated before hydration, and left`, { tag: tag || [] }, async ({ page }) => {
		const { open, act, errors } = await useBoth(page, "before hydration");
		for (const path of paths) {
			await open(path);
			await act(`${path} left`, async (each) => {
				await each.locator("footer").scrollIntoViewIfNeeded();
				await each.locator(`footer a[href="${path === "/terms" ? "/privacy" : "/terms"}"]`).click();
				await expect(main(each).locator("h1")).toBeFocused();
			});
		}
		// React says that the HTML isn't what it rendered, and renders the section again.
		expect(errors().filter((text) => !/Minified React error #4(?:18|23|25)/.test(text))).toEqual([]);
	});
