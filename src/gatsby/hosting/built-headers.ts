import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltHeaders } from "../../lib/http/built-headers";
import { caching } from "../../lib/http/cache-control";
import { listFiles } from "../list-files";
import { findInline } from "./inline";
import {
	filePolicy,
	pagePolicy,
	readHstsMaxAge,
	securityHeaders,
	workerPolicy,
} from "./security-headers";

/** Characters: all browsers and proxies accept header lines of 4 kB. */
const maxLength = 4000;

/** @throws Error if no policy can allow the page */
export const getPolicy = (file: string, html: string): string => {
	const { forbidden, ...inline } = findInline(html);
	if (forbidden.length > 0)
		throw new Error(
			`${file} has ${forbidden[0]}. Expected no inline event handler and no javascript: address. Attach the handler in React, or in src/browser.`,
		);
	const policy = pagePolicy(inline);
	if (policy.length > maxLength)
		throw new Error(
			`${file} has a content security policy of ${policy.length} characters (${inline.scripts.length} scripts, ${inline.styles.length} styles, ${inline.styleAttributes.length} different style attributes). Expected at most ${maxLength}, so that every proxy passes it on. Write what differs between elements as classes instead of style attributes.`,
		);
	return policy;
};

/** @throws Error if a page can't have a policy */
export const getBuiltHeaders = (folder: string): BuiltHeaders => ({
	usual: {
		...securityHeaders,
		"Content-Security-Policy": filePolicy,
		"Cache-Control": caching.revalidate,
	},
	strictTransportSecurity: `max-age=${readHstsMaxAge()}; includeSubDomains`,
	policies: Object.fromEntries(
		listFiles(folder).flatMap((file) => {
			if (file.endsWith(".js")) return [[file, workerPolicy]];
			return file.endsWith(".html")
				? [[file, getPolicy(file, readFileSync(join(folder, file), "utf8"))]]
				: [];
		}),
	),
});
