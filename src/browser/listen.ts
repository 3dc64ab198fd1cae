/** Listens on the window. @returns a function that ends it */
export const listen = <E extends Event>(
	names: readonly string[],
	callback: (event: E) => void,
	options?: AddEventListenerOptions,
): (() => void) => {
	const end = new AbortController();
	for (const name of names)
		addEventListener(name, callback as EventListener, { ...options, signal: end.signal });
	return () => end.abort();
};

/** A tab may have slept for days, and Back may restore a page from memory. */
export const onReturn = (callback: () => void): (() => void) =>
	listen(["visibilitychange", "pageshow", "focus"], callback);
