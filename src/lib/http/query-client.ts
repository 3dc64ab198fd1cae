import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { apiRequest } from "./api-request";

/** Milliseconds an unused answer is kept. */
const keptFor = 5 * 60 * 1000;

/** Milliseconds before the nth retry, counted from 0, if a caller turns retries on: doubling, 30 s at most. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/**
 * GETs the path that is the first element of the query key and reads the answer as JSON.
 * @throws ApiError if the answer is not successful, SyntaxError if it is not JSON, TypeError if the key begins with no path
 */
export const readPath = async ({ queryKey, signal }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> => {
	const [path] = queryKey;
	if (typeof path !== "string")
		throw new TypeError(`The query key ${JSON.stringify(queryKey)} has no path. Expected the path to GET as its first element, such as "/api/status".`);
	const response = await apiRequest("GET", path, undefined, { signal });
	return response.json();
};

/** A query client by the rules of docs/specification.md: never retried, not asked again on focus, never stale, kept for 5 minutes. */
export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: { queryFn: readPath, retry: false, retryDelay, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: keptFor },
			mutations: { retry: false, retryDelay },
		},
	});
