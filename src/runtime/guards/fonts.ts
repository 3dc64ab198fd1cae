/** Milliseconds the fonts have to arrive (spec §4, §9). */
export const fontTimeout = 3000;

/**
 * Marks the document with `data-fonts`: "loaded", or "fallback" where the fonts were not there after 3 s. What is shown then
 * is decided by `font-display: fallback` and the metric-matched fallbacks in src/styles/fonts.css, so that nothing shifts.
 */
export const guardFonts = (): void => {
	const root = document.documentElement;
	const timer = setTimeout(() => {
		root.dataset.fonts ??= "fallback";
	}, fontTimeout);
	document.fonts?.ready
		.then(() => {
			root.dataset.fonts ??= "loaded";
		})
		.catch(() => undefined)
		.finally(() => clearTimeout(timer));
};
