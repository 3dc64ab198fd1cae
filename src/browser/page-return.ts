/** Calls back whenever the page is looked at again: a tab may have slept for days, and Back may bring a whole page back. @returns a function that ends it */
export const onReturn = (callback: () => void): (() => void) => {
	const events = [[document, "visibilitychange"] as const, [window, "pageshow"] as const, [window, "focus"] as const];
	for (const [target, name] of events) target.addEventListener(name, callback);
	return () => {
		for (const [target, name] of events) target.removeEventListener(name, callback);
	};
};
