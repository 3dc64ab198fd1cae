import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { apiRequest } from "./api-request";

/** Milliseconds before a retry, if a caller turns retries on. @param attempt counted from 0 */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/**
 * GETs the first element of the query key, which is a path, and reads the answer as JSON.
 * @throws ApiError if the response isn't successful, SyntaxError if it isn't JSON
 */
const readPath = async ({
	queryKey: [path],
	signal,
}: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> =>
	(await apiRequest("GET", String(path), undefined, { signal })).json();

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
