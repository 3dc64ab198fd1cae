import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sirv from "sirv";
import { appointmentForm } from "../../lib/forms/appointment-form";
import { caching, isHashed } from "../../lib/http/caching";
import { addQuery, getPath } from "../../lib/pages/navigation";
import { log } from "../log";
import type { Handler } from "./respond";

/** /about is about/index.html; /about/ and /about/index.html are the same page. */
const otherAddress = /^((?:\/[\w.~-]+)+)\/(?:index\.html)?$/;
/** Notes of the build for its host, and the page for what isn't found. Files and folders that begin with a dot are never served. */
const hidden = /^\/(?:_headers|_redirects|webpack\.stats\.json|404(?:\.html)?\/?)$/;

/** The form's page with the treatment that a query asks for chosen in its HTML, for visitors without script; undefined if its list has no such treatment. */
const chooseService = (html: string, query: string): string | undefined => {
	const option = `<option value="${new URLSearchParams(query).get("service")?.match(/^[a-z0-9-]+$/) ?? ""}"`;
	return option.endsWith('""') || !html.includes(option) ? undefined : html.replace(option, `${option} selected=""`);
};

/**
 * The site over HTTP: the endpoints of the forms, and the files of a build with their compressed copies.
 * @param folder public/, as it was built; it is read once
 * @param endpoints handlers by path
 * @param redirects where each address leads that isn't a page
 * @throws if the folder holds no build
 */
export const createSiteServer = (folder: string, endpoints: ReadonlyMap<string, Handler>, redirects: ReadonlyMap<string, string>): Server => {
	const notFound = readFileSync(join(folder, "404.html"));
	const form = readFileSync(join(folder, appointmentForm.page, "index.html"), "utf8");
	const serveFile = sirv(folder, {
		brotli: true,
		gzip: true,
		etag: true,
		setHeaders: (response, path) => {
			response.setHeader("Cache-Control", isHashed(path) ? caching.immutable : caching.revalidate);
			// sirv names the encoding of HTML only, and doesn't know contact cards.
			if (path.endsWith(".vcf")) response.setHeader("Content-Type", "text/vcard; charset=utf-8");
			if (path.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
		},
	});
	return createServer((request, response) => {
		const [path = "/", ...query] = (request.url ?? "/").split("?");
		const handle = endpoints.get(path);
		const refuse = (): void => {
			response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": caching.revalidate });
			response.end(request.method === "HEAD" ? undefined : notFound);
		};
		if (handle) {
			handle(request, response).catch((error) => {
				log(error instanceof Error ? (error.stack ?? error.message) : String(error));
				response.destroy();
			});
			return;
		}
		if (request.method !== "GET" && request.method !== "HEAD") return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
		const target = redirects.get(getPath(path));
		if (target) return void response.writeHead(301, { Location: addQuery(target, query.length > 0 ? `?${query.join("?")}` : "") }).end();
		const [, page] = otherAddress.exec(path) ?? [];
		if (page) return void response.writeHead(301, { Location: [page, ...query].join("?") }).end();
		if (hidden.test(path)) return refuse();
		const chosen = path === appointmentForm.page ? chooseService(form, query.join("?")) : undefined;
		if (chosen) {
			const zip = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
			const head = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": caching.revalidate, Vary: "Accept-Encoding" };
			response.writeHead(200, zip ? { ...head, "Content-Encoding": "gzip" } : head);
			return void response.end(request.method === "HEAD" ? undefined : zip ? gzipSync(chosen) : chosen);
		}
		// Without an ending it's a page: sirv would look for offline.html, the service worker's, before offline/index.html.
		if (path.length > 1 && !/\.[^/]*$/.test(path)) request.url = `${path}/index.html`;
		// Nothing here is long enough to ask for a part of, and sirv throws at a range that ends before it begins.
		delete request.headers.range;
		serveFile(request, response, refuse);
	});
};
