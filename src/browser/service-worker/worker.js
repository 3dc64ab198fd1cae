/*
 * The service worker (docs/offline.md), served as /sw.js. src/gatsby/service-worker puts Workbox and `self.kept` before
 * it: `revisioned` maps each page and page-data path to the digest of its bytes, `hashed` lists files whose name changes
 * with their content. Whatever goes wrong in here, the request goes to the network as if there were no worker.
 */

/* global workbox */
const { revisioned, hashed } = self.kept;

/** Milliseconds a page or its data may take before what is kept is shown. */
const networkLimit = 3000;
/** Downloads at a time while the site is being kept for offline use. */
const parallel = 3;
const caches_ = { pages: "elm-place-pages", files: "elm-place-files", clients: "elm-place-clients", pictures: "elm-place-pictures-dynamic" };
const offlinePath = "/offline.html";
/** Never touched, never kept. */
const excluded = /^\/(api|admin|page-data\/admin)(\/|$)|^\/sw\.js$|^\/___|^\/component---src-pages-admin/;

const pictures = new workbox.strategies.CacheFirst({
	cacheName: caches_.pictures,
	plugins: [new workbox.cacheableResponse.Plugin({ statuses: [200] }), new workbox.expiration.Plugin({ maxEntries: 120, purgeOnQuotaError: true })],
});

const digestOf = async (response) => {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
	return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** "/about/" and "/about" are one page. */
const pageOf = (pathname) => (pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname);
const keyOf = (path) => `${path}?revision=${revisioned[path]}`;

/** What is kept of a path in this build, or undefined; also where storage fails. */
const keptOf = async (path) => {
	if (!(path in revisioned)) return undefined;
	try {
		return await (await caches.open(caches_.pages)).match(keyOf(path));
	} catch {
		return undefined;
	}
};

/** Keeps a page or its data if it is whole and of this build. @returns true where it is kept */
const keep = async (path, response) => {
	if (response.status !== 200 || response.redirected || !(path in revisioned)) return false;
	if ((await digestOf(response.clone())) !== revisioned[path]) return false;
	await (await caches.open(caches_.pages)).put(keyOf(path), response);
	return true;
};

const within = (milliseconds, answer) =>
	Promise.race([answer, new Promise((_, reject) => setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds))]);

/* Which build a window shows. One that the network gave and that is not of this worker's build gets nothing of what is
   kept: two builds are never mixed on one page. Its mark outlives the worker, which browsers stop and start at will. */
const foreign = new Map();

const markForeign = async (id) => (await caches.open(caches_.clients)).put(`/${id}`, new Response(""));

const noteBuild = (id, path, response) => {
	const known = path in revisioned ? path : "/404.html";
	const answer = digestOf(response).then((digest) => digest !== revisioned[known]);
	foreign.set(id, answer);
	return answer.then((is) => (is ? markForeign(id) : undefined));
};

const isForeign = async (id) => {
	if (foreign.has(id)) return foreign.get(id);
	const marked = Boolean(await (await caches.open(caches_.clients)).match(`/${id}`));
	foreign.set(id, marked);
	return marked;
};

const offline = async () => {
	const page = await keptOf(offlinePath);
	return page
		? new Response(page.body, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } })
		: Response.error();
};

/** A page: from the network within the limit, else as kept, else the offline page. */
const servePage = async (event, path) => {
	const kept = await keptOf(path);
	try {
		const network = fetch(event.request);
		const response = await (kept ? within(networkLimit, network) : network);
		if (response.status >= 500 && kept) return kept;
		if (event.resultingClientId && (response.status === 200 || response.status === 404))
			event.waitUntil(noteBuild(event.resultingClientId, path, response.clone()));
		if (!kept && response.status === 200) event.waitUntil(keep(path, response.clone()).catch(() => false));
		return response;
	} catch {
		return kept ?? offline();
	}
};

