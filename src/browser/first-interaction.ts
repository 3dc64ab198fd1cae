const interactions = ["pointerover", "pointerdown", "keydown", "touchstart", "scroll", "focusin", "click"] as const;

/**
 * Resolves with the visitor's first interaction, or at once if the page has been scrolled already. Code that's only needed then isn't part of the
 * first load. Focus and click are included because a screen reader may send nothing else.
 * @param signal ends the wait; the promise then never settles
 */
export const firstInteraction = (signal?: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		if (signal?.aborted) return;
		if (window.scrollY > 0) return resolve();
		const ended = new AbortController();
		const options = { capture: true, passive: true, signal: ended.signal };
		const onInteraction = () => {
			ended.abort();
			resolve();
		};
		signal?.addEventListener("abort", () => ended.abort(), { once: true });
		for (const interaction of interactions) window.addEventListener(interaction, onInteraction, options);
	});
