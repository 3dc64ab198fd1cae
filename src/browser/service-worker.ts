import { idleAfter, whenLoaded } from "./idle";
import { savesData } from "./prefetch";
import { showToast } from "./toasts";

export const precacheSite = async (): Promise<void> => {
	if (savesData() || !("serviceWorker" in navigator)) return;
	const { active, waiting } = await navigator.serviceWorker.ready;
	for (const worker of [active, waiting]) worker?.postMessage({ type: "PRECACHE_SITE" });
};

const delay = 2000;

/**
 * Calls back if the worker brings a newer build. The kill switch (unregister.js) doesn't answer.
 */
const whenUpdate = (worker: ServiceWorker, callback: () => void): void => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		port1.close();
		callback();
	};
	worker.postMessage({ type: "IS_UPDATE" }, [port2]);
};

const offerUpdate = (registration: ServiceWorkerRegistration): void => {
	showToast({
		title: "A new version of this site is ready",
		description: "What you’ve typed stays in place.",
		action: {
			label: "Refresh",
			run: () => registration.waiting?.postMessage({ type: "SKIP_WAITING" }),
		},
	});
};

const watchUpdates = (registration: ServiceWorkerRegistration): void => {
	const offer = (worker: ServiceWorker | null) => {
		if (worker && navigator.serviceWorker.controller)
			whenUpdate(worker, () => offerUpdate(registration));
	};
	offer(registration.waiting);
	registration.addEventListener("updatefound", () => {
		const worker = registration.installing;
		worker?.addEventListener("statechange", () => {
			if (worker.state === "installed") offer(worker);
		});
	});
};

/** A browser's first worker needs no reload. */
const reloadOnUpdate = (): void => {
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

/** In place of Gatsby's own module (src/gatsby/webpack/index.ts). */
const register = async (): Promise<void> => {
	if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
	reloadOnUpdate();
	await whenLoaded();
	await idleAfter(delay);
	try {
		watchUpdates(await navigator.serviceWorker.register("/sw.js"));
	} catch (error) {
		console.warn("The service worker wasn't registered. The site works without it.", error);
	}
};

void register();
