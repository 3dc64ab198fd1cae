const longestWait = 3000;

/**
 * Safari has no `requestIdleCallback`, so it calls back at once.
 * @returns a function that cancels it
 */
export const whenIdle = (callback: () => void): (() => void) => {
	if ("requestIdleCallback" in window) {
		const handle = requestIdleCallback(callback, { timeout: longestWait });
		return () => cancelIdleCallback(handle);
	}
	callback();
	return () => undefined;
};

export const whenLoaded = async (): Promise<void> => {
	if (document.readyState !== "complete")
		await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
};

export const idleAfter = async (milliseconds: number): Promise<void> => {
	await new Promise((resolve) => setTimeout(resolve, milliseconds));
	await new Promise<void>(whenIdle);
};
