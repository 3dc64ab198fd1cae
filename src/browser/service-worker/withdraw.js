/*
 * The kill switch: a worker that removes itself and everything it kept. A build with SERVICE_WORKER=off serves it as
 * /sw.js; it can also be put there by hand. Open pages stay as they are and use the network from now on:
 * asked whether it is an update (register.ts), it does not answer.
 */
self.addEventListener("install", () => {
	self.registration.active?.postMessage({ type: "LEAVE" });
	self.skipWaiting();
});
self.addEventListener("activate", (event) => {
	const remove = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await self.registration.unregister();
	};
	event.waitUntil(remove());
});
