/*
 * The service worker (docs/offline.md), served as /sw.js. src/gatsby/service-worker puts Workbox and `self.precache` before it: `revisioned`
 * maps each page, page-data path and data file to the digest of its bytes, `hashed` lists files whose name changes with their content. If anything in
 * here fails, the request goes to the network as if there were no worker.
 */

/* global workbox */
const { revisioned, hashed } = self.precache;

/** Milliseconds a page or its data may take before the cached copy is used. */
const networkTimeout = 3000;
/** Parallel downloads while the site is precached. */
const parallelDownloads = 3;
const cacheNames = {
	pages: "elm-place-pages",
	files: "elm-place-files",
	clients: "elm-place-clients",
	pictures: "elm-place-pictures-dynamic",
};
const offlinePath = "/offline.html";
/** Always from the network, never cached. */
const excluded =
	/^\/(api|admin|page-data\/admin)(\/|$)|^\/sw\.js$|^\/___|^\/component---src-pages-admin/;

const pictures = new workbox.strategies.CacheFirst({
	cacheName: cacheNames.pictures,
	plugins: [
		new workbox.cacheableResponse.Plugin({ statuses: [200] }),
		new workbox.expiration.Plugin({ maxEntries: 120, purgeOnQuotaError: true }),
	],
});

const hashResponse = async (response) => {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
	return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** "/about/" and "/about" are one page. */
const normalizePath = (pathname) => (pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
const getCacheKey = (path) => `${path}?revision=${revisioned[path]}`;

/** This build's cached copy of a path; undefined if there is none or storage fails. */
const findCached = async (path) => {
	if (!(path in revisioned)) return undefined;
	try {
		return await (await caches.open(cacheNames.pages)).match(getCacheKey(path));
	} catch {
		return undefined;
	}
};

/** Caches a page or its data if it's complete and from this build. @returns whether it did */
const cacheRevision = async (path, response) => {
	if (response.status !== 200 || response.redirected || !(path in revisioned)) return false;
	if ((await hashResponse(response.clone())) !== revisioned[path]) return false;
	await (await caches.open(cacheNames.pages)).put(getCacheKey(path), response);
	return true;
};

const withTimeout = (milliseconds, promise) =>
	Promise.race([
		promise,
		new Promise((_, reject) =>
			setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds),
		),
	]);

/* Which windows show a page of another build. They get nothing from the cache, so that two builds never mix on one page. The mark is kept in a
   cache because browsers stop and start the worker at will. */
const foreign = new Map();

const markForeign = async (id) =>
	(await caches.open(cacheNames.clients)).put(`/${id}`, new Response(""));

const isBuilt = async (path, response) =>
	(await hashResponse(response)) === revisioned[path in revisioned ? path : "/404.html"];

/* The site's own server chooses in a form's HTML what the query asks for. The page as it was built is at the address without it. */
const isOtherBuild = async (path, search, response) => {
	if (await isBuilt(path, response)) return false;
	if (!search || !(path in revisioned)) return true;
	return !(await isBuilt(path, await fetch(path, { cache: "no-cache" })));
};

const noteBuild = (id, path, search, response) => {
	const isOther = isOtherBuild(path, search, response).catch(() => true);
	foreign.set(id, isOther);
	return isOther.then((other) => (other ? markForeign(id) : undefined));
};

const isForeign = async (id) => {
	if (foreign.has(id)) return foreign.get(id);
	const marked = Boolean(await (await caches.open(cacheNames.clients)).match(`/${id}`));
	foreign.set(id, marked);
	return marked;
};

const serveOfflinePage = async () => {
	const page = await findCached(offlinePath);
	return page
		? new Response(page.body, {
				status: 503,
				headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
			})
		: Response.error();
};

/** A page: from the network within the timeout, else from the cache, else the offline page. */
const servePage = async (event, path) => {
	const cached = await findCached(path);
	try {
		const network = fetch(event.request);
		const response = await (cached ? withTimeout(networkTimeout, network) : network);
		if (response.status >= 500 && cached) return cached;
		if (event.resultingClientId && (response.status === 200 || response.status === 404))
			event.waitUntil(
				noteBuild(
					event.resultingClientId,
					path,
					new URL(event.request.url).search,
					response.clone(),
				),
			);
		if (!cached && response.status === 200)
			event.waitUntil(cacheRevision(path, response.clone()).catch(() => false));
		return response;
	} catch {
		return cached ?? serveOfflinePage();
	}
};

/** A page's data, by the same rule; data of another build only if this build's isn't cached. */
const serveData = async (event, path) => {
	if (await isForeign(event.clientId)) return fetch(event.request);
	const cached = await findCached(path);
	if (!cached) {
		const response = await fetch(event.request);
		event.waitUntil(cacheRevision(path, response.clone()).catch(() => false));
		return response;
	}
	try {
		const response = await withTimeout(networkTimeout, fetch(event.request));
		return (await hashResponse(response.clone())) === revisioned[path] ? response : cached;
	} catch {
		return cached;
	}
};

/** A file with a hash in its name never changes, so the cached one is current. */
const serveFile = async (event) => {
	const files = await caches.open(cacheNames.files);
	const cached = await files.match(event.request.url);
	if (cached) return cached;
	const response = await fetch(event.request);
	if (response.status === 200)
		event.waitUntil(files.put(event.request.url, response.clone()).catch(() => undefined));
	return response;
};

/** The response to a request, or undefined to leave it to the browser. */
const respond = (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin || excluded.test(pathname))
		return undefined;
	if (request.mode === "navigate") return servePage(event, normalizePath(pathname));
	if (pathname.startsWith("/page-data/") || pathname in revisioned)
		return serveData(event, pathname);
	if (/-[0-9a-f]{20}\.(js|css)$|\.woff2$/.test(pathname)) return serveFile(event);
	if (request.destination === "image") return pictures.handle({ event, request });
	return undefined;
};

self.addEventListener("fetch", (event) => {
	const response = respond(event);
	// One retry. If the request was aborted, the retry fails like any aborted request.
	if (response) event.respondWith(response.catch(() => fetch(event.request)));
});

const savesData = () => Boolean(self.navigator.connection?.saveData);

/** Stops precaching when a newer worker is to activate: it can't while work is under way here. */
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

/** Downloads what isn't cached yet, a few at a time. Full storage ends it, a single failure doesn't. */
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

// No request is answered until the activation ends, and the visitor is waiting for the page. So outdated files are deleted afterward; if that
// doesn't finish, the next activation does it.
self.addEventListener("activate", (event) => {
	const claimed = caches
		.delete(cacheNames.clients)
		.catch(() => undefined)
		.then(() => self.clients.claim());
	event.waitUntil(claimed);
	claimed.then(deleteOutdated).catch(() => undefined);
});
