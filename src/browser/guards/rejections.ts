/**
 * Production: an unhandled promise rejection is swallowed (docs/specification.md R43), before Gatsby's own listener (cache-dir/navigation.js) hears
 * of it: that one reloads the page on a chunk that did not load, and with it goes what somebody is typing.
 * Development: left alone, so that it is seen.
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