/** Data of a page, by the same rule; data of another build only where nothing of this one is kept. */
const serveData = async (event, path) => {
	if (await isForeign(event.clientId)) return fetch(event.request);
	const kept = await keptOf(path);
	if (!kept) {
		const response = await fetch(event.request);
		event.waitUntil(keep(path, response.clone()).catch(() => false));
		return response;
	}
	try {
		const response = await within(networkLimit, fetch(event.request));
		return (await digestOf(response.clone())) === revisioned[path] ? response : kept;
	} catch {
		return kept;
	}
};

/** A file with a hash in its name: it never changes, so what is kept is as good as new. */
const serveFile = async (event) => {
	const files = await caches.open(caches_.files);
	const kept = await files.match(event.request.url);
	if (kept) return kept;
	const response = await fetch(event.request);
	if (response.status === 200) event.waitUntil(files.put(event.request.url, response.clone()).catch(() => undefined));
	return response;
};

const answerOf = (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin || excluded.test(pathname)) return undefined;
	if (request.mode === "navigate") return servePage(event, pageOf(pathname));
	if (pathname.startsWith("/page-data/")) return serveData(event, pathname);
	if (/-[0-9a-f]{20}\.(js|css)$|\.woff2$/.test(pathname)) return serveFile(event);
	if (request.destination === "image") return pictures.handle({ event, request });
	return undefined;
};

self.addEventListener("fetch", (event) => {
	const answer = answerOf(event);
	// A failed answer may have used the request's only chance, an aborted one has none: the second attempt may fail like any request.
	if (answer) event.respondWith(answer.catch(() => fetch(event.request)));
});

/** Whether the visitor asks for little traffic. */
const savesData = () => Boolean(self.navigator.connection?.saveData);

/** Ends the keeping of a build that a newer worker is to follow at once: it takes over only when nothing is under way here. */
const leaving = new AbortController();
const { signal } = leaving;

const keepFile = async (path) => {
	const files = await caches.open(caches_.files);
	if (await files.match(path)) return;
	const response = await fetch(path, { signal });
	if (response.status === 200) await files.put(path, response);
};

const keepPage = async (path) => {
	if (await keptOf(path)) return;
	await keep(path, await fetch(path, { cache: "no-cache", signal }));
};

let keeping;

/** Downloads what is not kept yet, a few at a time; a full storage ends it, a single failure does not. */
const keepSite = async () => {
	const jobs = [offlinePath, ...hashed, ...Object.keys(revisioned)].map((path) => () => (path in revisioned ? keepPage(path) : keepFile(path)));
	const work = async () => {
		for (let job = jobs.shift(); job && !savesData() && !signal.aborted; job = jobs.shift())
			await job().catch((error) => {
				if (error?.name === "QuotaExceededError") jobs.length = 0;
			});
	};
	await Promise.all(Array.from({ length: parallel }, work));
};

self.addEventListener("message", (event) => {
	const type = event.data?.type;
	if (type === "SKIP_WAITING") {
		self.registration.active?.postMessage({ type: "LEAVE" });
		self.skipWaiting();
	}
	if (type === "LEAVE") leaving.abort();
	if (type === "IS_UPDATE") event.ports[0]?.postMessage(true);
	if (type === "KEEP_SITE") {
		keeping ??= keepSite().finally(() => {
			keeping = undefined;
		});
		// No word back: a message to a page that went into the back/forward cache meanwhile would throw it out of there.
		event.waitUntil(keeping);
	}
});

const dropOthers = async (name, wanted) => {
	const cache = await caches.open(name);
	for (const { url } of await cache.keys()) {
		const { pathname, search } = new URL(url);
		if (!wanted.has(pathname + search)) await cache.delete(url);
	}
};

/** What earlier builds kept goes; what is the same in this one stays. */
const tidy = async () => {
	await dropOthers(caches_.pages, new Set(Object.keys(revisioned).map(keyOf)));
	await dropOthers(caches_.files, new Set(hashed));
};

// No request is answered until this ends, and the visitor waits for the new page: tidying follows, and is not waited for. What it
// does not get done, the next activation does.
self.addEventListener("activate", (event) => {
	const taken = caches
		.delete(caches_.clients)
		.catch(() => undefined)
		.then(() => self.clients.claim());
	event.waitUntil(taken);
	taken.then(tidy).catch(() => undefined);
});
