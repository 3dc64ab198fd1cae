import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { apiRequest } from "./api-request";

/** Milliseconds before a retry, if a caller turns retries on. @param attempt counted from 0 */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/**
 * GETs the first element of the query key and reads the answer as JSON.
 * @throws ApiError if the response isn't successful, SyntaxError if it isn't JSON, TypeError if the
 * key doesn't begin with a path
 */
export const readPath = async ({
	queryKey,
	signal,
}: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> => {
	const [path] = queryKey;
	if (typeof path !== "string")
		throw new TypeError(
			`The query key ${JSON.stringify(queryKey)} has no path. Expected the path to GET as its first element, such as "/api/status".`,
		);
	const response = await apiRequest("GET", path, undefined, { signal });
	return response.json();
};

export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: {
				queryFn: readPath,
				retry: false,
				retryDelay,
				refetchOnWindowFocus: false,
				staleTime: Number.POSITIVE_INFINITY,
				gcTime: 5 * 60_000,
			},
			mutations: { retry: false, retryDelay },
		},
	});
