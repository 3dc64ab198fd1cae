/*
 * The kill switch: a worker that unregisters itself and deletes all its caches. A build with
 * SERVICE_WORKER=off serves it as /sw.js; it can also be put there by hand. Open pages stay as they
 * are and use the network from then on: asked whether it's an update (../service-worker.ts), it
 * doesn't answer.
 */
self.addEventListener("install", () => {
	self.registration.active?.postMessage({ type: "STOP_PRECACHING" });
	self.skipWaiting();
});
self.addEventListener("activate", (event) => {
	const remove = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await self.registration.unregister();
	};
	event.waitUntil(remove());
});
