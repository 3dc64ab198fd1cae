import { savesData } from "../save-data";

/**
 * Asks the worker, and one that waits to follow it, to keep the whole site for offline use: called when the page is idle
 * and has prefetched what it wants; never under Save-Data.
 */
export const keepSite = async (): Promise<void> => {
	if (savesData() || !("serviceWorker" in navigator)) return;
	const { active, waiting } = await navigator.serviceWorker.ready;
	for (const worker of [active, waiting]) worker?.postMessage({ type: "KEEP_SITE" });
};
