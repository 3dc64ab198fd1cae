/** Calls back when the browser has nothing else to do; at once where it cannot say so. @returns what calls it off */
export const whenIdle = (callback: () => void): (() => void) => {
	if ("requestIdleCallback" in window) {
		const handle = requestIdleCallback(callback);
		return () => cancelIdleCallback(handle);
	}
	callback();
	return () => undefined;
};

/** Resolves when the page has loaded with everything in it; at once where it has. */
export const whenLoaded = async (): Promise<void> => {
	if (document.readyState !== "complete") await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
};

/** Resolves so many milliseconds later, once the browser has nothing else to do. */
export const idleAfter = async (milliseconds: number): Promise<void> => {
	await new Promise((resolve) => setTimeout(resolve, milliseconds));
	await new Promise<void>(whenIdle);
};
