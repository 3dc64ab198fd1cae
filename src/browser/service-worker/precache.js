/*
 * The second part of the service worker: it downloads the whole site ahead when a page asks for it,
 * and deletes what only earlier builds had. worker.js comes before it in the same script.
 */

const { hashed } = self.precache;

/** How many files are downloaded at a time. */
const parallelDownloads = 3;

const savesData = () => Boolean(self.navigator.connection?.saveData);

/** Ends precaching when a newer worker is to activate, which has to wait for this one's work. */
const stop = new AbortController();
const { signal } = stop;

const precacheFile = async (path) => {
	const files = await caches.open(cacheNames.files);
	if (await files.match(path)) return;
	const response = await fetch(path, { signal });
	if (response.status === 200) await files.put(path, response);
};

const precachePage = async (path) => {
	if (await findCached(path)) return;
	await cacheRevision(path, await fetch(path, { cache: "no-cache", signal }));
};

let precaching;

/** Downloads what isn't cached yet. Full storage ends it; a single failure doesn't. */
const precacheSite = async () => {
	const jobs = [offlinePath, ...hashed, ...Object.keys(revisioned)].map(
		(path) => () => (path in revisioned ? precachePage(path) : precacheFile(path)),
	);
	const work = async () => {
		for (let job = jobs.shift(); job && !savesData() && !signal.aborted; job = jobs.shift())
			await job().catch((error) => {
				if (error?.name === "QuotaExceededError") jobs.length = 0;
			});
	};
	await Promise.all(Array.from({ length: parallelDownloads }, work));
};

self.addEventListener("message", (event) => {
	const type = event.data?.type;
	if (type === "SKIP_WAITING") {
		self.registration.active?.postMessage({ type: "STOP_PRECACHING" });
		self.skipWaiting();
	}
	if (type === "STOP_PRECACHING") stop.abort();
	if (type === "IS_UPDATE") event.ports[0]?.postMessage(true);
	if (type === "PRECACHE_SITE") {
		precaching ??= precacheSite().finally(() => {
			precaching = undefined;
		});
		// No answer: a message to a page in the back/forward cache would evict it from there.
		event.waitUntil(precaching);
	}
});

const deleteExcept = async (name, wanted) => {
	const cache = await caches.open(name);
	for (const { url } of await cache.keys()) {
		const { pathname, search } = new URL(url);
		if (!wanted.has(pathname + search)) await cache.delete(url);
	}
};

/** Deletes what only earlier builds have. */
const deleteOutdated = async () => {
	await deleteExcept(cacheNames.pages, new Set(Object.keys(revisioned).map(getCacheKey)));
	await deleteExcept(cacheNames.files, new Set(hashed));
};

// Requests wait for the end of the activation, and the visitor waits for the page. So outdated
// files are deleted afterward. If that doesn't finish, the next activation does it.
self.addEventListener("activate", (event) => {
	const claimed = caches
		.delete(cacheNames.clients)
		.catch(() => undefined)
		.then(() => self.clients.claim());
	event.waitUntil(claimed);
	claimed.then(deleteOutdated).catch(() => undefined);
});
