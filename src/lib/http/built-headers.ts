/** The file below public/ in which the build says to the site's own server which headers nginx sends. */
export const builtHeadersFile = ".nginx/headers.json";

export interface BuiltHeaders {
	/** Of every answer that has no other. */
	readonly usual: Readonly<Record<string, string>>;
	/** HSTS, over TLS. */
	readonly strictTransportSecurity: string;
	/** The Content-Security-Policy of files that don't have the usual one, by their path below public/. */
	readonly policies: Readonly<Record<string, string>>;
}
