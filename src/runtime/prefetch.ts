import { idleAfter, whenLoaded } from "../lib/idle";
import { savesData } from "../lib/save-data";

/** Milliseconds of idle before the first pages are prefetched, and until the next ones (spec §4, §9). */
const prefetchPlan = [
	{ after: 2000, paths: ["/about", "/services", "/contact"] },
	{ after: 1000, paths: ["/team", "/schedule"] },
] as const;

interface GatsbyWindow extends Window {
	___loader?: { enqueue: (path: string) => void };
}

/** Prefetches the pages of the plan one group after the other, once the page has loaded and is idle; nothing under Save-Data. */
export const prefetchWhenIdle = async (): Promise<void> => {
	if (savesData()) return;
	await whenLoaded();
	for (const { after, paths } of prefetchPlan) {
		await idleAfter(after);
		for (const path of paths) (window as GatsbyWindow).___loader?.enqueue(path);
	}
};
