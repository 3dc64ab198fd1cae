import { idleAfter, whenLoaded } from "../../lib/idle";
import { raiseToast } from "../../lib/toasts";

/** The address of the worker, and so its scope, is the whole site (decisions §5). */
const address = "/sw.js";

/** Milliseconds after the page has loaded: a worker that starts takes the processor from the page that React takes over. */
const after = 2000;

/** An update waits for the visitor's yes: the message makes it take control, which reloads the page. */
const offerUpdate = (registration: ServiceWorkerRegistration): void => {
	raiseToast({
		title: "A newer version of this site is ready",
		description: "What you have typed stays in place.",
		action: { label: "Refresh", run: () => registration.waiting?.postMessage({ type: "SKIP_WAITING" }) },
	});
};

/** Calls back when an update is installed and waits, also one that waits since an earlier visit. */
const watchUpdates = (registration: ServiceWorkerRegistration): void => {
	if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration);
	registration.addEventListener("updatefound", () => {
		const worker = registration.installing;
		worker?.addEventListener("statechange", () => {
			if (worker.state === "installed" && navigator.serviceWorker.controller) offerUpdate(registration);
		});
	});
};

/** Reloads once when a new worker takes over from another; the first worker of a browser changes nothing that is shown. */
const reloadOnTakeover = (): void => {
	let controlled = navigator.serviceWorker.controller !== null;
	let reloading = false;
	navigator.serviceWorker.addEventListener("controllerchange", () => {
		if (controlled && !reloading) {
			reloading = true;
			window.location.reload();
		}
		controlled = true;
	});
};

/**
 * Registers the service worker when the page has loaded and is idle. Failure is only logged (spec §8): the site is an ordinary
 * website then. Takes the place of Gatsby's own module (src/gatsby/service-worker/scripts.ts).
 */
const register = async (): Promise<void> => {
	if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
	reloadOnTakeover();
	await whenLoaded();
	await idleAfter(after);
	try {
		watchUpdates(await navigator.serviceWorker.register(address));
	} catch (error) {
		console.warn("The service worker was not registered; the site works without it.", error);
	}
};

void register();
