interface Options {
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: AbortSignal;
}

/**
 * Its message is the status, a colon, and the body's text or, without a body, the status text.
 * It's no class, because Babel adds 1.5 kB to each that extends Error.
 */
export interface ApiError extends Error {
	readonly status: number;
	readonly body: string;
	/** As it came: seconds or a date. */
	readonly retryAfter: string | null;
}

export const createApiError = (
	status: number,
	body: string,
	statusText: string,
	retryAfter: string | null = null,
): ApiError =>
	Object.assign(new Error(`${status}: ${body || statusText}`), {
		name: "ApiError",
		status,
		body,
		retryAfter,
	});

/** Whatever else was thrown means that there was no answer. */
export const isApiError = (error: unknown): error is ApiError =>
	error instanceof Error && error.name === "ApiError";

/**
 * One call: JSON with credentials.
 * @throws ApiError if the answer is not successful; what fetch throws if there is none (no connection, the signal)
 */
export const apiRequest = async (
	method: string,
	url: string,
	body?: unknown,
	{ headers, signal }: Options = {},
): Promise<Response> => {
	const response = await fetch(url, {
		method,
		credentials: "include",
		headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
		body: body === undefined ? undefined : JSON.stringify(body),
		signal,
	});
	if (!response.ok)
		throw createApiError(
			response.status,
			await response.text(),
			response.statusText,
			response.headers.get("Retry-After"),
		);
	return response;
};
