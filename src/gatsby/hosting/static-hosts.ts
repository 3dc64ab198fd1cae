import type { HeaderRoutes } from "gatsby";
import type { BuiltHeaders } from "../../lib/http/built-headers";
import { caching, isHashed } from "../../lib/http/caching";
import { contactCards } from "../../lib/pages/addresses";
import { getSpellings, type Redirect } from "../../lib/pages/navigation";
import { basePolicy, filePolicy, readHstsMaxAge, securityHeaders, strictTransportSecurity, workerPolicy } from "./security-headers";
import type { PageFile } from "./site-files";

const route = (path: string, headers: Readonly<Record<string, string>>): HeaderRoutes[number] => ({
	path,
	headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Hosts differ in what they do if two rules match an address. So only the policy is in two rules: a page's own includes the general one. */
export const headerRoutes = (files: readonly string[], pages: readonly PageFile[]): HeaderRoutes => [
	route("/*", { ...securityHeaders, "Strict-Transport-Security": strictTransportSecurity(readHstsMaxAge()), "Content-Security-Policy": basePolicy }),
	...files.filter((file) => file === "/sw.js").map((file) => route(file, { "Content-Security-Policy": workerPolicy, "Cache-Control": caching.revalidate })),
	...pages.map(({ route: path, policy }) => route(path, { "Content-Security-Policy": policy, "Cache-Control": caching.revalidate })),
	// Hosts that don't know the ending would send bytes to be saved; a phone opens its address book.
	route(`${contactCards}/*`, { "Content-Type": "text/vcard; charset=utf-8" }),
	route("/static/*", { "Cache-Control": caching.immutable }),
	...files.filter((file) => isHashed(file) && !file.startsWith("/static/")).map((file) => route(file, { "Cache-Control": caching.immutable })),
];

/** The same headers for the site's own server. */
export const builtHeaders = (files: readonly string[], pages: readonly PageFile[]): BuiltHeaders => ({
	usual: { ...securityHeaders, "Content-Security-Policy": filePolicy, "Cache-Control": caching.revalidate },
	strictTransportSecurity: strictTransportSecurity(readHstsMaxAge()),
	policies: Object.fromEntries([
		...files.filter((file) => file.endsWith(".js")).map((file) => [file, workerPolicy]),
		...pages.map(({ file, policy }) => [file, policy]),
	]),
});

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (routes: HeaderRoutes): string =>
	routes.map(({ path, headers }) => `${path}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join("")}`).join("");

/** First the redirects, then the pages, whose address has no slash at the end. Hosts take the first line that fits, and keep the query. */
export const redirectsFile = (pages: readonly PageFile[], redirects: readonly Redirect[]): string =>
	[
		...redirects.flatMap((redirect) => getSpellings(redirect).map((from) => `${from}  ${redirect.to}  301\n`)),
		...pages
			.filter(({ file, route: path }) => file.endsWith("/index.html") && path !== "/" && path !== "/404")
			.map(({ route: path }) => `${path}  ${path}/  200\n`),
	].join("");
