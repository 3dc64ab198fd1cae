/** Whether `parseArgs` refused an option that somebody typed. */
export const isUsageError = (error: unknown): error is TypeError & { readonly code: unknown } =>
	error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
