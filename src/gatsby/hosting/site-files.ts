import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltHeaders } from "../../lib/http/built-headers";
import { caching } from "../../lib/http/caching";
import { findInline } from "./inline";
import { filePolicy, pagePolicy, readHstsMaxAge, securityHeaders, strictTransportSecurity, workerPolicy } from "./security-headers";

/** All browsers and proxies accept header lines of 4 kB. */
const maxLength = 4000;

export const getRoute = (file: string): string => file.replace(/\/index\.html$/, "") || "/";

/** All files in a folder, sorted, each with a leading slash; without those that begin with a dot. */
export const listFiles = (folder: string, below = ""): string[] =>
	readdirSync(join(folder, below), { withFileTypes: true })
		.filter(({ name }) => !name.startsWith("."))
		.flatMap((entry) => (entry.isDirectory() ? listFiles(folder, `${below}/${entry.name}`) : [`${below}/${entry.name}`]))
		.sort();

/**
 * A page's file in public/ (`/about/index.html`), its address (`/about`) and its policy.
 * @throws Error if no policy allows the page: it has an inline handler, a `javascript:` address, or too many styles
 */
export const pageFile = (file: string, html: string) => {
	const { forbidden, ...inline } = findInline(html);
	if (forbidden.length > 0)
		throw new Error(
			`${file} → ${forbidden[0]}\n  expected: no inline event handler and no javascript: address\n  remedy:   attach the handler in React, or in src/browser`,
		);
	const policy = pagePolicy(inline);
	if (policy.length > maxLength)
		throw new Error(
			`${file} → content security policy of ${policy.length} characters (${inline.scripts.length} scripts, ${inline.styles.length} styles, ${inline.styleAttributes.length} different style attributes)\n  expected: at most ${maxLength}, so that every proxy passes it on\n  remedy:   write what differs between elements as classes instead of style attributes`,
		);
	return { file, route: getRoute(file), policy };
};
export type PageFile = ReturnType<typeof pageFile>;

export const pageFiles = (folder: string, files: readonly string[]): PageFile[] =>
	files.filter((file) => file.endsWith(".html")).map((file) => pageFile(file, readFileSync(join(folder, file), "utf8")));

/** The headers that the site's server sends with the files of a build. */
export const builtHeaders = (files: readonly string[], pages: readonly PageFile[]): BuiltHeaders => ({
	usual: { ...securityHeaders, "Content-Security-Policy": filePolicy, "Cache-Control": caching.revalidate },
	strictTransportSecurity: strictTransportSecurity(readHstsMaxAge()),
	policies: Object.fromEntries([
		...files.filter((file) => file.endsWith(".js")).map((file) => [file, workerPolicy]),
		...pages.map(({ file, policy }) => [file, policy]),
	]),
});
