import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "./settings";

/** Where servers on one database count together. */
export interface SharedCounts {
	readonly pool: Pool;
	/** Makes addresses unreadable before they're stored: there are so few that a plain hash of one is found by trying all of them. */
	readonly secret: string;
}

/** The limit of one thing, for each of those who do it. @param most how many there may be within `seconds`, which begin with the first one; 0 for any number */
const createLimit = (name: string, most: number, seconds: number, shared: SharedCounts | undefined) => {
	const options = { keyPrefix: name, points: Math.ceil(most), duration: seconds };
	const inMemory = new RateLimiterMemory(options);
	const table = { storeType: "pool", tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false };
	// While the database is away, each server counts for itself.
	const limiter = shared ? new RateLimiterPostgres({ ...options, ...table, storeClient: shared.pool, insuranceLimiter: inMemory }) : inMemory;
	const hide = (who: string): string =>
		createHmac("sha256", shared?.secret ?? "")
			.update(who)
			.digest("base64url");
	return {
		/** Counts one more. @returns 0 if it's within the limit, otherwise the seconds until the next one is */
		take: async (who: string): Promise<number> => {
			if (most === 0) return 0;
			const key = hide(who);
			try {
				await limiter.consume(key);
				return 0;
			} catch (refused) {
				if (!(refused instanceof RateLimiterRes)) throw refused;
				return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
			}
		},
		giveBack: async (who: string): Promise<void> => {
			if (most > 0) await limiter.reward(hide(who));
		},
	};
};

const everybody = "everybody";
/** Links to sign in that one client, and one address, may ask for in a quarter of an hour. */
const mostSignIns = 10;

/** The limits of the forms. @param shared without it, this process counts for itself */
export const createRateLimit = (
	{ clientRate, clientHourlyRate, overallRate }: Pick<Settings, "clientRate" | "clientHourlyRate" | "overallRate">,
	shared?: SharedCounts,
) => {
	const posts = createLimit("posts", clientRate, 60, shared);
	const requests = createLimit("requests", clientHourlyRate, 3600, shared);
	const signIns = createLimit("sign-ins", mostSignIns, 900, shared);
	const allRequests = createLimit("all-requests", overallRate, 60, shared);
	return {
		/** Counts a post, whatever is in it. @returns 0 if it may be read, otherwise the seconds until the next one may */
		takePost: posts.take,
		/** Counts a request that's valid and new, before it's stored. @returns 0 if it may be stored, otherwise the seconds until the next one may */
		takeRequest: async (client: string): Promise<number> => {
			const wait = await requests.take(client);
			if (wait > 0) return wait;
			const waitOfAll = await allRequests.take(everybody);
			if (waitOfAll > 0) await requests.giveBack(client);
			return waitOfAll;
		},
		/** Counts a link to sign in that somebody asks for. @returns 0 if it may be mailed, otherwise the seconds until the next one may */
		takeSignIn: async (client: string, address: string): Promise<number> => (await signIns.take(client)) || signIns.take(address.trim().toLowerCase()),
		/** Takes back what `takeRequest` counted, for a request that wasn't stored after all. */
		giveBackRequest: async (client: string): Promise<void> => {
			await requests.giveBack(client);
			await allRequests.giveBack(everybody);
		},
	};
};
export type RateLimit = ReturnType<typeof createRateLimit>;
