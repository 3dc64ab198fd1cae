const interactions = [
	"pointerover",
	"pointerdown",
	"keydown",
	"touchstart",
	"scroll",
	"focusin",
	"click",
] as const;

/**
 * Resolves at once if the page has been scrolled already. Focus and clicks count, because a screen
 * reader may cause no other event.
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
		for (const interaction of interactions)
			window.addEventListener(interaction, onInteraction, options);
	});
