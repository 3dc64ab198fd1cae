import { preloadErrorEvent, raisePreloadError } from "../preload-error";
import { raiseToast } from "../toasts";

interface GatsbyWindow extends Window {
	___navigate?: (to: string | number, options?: unknown) => void;
	___loader?: { loadPage: (path: string) => Promise<{ status?: string } | undefined> };
}

/** The toast for what did not load: the page is reloaded on the visitor's click only, and nothing typed is lost. */
const offerReload = (): void => {
	raiseToast({
		title: "This page could not be loaded",
		description: "The connection failed, or the site has been updated. What you see stays as it is.",
		variant: "destructive",
		action: { label: "Reload", run: () => window.location.reload() },
	});
};

/** The browser's error event for an element doesn't say why it failed. */
const raiseFailed = (url: string): void => raisePreloadError({ url, error: new Error(`${url} did not load.`) });

/** A script or stylesheet of ours that fails to load raises `preload-error`; that shows a toast. */
export const guardChunks = (): void => {
	window.addEventListener(preloadErrorEvent, offerReload);
	window.addEventListener(
		"error",
		({ target: element }) => {
			if (element instanceof HTMLLinkElement && element.rel === "stylesheet") raiseFailed(element.href);
			if (element instanceof HTMLScriptElement && element.src.startsWith(location.origin)) raiseFailed(element.src);
		},
		true,
	);
};

/**
 * Gatsby by default reloads the whole page when another page's resources do not load (cache-dir/navigation.js). A navigation
 * is therefore let through only once they are there, and only where the visitor has not gone elsewhere meanwhile; else the
 * visitor decides. Call it after the first render: Gatsby sets `___navigate` late.
 */
export const guardNavigation = (): void => {
	const target = window as GatsbyWindow;
	const navigate = target.___navigate;
	if (!navigate) return;
	let latest = 0;
	target.___navigate = (to, options) => {
		latest += 1;
		if (typeof to !== "string") return navigate(to, options);
		const [mine, from] = [latest, location.href];
		const path = to.split(/[?#]/)[0] ?? to;
		target.___loader
			?.loadPage(path)
			.then((page) => {
				if (page && page.status !== "error") {
					if (mine === latest && location.href === from) navigate(to, options);
				} else raisePreloadError({ url: to, error: new Error(`The resources of ${path} did not load.`) });
			})
			.catch((error: unknown) => raisePreloadError({ url: to, error }));
	};
};
