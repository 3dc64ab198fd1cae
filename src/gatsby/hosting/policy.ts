import { createHash } from "node:crypto";
import type { Inline } from "./inline";

/**
 * Every header the site is served with, for every kind of host: nginx-include.ts and static-hosts.ts write it in their host's
 * words. The one header that differs from page to page is the content security policy.
 */

type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives): string =>
	Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(" "))
		.join("; ");

/** The source expression of an inline text: `'sha256-…'` (CSP Level 3, §2.3.1). */
export const hashInline = (text: string): string => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** What no document of ours ever does. */
const never: Directives = { "base-uri": ["'none'"], "frame-ancestors": ["'none'"], "object-src": ["'none'"] };

/**
 * The policy of one page: its own inline scripts, `<style>` and `style=""` by their hashes, everything else from our own host
 * (pictures, fonts, calls, the manifest and the worker by the two directives that stand in for theirs: CSP Level 3, §6.8.1).
 * Addresses and markup given to the page by script pass the policy of src/browser/trusted-types.ts.
 */
export const pagePolicy = ({ scripts, styles, styleAttributes }: Omit<Inline, "forbidden">): string =>
	write({
		"default-src": ["'self'"],
		"script-src": ["'self'", ...scripts.map(hashInline)],
		"script-src-attr": ["'none'"],
		"style-src": ["'self'", ...styles.map(hashInline)],
		"style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(hashInline)] : ["'none'"],
		"form-action": ["'self'"],
		"frame-src": ["'none'"],
		...never,
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["default"],
	});

/** The policy of scripts: a service worker obeys the one it was served with. */
export const workerPolicy: string = write({ "default-src": ["'none'"], "script-src": ["'self'"], "connect-src": ["'self'"], ...never });

/** What holds for a page whatever it carries; where a host cannot give a page its own policy (its 404), this one stands alone. */
export const leastPolicy: string = write({ ...never, "form-action": ["'self'"] });

/** The policy of every other file, should somebody open it as a document. */
export const filePolicy: string = write({ "default-src": ["'none'"], "form-action": ["'none'"], ...never });

/** The same for every answer. HSTS: two years, and only over TLS (RFC 6797 §7.2). */
export const securityHeaders: Readonly<Record<string, string>> = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Permissions-Policy": [
		"accelerometer",
		"autoplay",
		"camera",
		"display-capture",
		"encrypted-media",
		"geolocation",
		"gyroscope",
		"hid",
		"magnetometer",
		"microphone",
		"midi",
		"payment",
		"publickey-credentials-get",
		"screen-wake-lock",
		"serial",
		"usb",
		"xr-spatial-tracking",
	]
		.map((feature) => `${feature}=()`)
		.join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
};
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
