import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { getMimeType, mimes } from "hono/utils/mime";
import { appointmentForm } from "../../forms/appointment/form";
import { type BuiltHeaders, builtHeadersFile } from "../../lib/http/built-headers";
import { caching, isHashed } from "../../lib/http/cache-control";
import { addQuery, getPath } from "../../lib/pages/navigation";
import type { ServerEnv } from "./request";

const otherAddress = /^((?:\/[\w.~-]+)+)\/(?:index\.html)?$/;
const hidden = /^\/(?:webpack\.stats\.json|404\.html|404\/.*)$|\/\.(?!well-known\/)/;

const types = { ...mimes, vcf: "text/vcard; charset=utf-8" };

/** The paths of a folder's files, each with its ETag. */
const listFiles = (folder: string) =>
	new Map<string, string>(
		readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
			const stats = statSync(join(folder, file));
			return stats.isFile() ? [[`/${file}`, `"${stats.size}-${stats.mtimeMs}"`]] : [];
		}),
	);

/**
 * Chooses a treatment in the form's page for visitors without script.
 * @returns undefined if there's no such treatment
 */
const chooseService = (html: string, service = "") => {
	const option = `<option value="${service}"`;
	return /^[a-z0-9-]+$/.test(service) && html.includes(option)
		? html.replace(option, `${option} selected=""`)
		: undefined;
};

/**
 * The endpoints of an app and the files of a build, with the headers that the build has written.
 * @param folder public/, whose files are listed once: start again after a build
 * @param trustedProxies with 0, X-Forwarded-Proto isn't believed
 * @throws Error if the folder holds no build
 */
export const createSite = (
	app: Hono<ServerEnv>,
	folder: string,
	redirects: ReadonlyMap<string, string>,
	trustedProxies: number,
) => {
	const form = readFileSync(join(folder, appointmentForm.page, "index.html"), "utf8");
	const { usual, strictTransportSecurity, policies } = JSON.parse(
		readFileSync(join(folder, builtHeadersFile), "utf8"),
	) as BuiltHeaders;
	const policyOf = (file: string) =>
		policies[file] ? { "Content-Security-Policy": policies[file] } : undefined;
	const etags = listFiles(folder);

	const addHeaders: MiddlewareHandler = async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(usual))
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		c.res.headers.set("Server-Timing", "visits");
		if (trustedProxies > 0 && c.req.header("x-forwarded-proto") === "https")
			c.res.headers.set("Strict-Transport-Security", strictTransportSecurity);
	};

	const sendFile: Handler = async (c) => {
		const { path, url } = c.req;
		const target =
			redirects.get(getPath(path)) ?? (path === "/index.html" ? "/" : otherAddress.exec(path)?.[1]);
		if (target) return c.redirect(addQuery(target, new URL(url).search), 301);
		const found = [path, `${path === "/" ? "" : path}/index.html`].find(
			(each) => etags.has(each) && !hidden.test(each),
		);
		// Scripts ask for these, and need no page.
		if (!found && path.startsWith("/page-data/")) return c.notFound();
		const file = found ?? "/404.html";
		const accepted = c.req.header("accept-encoding")?.split(/, */) ?? [];
		const [encoding, copy = file] =
			Object.entries({ br: `${file}.br`, gzip: `${file}.gz` }).find(
				([each, name]) => accepted.includes(each) && etags.has(name),
			) ?? [];
		if (encoding) c.header("Content-Encoding", encoding);
		const etag = etags.get(copy) ?? "";
		const headers = {
			"Content-Type": getMimeType(file, types) ?? "application/octet-stream",
			"Cache-Control": isHashed(file) ? caching.immutable : caching.revalidate,
			...policyOf(file),
			ETag: etag,
			Vary: "Accept-Encoding",
		};
		// Hono's etag() would read the file first.
		if (found && c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
		const body = await readFile(folder + copy);
		return c.body(body, found ? 200 : 404, { ...headers, "Content-Length": String(body.length) });
	};

	return new Hono<ServerEnv>()
		.use(addHeaders)
		.route("/", app)
		.get(appointmentForm.page, compress(), (c, next) => {
			const chosen = chooseService(form, c.req.query("service"));
			return chosen ? c.html(chosen, 200, policyOf(`${appointmentForm.page}/index.html`)) : next();
		})
		.get("*", sendFile)
		.all("*", (c) => c.body(null, 405, { Allow: "GET, HEAD" }));
};
