/*
 * The service worker (docs/offline.md). This part answers requests; precache.js downloads the site.
 * src/gatsby/service-worker joins both to /sw.js, below Workbox and `self.precache`:
 *
 * - `revisioned` maps each page, page-data path and data file to the digest of its bytes.
 * - `hashed` lists the files whose name changes with their content.
 *
 * If anything in here fails, the request goes to the network as if there were no worker.
 */

/* global workbox */
const { revisioned } = self.precache;

/** Milliseconds a page or its data may take before the cached copy is used. */
const networkTimeout = 3000;
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

/*
 * The ids of windows that show a page of another build. They get no page data from this build's
 * cache, so that two builds never mix on one page. The ids are in a cache, too, because browsers
 * stop and start the worker at will.
 */
const foreign = new Map();

const saveForeign = async (id) =>
	(await caches.open(cacheNames.clients)).put(`/${id}`, new Response(""));

const isBuilt = async (path, response) =>
	(await hashResponse(response)) === revisioned[path in revisioned ? path : "/404.html"];

/*
 * In the HTML of a form, the site's own server chooses what the query asks for, so its bytes are
 * not those of the build. Without the query, it answers with the page as it was built.
 */
const isOtherBuild = async (path, search, response) => {
	if (await isBuilt(path, response)) return false;
	if (!search || !(path in revisioned)) return true;
	return !(await isBuilt(path, await fetch(path, { cache: "no-cache" })));
};

const noteBuild = (id, path, search, response) => {
	const isOther = isOtherBuild(path, search, response).catch(() => true);
	foreign.set(id, isOther);
	return isOther.then((other) => (other ? saveForeign(id) : undefined));
};

const isForeign = async (id) => {
	if (foreign.has(id)) return foreign.get(id);
	const saved = Boolean(await (await caches.open(cacheNames.clients)).match(`/${id}`));
	foreign.set(id, saved);
	return saved;
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
		const { search } = new URL(event.request.url);
		const id = event.resultingClientId;
		if (id && [200, 404].includes(response.status))
			event.waitUntil(noteBuild(id, path, search, response.clone()));
		if (!cached && response.status === 200)
			event.waitUntil(cacheRevision(path, response.clone()).catch(() => false));
		return response;
	} catch {
		return cached ?? serveOfflinePage();
	}
};

/** A page's data, as a page. Another build's data is used only if this build's isn't cached. */
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
