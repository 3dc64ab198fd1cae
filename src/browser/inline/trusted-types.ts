/**
 * The policy that src/gatsby/hosting/security-headers.ts requires. It allows scripts on our own
 * host, the empty script element that React makes, text without tags (JSON-LD), and script text
 * that's JSON.
 */
interface TrustedWindow {
	readonly trustedTypes?: {
		readonly createPolicy: (
			name: string,
			policy: Record<string, (text: string) => string | undefined>,
		) => unknown;
	};
}

// Split, because the HTML parser would end the inline script here.
const emptyScript = `<script></${"script"}>`;

(window as unknown as TrustedWindow).trustedTypes?.createPolicy("default", {
	createScriptURL: (url) =>
		new URL(url, location.href).origin === location.origin ? url : undefined,
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
