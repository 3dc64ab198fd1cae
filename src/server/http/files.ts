import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Handler, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { appointmentForm } from "../../lib/forms/appointment-form";
import { caching, isHashed } from "../../lib/http/caching";
import { addQuery, getPath } from "../../lib/pages/navigation";
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
 * The site over HTTP: an app's endpoints and the files of a build.
 * @param folder public/, as it was built; start again after a build
 * @param redirects where each address leads that isn't a page
 * @throws if the folder holds no build
 */
export const createSite = (app: Hono<ServerEnv>, folder: string, redirects: ReadonlyMap<string, string>): Hono<ServerEnv> => {
	const notFound = readFileSync(join(folder, "404.html"), "utf8");
	const form = readFileSync(join(folder, appointmentForm.page, "index.html"), "utf8");
	const findFile = serveStatic({ root: folder, precompressed: true });

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
		if (!found) return c.html(notFound, 404, { "Cache-Control": caching.revalidate });
		const { headers } = found;
		headers.set("ETag", `"${headers.get("content-length")}-${Date.parse(headers.get("last-modified") ?? "")}"`);
		headers.set("Vary", "Accept-Encoding");
		headers.set("Cache-Control", isHashed(path) ? caching.immutable : caching.revalidate);
		// serveStatic doesn't know contact cards.
		if (path.endsWith(".vcf")) headers.set("Content-Type", "text/vcard; charset=utf-8");
		return found;
	};

	return new Hono<ServerEnv>()
		.route("/", app)
		.get(appointmentForm.page, compress(), (c, next) => {
			const chosen = chooseService(form, c.req.query("service"));
			return chosen ? c.html(chosen, 200, { "Cache-Control": caching.revalidate }) : next();
		})
		.get("*", etag(), sendFile)
		.all("*", (c) => c.body(null, 405, { Allow: "GET, HEAD" }));
};
