/**
 * The Trusted Types policy that the content security policy requires (src/gatsby/hosting/security-headers.ts). It allows:
 * - scripts and workers on our own host
 * - markup: the empty script element that React makes, and text without tags (JSON-LD)
 * - script text that is JSON, which does nothing
 */
interface TrustedWindow {
	readonly trustedTypes?: { readonly createPolicy: (name: string, policy: Record<string, (text: string) => string | undefined>) => unknown };
}

// Split, because the HTML parser would end the inline script here.
const emptyScript = `<script></${"script"}>`;

(window as unknown as TrustedWindow).trustedTypes?.createPolicy("default", {
	createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : undefined),
	createHTML: (markup) => (markup === emptyScript || !markup.includes("<") ? markup : undefined),
	createScript: (text) => {
		try {
			JSON.parse(text);
			return text;
		} catch {
			return undefined;
		}
	},
});
