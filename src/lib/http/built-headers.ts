/** A file of public/ that's never served: it tells the server which headers to send. */
export const builtHeadersFile = ".headers.json";

export interface BuiltHeaders {
	readonly usual: Readonly<Record<string, string>>;
	readonly strictTransportSecurity: string;
	readonly policies: Readonly<Record<string, string>>;
}
