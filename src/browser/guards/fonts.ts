/** Milliseconds the fonts have to arrive (docs/specification.md R44). */
export const fontTimeout = 3000;

/**
 * Marks the document with `data-fonts`: "loaded", or "fallback" where one failed or they were not there after 3 s. What is shown
 * then is decided by `font-display: fallback` and the metric-matched fallbacks in src/styles/fonts.css, so that nothing shifts.
 */
export const guardFonts = (): void => {
	const settle = (outcome: "loaded" | "fallback") => {
		clearTimeout(timer);
		document.documentElement.dataset.fonts ??= outcome;
	};
	const timer = setTimeout(() => settle("fallback"), fontTimeout);
	document.fonts?.ready.then(
		(faces) => settle([...faces].some(({ status }) => status === "error") ? "fallback" : "loaded"),
		() => settle("fallback"),
	);
};
