/** Milliseconds after which a browser that's never idle calls back, too: visitors wait for the open days of a form, among others. */
const longestWait = 3000;

/** Calls back when the browser is idle; at once if it has no `requestIdleCallback`. @returns a function that cancels it */
export const whenIdle = (callback: () => void): (() => void) => {
	if ("requestIdleCallback" in window) {
		const handle = requestIdleCallback(callback, { timeout: longestWait });
		return () => cancelIdleCallback(handle);
	}
	callback();
	return () => undefined;
};

export const whenLoaded = async (): Promise<void> => {
	if (document.readyState !== "complete") await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
};

/** Resolves once the browser is idle after so many milliseconds. */
export const idleAfter = async (milliseconds: number): Promise<void> => {
	await new Promise((resolve) => setTimeout(resolve, milliseconds));
	await new Promise<void>(whenIdle);
};
