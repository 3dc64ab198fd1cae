/** Milliseconds that the fonts have to load (docs/specification.md R44). */
export const fontTimeout = 3000;

/**
 * Sets `data-fonts` on the document to "loaded", or to "fallback" if a font failed or took more than 3 s. What's shown depends on
 * `font-display: fallback` and the metric-matched fallbacks in src/styles/fonts.css, so nothing shifts.
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
