import { expect, type Page, test } from "@playwright/test";
import { findPage } from "../support/content";
import {
	accepted,
	answerPosts,
	confirmation,
	field,
	fill,
	notice,
	ready,
	send,
} from "../support/forms";
import { fullyHydrated, watchErrors, withoutPictures } from "../support/hydration";
import { desktop, still } from "../support/shell";

/** Whatever a visitor does, a translated page shows the same as one that isn't translated. */

test.use({ viewport: desktop, ...still });

/**
 * Imitates Chrome's and Edge's translation: each text node, also a later one, becomes
 * `<font><font>text</font></font>`. The words stay the same.
 */
const startTranslator = (): void => {
	const translateAll = (root: Node): void => {
		const texts: Node[] = root instanceof Text ? [root] : [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts as Text[]) {
			const { parentElement: parent, data } = text;
			if (
				data.trim() === "" ||
				!parent?.closest("body") ||
				parent.closest("font, script, style, noscript, textarea")
			)
				continue;
			const [outer, inner] = [document.createElement("font"), document.createElement("font")];
			inner.textContent = data;
			outer.append(inner);
			text.replaceWith(outer);
		}
	};
	translateAll(document);
	new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes)
			for (const node of type === "characterData" ? [target] : addedNodes) translateAll(node);
	}).observe(document, { childList: true, characterData: true, subtree: true });
};

const readWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const copy = document.body.cloneNode(true) as HTMLElement;
		for (const element of copy.querySelectorAll("script, style, noscript, textarea"))
			element.remove();
		return (copy.textContent ?? "").split(/\s+/).filter(Boolean);
	});

const useBoth = async (plain: Page) => {
	const translated = await plain.context().newPage();
	const both = [plain, translated];
	const errors = watchErrors(translated);
	for (const page of both) await withoutPictures(page);
	await plain.clock.setFixedTime(new Date("2026-03-03T18:00:00Z"));
	const act = async (step: string, run: (page: Page) => Promise<unknown>): Promise<void> => {
		await Promise.all(both.map(run));
		await expect(async () => {
			const [expected, shown] = await Promise.all(both.map(readWords));
			expect(shown, step).toEqual(expected);
		}).toPass({ timeout: 120_000 });
	};
	const open = async (path: string): Promise<void> => {
		await Promise.all(both.map((page) => page.goto(path).then(() => fullyHydrated(page))));
		await translated.evaluate(startTranslator);
		await expect(translated.locator("main font").first(), "the page is translated").toBeAttached();
		await act(`${path} opened`, async () => undefined);
	};
	return {
		open,
		act,
		errors: () => errors.filter((text) => !text.includes("Failed to load resource")),
	};
};

const main = (page: Page) => page.getByRole("main");

test("tools, a form and a page change in a translated page", async ({ page }) => {
	await answerPosts(page, { status: 503, json: {} }, { status: 503, json: {} }, accepted, accepted);
	const { open, act, errors } = await useBoth(page);

	await open("/treatment-finder");
	for (const index of [0, 1])
		await act(`concern ${index}`, (each) => main(each).getByRole("checkbox").nth(index).check());
	await act("the next step", (each) => main(each).getByRole("button", { name: "Next" }).click());
	await act("no needles", (each) =>
		main(each).getByRole("radio", { name: "No needles, please" }).check(),
	);
	await act("a new start", (each) =>
		main(each).getByRole("button", { name: "Start over" }).click(),
	);

	await open("/pricing#price-estimator");
	const select = (each: Page, line: number) =>
		main(each)
			.getByRole("combobox", { name: "Treatment", exact: true })
			.nth(line)
			.selectOption({ index: line + 1 });
	await act("a treatment", (each) => select(each, 0));
	for (const quantity of ["0", "6"])
		await act(`${quantity} times`, (each) =>
			main(each).getByRole("spinbutton", { name: "Quantity" }).fill(quantity),
		);
	await act("a second line", (each) =>
		main(each).getByRole("button", { name: "Add treatment" }).click(),
	);
	await act("its treatment", (each) => select(each, 1));
	await act("without the first line", (each) =>
		main(each).getByRole("button", { name: "Remove" }).first().click(),
	);

	await open("/about");
	await act("the search", async (each) => {
		await each.keyboard.press("/");
		await expect(each.locator("[data-result]").first()).toBeVisible();
	});
	for (const query of ["laser", "zzqqxxjj", "botox"])
		await act(query, (each) => each.getByRole("searchbox").fill(query));
	await act("another page", async (each) => {
		await each.keyboard.press("Enter");
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
	await act("a long text", (each) => field(each, "message").fill("a".repeat(3999)));
	await act("a failure", async (each) => {
		await fill(each, "message");
		await send(each);
		await expect(notice(each)).toBeVisible();
	});
	await act("the confirmation", async (each) => {
		await main(each).getByRole("button", { name: "Try again" }).click();
		await expect(confirmation(each, "message")).toBeVisible();
	});
	expect(errors()).toEqual([]);
});
