/** Listens on the window. @returns a function that ends it */
export const listen = (names: readonly string[], callback: () => void): (() => void) => {
	const end = new AbortController();
	for (const name of names) addEventListener(name, callback, { signal: end.signal });
	return () => end.abort();
};

/**
 * Calls back when the page is shown again: a tab may have slept for days, and Back may restore a
 * page from memory.
 */
export const onReturn = (callback: () => void): (() => void) =>
	listen(["visibilitychange", "pageshow", "focus"], callback);
