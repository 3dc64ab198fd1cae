const signs = ["pointerover", "pointerdown", "keydown", "touchstart"] as const;

/**
 * Resolves with the visitor's first sign: a pointer over the page, a touch, a key. What is needed only then is no part of the
 * first load.
 */
export const firstSign = (): Promise<void> =>
	new Promise((resolve) => {
		const heard = () => {
			for (const sign of signs) window.removeEventListener(sign, heard);
			resolve();
		};
		for (const sign of signs) window.addEventListener(sign, heard, { passive: true });
	});
