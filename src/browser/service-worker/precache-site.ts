import { savesData } from "../save-data";

/** Asks the active worker, and one that waits to replace it, to precache the whole site for offline use; not under Save-Data. */
export const precacheSite = async (): Promise<void> => {
	if (savesData() || !("serviceWorker" in navigator)) return;
	const { active, waiting } = await navigator.serviceWorker.ready;
	for (const worker of [active, waiting]) worker?.postMessage({ type: "PRECACHE_SITE" });
};
