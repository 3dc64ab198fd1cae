import { dispatchPreloadError, preloadErrorEvent } from "../preload-error-event";
import { showToast } from "../toasts";

/** The page reloads only if the visitor clicks, so nothing they've typed is lost. */
const offerReload = (): void => {
	showToast({
		title: "This page couldn’t be loaded",
		description: "The connection failed, or we’ve updated the site. What’s on your screen stays as it is.",
		variant: "destructive",
		action: { label: "Reload", run: () => window.location.reload() },
	});
};

/** The browser's error event for an element doesn't say why it failed. */
const dispatchFailed = (url: string): void => dispatchPreloadError({ url, error: new Error(`${url} didn't load.`) });

/** Dispatches `preload-error` if one of our scripts or stylesheets fails to load, and shows a toast for it. */
export const guardPreloads = (): void => {
	window.addEventListener(preloadErrorEvent, offerReload);
	window.addEventListener(
		"error",
		({ target: element }) => {
			if (element instanceof HTMLLinkElement && element.rel === "stylesheet") dispatchFailed(element.href);
			if (element instanceof HTMLScriptElement && element.src.startsWith(location.origin)) dispatchFailed(element.src);
		},
		true,
	);
};
