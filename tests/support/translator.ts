import type { Page } from "@playwright/test";

/** When a browser translates a page: while its HTML arrives, or once it's hydrated and before it's idle for the first time. */
export const moments = ["after hydration", "before hydration"] as const;
export type Moment = (typeof moments)[number];

interface TranslatingWindow {
	startTranslator: () => void;
}

/** Runs in the page. */
const install = (early: boolean): void => {
	const translate = (text: Text): void => {
		const parent = text.parentElement;
		if (text.data.trim() === "" || !parent?.closest("body") || parent.closest("font, script, style, noscript, textarea")) return;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.textContent = text.data;
		outer.append(inner);
		text.replaceWith(outer);
	};
	const translateAll = (root: Node): void => {
		const texts: Node[] = root instanceof Text ? [root] : [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) translate(text as Text);
	};
	const start = (): void => {
		translateAll(document);
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) for (const node of type === "characterData" ? [target] : addedNodes) translateAll(node);
		}).observe(document, { childList: true, characterData: true, subtree: true });
	};
	if (early) start();
	const whenIdle = window.requestIdleCallback.bind(window);
	const started = new Promise<void>((resolve) => {
		Object.assign(window, { startTranslator: () => resolve(early ? undefined : start()) } satisfies TranslatingWindow);
	});
	window.requestIdleCallback = (callback, options) => {
		void started.then(() => whenIdle(callback, options));
		return 0;
	};
};

/**
 * Lets a page's browser translate as Chrome and Edge do: each text node of the body is replaced by `<font><font>text</font></font>`, also those that come
 * later. The words stay the same, so that the page can be compared with one that isn't translated.
 */
export const addTranslator = (page: Page, moment: Moment): Promise<unknown> => page.addInitScript(install, moment === "before hydration");

/** Translates a page that's hydrated, if it isn't translated so far. From now on it can be idle. */
export const translate = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as TranslatingWindow).startTranslator());

/** All texts of a page in their order, one for each run of text without an element in it. A translator's elements don't count. */
export const readTexts = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const copy = document.body.cloneNode(true) as HTMLElement;
		for (const element of copy.querySelectorAll("script, style, noscript, textarea")) element.remove();
		for (const font of copy.querySelectorAll("font")) font.replaceWith(...font.childNodes);
		const texts: string[] = [];
		const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
		const comments: Node[] = [];
		while (walker.nextNode()) comments.push(walker.currentNode);
		for (const comment of comments) (comment as Comment).remove();
		copy.normalize();
		const runs = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
		while (runs.nextNode()) texts.push((runs.currentNode as Text).data.replace(/\s+/g, " ").trim());
		return texts.filter(Boolean);
	});
