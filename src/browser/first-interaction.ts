const signs = ["pointerover", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "click"] as const;

/**
 * Calls back, once, with the visitor's first sign: a pointer over the page, a touch, a key, a scroll; the focus or a click, which is
 * all that a screen reader gives. Before anything on the page hears of the event; at once where the page has been scrolled already.
 * @param given ends the wait: nothing is listened for any more
 */
export const onFirstSign = (callback: () => void, given?: AbortSignal): void => {
	const ended = new AbortController();
	const heard = () => {
		ended.abort();
		callback();
	};
	if (given?.aborted) return;
	if (window.scrollY > 0) {
		callback();
		return;
	}
	given?.addEventListener("abort", () => ended.abort(), { once: true });
	for (const sign of signs) window.addEventListener(sign, heard, { capture: true, passive: true, signal: ended.signal });
};

/**
 * Resolves with the visitor's first sign. What is needed only then is no part of the first load.
 * @param given ends the wait: the promise is never settled
 */
export const firstSign = (given?: AbortSignal): Promise<void> => new Promise((resolve) => onFirstSign(resolve, given));
