import { idleAfter, whenLoaded } from "./idle";

interface ConnectedNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has turned on Save-Data. */
export const savesData = (): boolean =>
	(navigator as ConnectedNavigator).connection?.saveData ?? false;

/** Milliseconds before each group of pages (docs/specification.md R47). */
const groups = [
	{ after: 2000, paths: ["/about", "/services", "/contact"] },
	{ after: 1000, paths: ["/team", "/schedule"] },
];

const prefetchPageData = (path: string): void => {
	const link = document.createElement("link");
	// The same kind of request as Gatsby will make, so that the browser's cache can answer it.
	Object.assign(link, {
		rel: "prefetch",
		as: "fetch",
		crossOrigin: "anonymous",
		href: `/page-data${path}/page-data.json`,
	});
	document.head.append(link);
};

/** Gatsby's own `prefetchPathname` would wait another 3 s and send all in one batch. */
export const prefetchWhenIdle = async (): Promise<void> => {
	if (savesData()) return;
	await whenLoaded();
	for (const { after, paths } of groups) {
		await idleAfter(after);
		for (const path of paths) if (path !== location.pathname) prefetchPageData(path);
	}
};
