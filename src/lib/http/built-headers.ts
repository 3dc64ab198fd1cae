/** In public/, but never sent: the headers that the build wants from the server. */
export const builtHeadersFile = ".headers.json";

export interface BuiltHeaders {
	readonly usual: Readonly<Record<string, string>>;
	readonly strictTransportSecurity: string;
	/** The Content-Security-Policy of files that don't have the usual one, by their path below public/. */
	readonly policies: Readonly<Record<string, string>>;
}
