const signs = ["pointerover", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Resolves with the visitor's first sign: a pointer over the page, a touch, a key. What is needed only then is no part of the
 * first load.
 * @param given ends the wait: nothing is listened for any more, and the promise is never settled
 */
export const firstSign = (given?: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		const forget = () => {
			for (const sign of signs) window.removeEventListener(sign, heard);
		};
		const heard = () => {
			forget();
			resolve();
		};
		if (given?.aborted) return;
		for (const sign of signs) window.addEventListener(sign, heard, { passive: true });
		given?.addEventListener("abort", forget, { once: true });
	});
