/**
 * In production, swallows unhandled promise rejections (docs/specification.md R43) before Gatsby's listener (cache-dir/navigation.js) gets them: it
 * reloads the page if a chunk didn't load, and what the visitor has typed would be lost. In development, they stay visible.
 */
export const guardRejections = (): void => {
	if (process.env.NODE_ENV !== "production") return;
	window.addEventListener(
		"unhandledrejection",
		(event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
};
