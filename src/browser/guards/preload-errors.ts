import { dispatchPreloadError, preloadErrorEvent } from "../preload-error";
import { showToast } from "../toasts";

/** The page is reloaded only if the visitor clicks "Reload": nothing they have typed is lost. */
const offerReload = (): void => {
	showToast({
		title: "This page could not be loaded",
		description: "The connection failed, or the site has been updated. What you see stays as it is.",
		variant: "destructive",
		action: { label: "Reload", run: () => window.location.reload() },
	});
};

/** The browser's error event for an element doesn't say why it failed. */
const raiseFailed = (url: string): void => dispatchPreloadError({ url, error: new Error(`${url} did not load.`) });

/** A script or stylesheet of our own that fails to load raises `preload-error`, and that shows a toast. */
export const guardPreloads = (): void => {
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
