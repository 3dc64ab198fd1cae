import { idleAfter, whenLoaded } from "../idle";
import { raiseToast } from "../toasts";

/** The address of the worker, and so its scope, is the whole site. */
const address = "/sw.js";

/** Milliseconds after the page has loaded: a worker that starts takes the processor from the page that React takes over. */
const after = 2000;

/**
 * Calls back when a worker says that it brings a newer build. One that withdraws all others (withdraw.js) does not answer: there is
 * nothing to offer then, and nothing to reload for.
 */
const whenUpdate = (worker: ServiceWorker, then: () => void): void => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		then();
	};
	worker.postMessage({ type: "IS_UPDATE" }, [port2]);
};

/** An update waits for the visitor's yes: the message makes it take control, which reloads the page. */
const offerUpdate = (registration: ServiceWorkerRegistration): void => {
	raiseToast({
		title: "A newer version of this site is ready",
		description: "What you have typed stays in place.",
		action: { label: "Refresh", run: () => registration.waiting?.postMessage({ type: "SKIP_WAITING" }) },
	});
};

/** Offers an update that is installed and waits, also one that waits since an earlier visit. */
const watchUpdates = (registration: ServiceWorkerRegistration): void => {
	const offer = (worker: ServiceWorker | null) => {
		if (worker && navigator.serviceWorker.controller) whenUpdate(worker, () => offerUpdate(registration));
	};
	offer(registration.waiting);
	registration.addEventListener("updatefound", () => {
		const worker = registration.installing;
		worker?.addEventListener("statechange", () => {
			if (worker.state === "installed") offer(worker);
		});
	});
};

/** Reloads once when an update takes over from another worker; the first worker of a browser changes nothing that is shown. */
const reloadOnTakeover = (): void => {
	let controlled = navigator.serviceWorker.controller !== null;
	let reloading = false;
	const reload = () => {
		if (reloading) return;
		reloading = true;
		window.location.reload();
	};
	navigator.serviceWorker.addEventListener("controllerchange", () => {
		const { controller } = navigator.serviceWorker;
		if (controlled && controller) whenUpdate(controller, reload);
		controlled = true;
	});
};

/**
 * Registers the service worker when the page has loaded and is idle. Failure is only logged (docs/specification.md R49): the site is an ordinary
 * website then. Takes the place of Gatsby's own module (src/gatsby/webpack/service-worker.ts).
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
