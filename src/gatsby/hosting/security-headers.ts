import { createHash } from "node:crypto";
import type { Inline } from "./inline";

type Directives = Readonly<Record<string, readonly string[]>>;

/** Features of browsers that no page uses. */
const unusedFeatures = (
	"accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer microphone midi payment " +
	"publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking"
).split(" ");

const format = (directives: Directives) =>
	Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(" "))
		.join("; ");

export const hashInline = (text: string) =>
	`'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

const sharedDirectives: Directives = {
	"base-uri": ["'none'"],
	"frame-ancestors": ["'none'"],
	"object-src": ["'none'"],
};

/**
 * `default-src` covers pictures, fonts, requests and the manifest (CSP Level 3, §6.8.1).
 * src/browser/inline/trusted-types.ts has the Trusted Types policy.
 */
export const pagePolicy = ({ scripts, styles, styleAttributes }: Omit<Inline, "forbidden">) =>
	format({
		"default-src": ["'self'"],
		"script-src": ["'self'", ...scripts.map(hashInline)],
		"script-src-attr": ["'none'"],
		"style-src": ["'self'", ...styles.map(hashInline)],
		"style-src-attr":
			styleAttributes.length > 0
				? ["'unsafe-hashes'", ...styleAttributes.map(hashInline)]
				: ["'none'"],
		"form-action": ["'self'"],
		"frame-src": ["'none'"],
		...sharedDirectives,
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["default"],
	});

/** For scripts: a service worker obeys the policy that it was served with. */
export const workerPolicy: string = format({
	"default-src": ["'none'"],
	"script-src": ["'self'"],
	"connect-src": ["'self'"],
	...sharedDirectives,
});

/** For every other file, in case someone opens it as a document. */
export const filePolicy: string = format({
	"default-src": ["'none'"],
	"form-action": ["'none'"],
	...sharedDirectives,
});

export const securityHeaders: Readonly<Record<string, string>> = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "same-origin",
	"Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Seconds. The default is short, so that a mistake at the first launch is soon forgotten
 * (docs/hosting.md).
 */
export const readHstsMaxAge = (written = process.env.HSTS_MAX_AGE?.trim()): number => {
	if (!written) return 300;
	if (/^\d+$/.test(written)) return Number(written);
	throw new Error(
		`HSTS_MAX_AGE is "${written}". Expected whole seconds, one after the other 300, 604800, 2592000 and 63072000. Correct the variable, or remove it for 300, and build again.`,
	);
};
