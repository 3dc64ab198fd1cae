import { createLimit, type SharedCounts } from "../limit";
import type { Settings } from "../settings";

/** How many requests there may be. */
export interface RateLimit {
	/** Counts a post, whatever is in it. @returns 0 if it may be read, otherwise the seconds until the next one may */
	takePost(client: string): Promise<number>;
	/** Counts a request that's valid and new, before it's stored. @returns 0 if it may be stored, otherwise the seconds until the next one may */
	takeRequest(client: string): Promise<number>;
	/** Takes back what `takeRequest` counted, for a request that wasn't stored after all. */
	giveBackRequest(client: string): Promise<void>;
}

const everybody = "everybody";

/** The limits of the forms. @param shared without it, this process counts for itself */
export const createRateLimit = (
	{ clientRate, clientHourlyRate, overallRate }: Pick<Settings, "clientRate" | "clientHourlyRate" | "overallRate">,
	shared?: SharedCounts,
): RateLimit => {
	const posts = createLimit("posts", clientRate, 60, shared);
	const requests = createLimit("requests", clientHourlyRate, 3600, shared);
	const allRequests = createLimit("all-requests", overallRate, 60, shared);
	return {
		takePost: posts.take,
		takeRequest: async (client) => {
			const wait = await requests.take(client);
			if (wait > 0) return wait;
			const waitOfAll = await allRequests.take(everybody);
			if (waitOfAll > 0) await requests.giveBack(client);
			return waitOfAll;
		},
		giveBackRequest: async (client) => {
			await requests.giveBack(client);
			await allRequests.giveBack(everybody);
		},
	};
};
