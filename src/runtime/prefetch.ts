/** Milliseconds of idle before the first pages are prefetched, and until the next ones (spec §4, §9). */
export const prefetchPlan = [
	{ after: 2000, paths: ["/about", "/services", "/contact"] },
	{ after: 1000, paths: ["/team", "/schedule"] },
] as const;

interface GatsbyWindow extends Window {
	___loader?: { hovering: (path: string) => void; enqueue: (path: string) => void };
}

interface ConnectedNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const idle = (): Promise<void> => new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : resolve()));

/** Prefetches the pages of the plan one group after the other, once the page has loaded and is idle; nothing under Save-Data. */
export const prefetchWhenIdle = async (): Promise<void> => {
	if ((navigator as ConnectedNavigator).connection?.saveData) return;
	if (document.readyState !== "complete") await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
	for (const { after, paths } of prefetchPlan) {
		await wait(after);
		await idle();
		for (const path of paths) (window as GatsbyWindow).___loader?.enqueue(path);
	}
};
