interface Options {
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: AbortSignal;
}

/**
 * Its message is the status, a colon, and the body's text or, without a body, the status text.
 * It isn't a class, because Babel adds 1.5 kB to each one that extends Error.
 */
export interface ApiError extends Error {
	readonly status: number;
	readonly body: string;
	/** The header as it came: seconds or a date. */
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

/** If not, there was no response at all. */
export const isApiError = (error: unknown): error is ApiError =>
	error instanceof Error && error.name === "ApiError";

/**
 * One call: JSON with credentials.
 * @throws ApiError if the response isn't successful; what fetch throws if there is none, because
 * there's no connection or the signal aborted it
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
