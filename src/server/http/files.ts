import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { appointmentForm } from "../../lib/forms/appointment-form";
import { caching, isHashed } from "../../lib/http/caching";
import { addQuery, getPath } from "../../lib/pages/navigation";
import { readBuiltHeaders } from "./built-headers";
import type { ServerEnv } from "./request";

/** /about is about/index.html; /about/ and /about/index.html are the same page. */
const otherAddress = /^((?:\/[\w.~-]+)+)\/(?:index\.html)?$/;
/** Notes of the build for its host, the page for what isn't found, and whatever begins with a dot. */
const hidden = /^\/(?:_headers|_redirects|webpack\.stats\.json|404(?:\.html)?\/?)$|\/\.(?!well-known\/)/;

/** The form's page with the treatment that a query asks for chosen in its HTML, for visitors without script; undefined if its list has no such treatment. */
const chooseService = (html: string, service = ""): string | undefined => {
	const option = `<option value="${service}"`;
	return /^[a-z0-9-]+$/.test(service) && html.includes(option) ? html.replace(option, `${option} selected=""`) : undefined;
};

/**
 * The site over HTTP: an app's endpoints and the files of a build, with the headers that nginx sends with them.
 * @param folder public/, as it was built; start again after a build
 * @param redirects where each address leads that isn't a page
 * @param trustedProxies if there are none, what X-Forwarded-Proto says isn't believed
 * @throws if the folder holds no build
 */
export const createSite = (app: Hono<ServerEnv>, folder: string, redirects: ReadonlyMap<string, string>, trustedProxies: number): Hono<ServerEnv> => {
	const notFound = readFileSync(join(folder, "404.html"), "utf8");
	const form = readFileSync(join(folder, appointmentForm.page, "index.html"), "utf8");
	const { ofAll, overTls, findPolicy } = readBuiltHeaders(folder);
	const findFile = serveStatic({ root: folder, precompressed: true });

	const addHeaders: MiddlewareHandler = async (c, next) => {
		await next();
		const isSecure = trustedProxies > 0 && c.req.header("x-forwarded-proto") === "https";
		for (const [name, value] of isSecure ? [...ofAll, overTls] : ofAll) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
	};

	const sendFile: Handler = async (c) => {
		const { path } = c.req;
		const { search } = new URL(c.req.url);
		const target = redirects.get(getPath(path));
		if (target) return c.redirect(addQuery(target, search), 301);
		const [, page] = otherAddress.exec(path) ?? [];
		if (page) return c.redirect(page + search, 301);
		// Nothing here is long enough to ask for a part of, and serveStatic answers 416 to a range that ends before it begins.
		c.req.raw.headers.delete("range");
		const found = hidden.test(path) ? undefined : await findFile(c, async () => undefined);
		if (!found) return c.html(notFound, 404, { "Content-Security-Policy": findPolicy("/404.html") });
		const { headers } = found;
		headers.set("ETag", `"${headers.get("content-length")}-${Date.parse(headers.get("last-modified") ?? "")}"`);
		headers.set("Content-Security-Policy", findPolicy(path));
		headers.set("Vary", "Accept-Encoding");
		if (isHashed(path)) headers.set("Cache-Control", caching.immutable);
		// serveStatic doesn't know contact cards.
		if (path.endsWith(".vcf")) headers.set("Content-Type", "text/vcard; charset=utf-8");
		return found;
	};

	return new Hono<ServerEnv>()
		.use(addHeaders)
		.route("/", app)
		.get(appointmentForm.page, compress(), (c, next) => {
			const chosen = chooseService(form, c.req.query("service"));
			return chosen ? c.html(chosen, 200, { "Content-Security-Policy": findPolicy(appointmentForm.page) }) : next();
		})
		.get("*", etag(), sendFile)
		.all("*", (c) => c.body(null, 405, { Allow: "GET, HEAD" }));
};
