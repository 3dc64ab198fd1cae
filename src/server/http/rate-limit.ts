import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
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

/** The limit of one thing. */
interface Limit {
	readonly take: (key: string) => Promise<number>;
	readonly giveBack: (key: string) => Promise<void>;
}

const noLimit: Limit = { take: async () => 0, giveBack: async () => undefined };

/** @param most how many in a span of so many seconds, which begins with the first; 0 for any number @param pool counts there, so that all servers count together */
const createLimit = (name: string, most: number, seconds: number, pool: Pool | undefined): Limit => {
	if (most === 0) return noLimit;
	const options = { keyPrefix: name, points: Math.ceil(most), duration: seconds };
	const inMemory = new RateLimiterMemory(options);
	const limiter = pool
		? // While the database is away, each server counts for itself.
			new RateLimiterPostgres({ ...options, storeClient: pool, storeType: "pool", tableName: "rate_limits", tableCreated: true, insuranceLimiter: inMemory })
		: inMemory;
	return {
		take: async (key) => {
			try {
				await limiter.consume(key);
				return 0;
			} catch (refused) {
				if (!(refused instanceof RateLimiterRes)) throw refused;
				const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
				if (wait <= 2 * seconds) return wait;
				// A server whose clock was ahead has counted this. It blocks nobody.
				await limiter.delete(key);
				return 0;
			}
		},
		giveBack: async (key) => void (await limiter.reward(key)),
	};
};

/**
 * The limits of the forms.
 * @param pool the database of the outbox, where all servers count together; without one, this process counts for itself
 * @param secret makes addresses unreadable before they're stored: there are so few that a plain hash of one is found by trying all of them
 */
export const createRateLimit = (
	{ clientRate, clientHourlyRate, overallRate }: Pick<Settings, "clientRate" | "clientHourlyRate" | "overallRate">,
	pool?: Pool,
	secret = "",
): RateLimit => {
	const posts = createLimit("posts", clientRate, 60, pool);
	const requests = createLimit("requests", clientHourlyRate, 3600, pool);
	const allRequests = createLimit("all-requests", overallRate, 60, pool);
	const hide = (client: string): string => createHmac("sha256", secret).update(client).digest("base64url");
	return {
		takePost: (client) => posts.take(hide(client)),
		takeRequest: async (client) => {
			const wait = await requests.take(hide(client));
			if (wait > 0) return wait;
			const waitOfAll = await allRequests.take("");
			if (waitOfAll > 0) await requests.giveBack(hide(client));
			return waitOfAll;
		},
		giveBackRequest: async (client) => {
			await requests.giveBack(hide(client));
			await allRequests.giveBack("");
		},
	};
};
