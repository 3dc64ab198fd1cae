const interactions = ["pointerover", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "click"] as const;

/**
 * Resolves with the visitor's first interaction: a pointer over the page, a touch, a key, a scroll, or the focus or click that's all a
 * screen reader gives. Resolves at once if the page has been scrolled already. Code that's only needed then isn't part of the first load.
 * @param signal ends the wait; the promise then never settles
 */
export const firstInteraction = (signal?: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		if (signal?.aborted) return;
		if (window.scrollY > 0) return resolve();
		const ended = new AbortController();
		const options = { capture: true, passive: true, signal: ended.signal };
		const heard = () => {
			ended.abort();
			resolve();
		};
		signal?.addEventListener("abort", () => ended.abort(), { once: true });
		for (const interaction of interactions) window.addEventListener(interaction, heard, options);
	});
