import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "./settings";

export interface SharedCounts {
	readonly pool: Pool;
	/** Makes addresses unreadable before they're stored: there are so few that a plain hash of one is found by trying all of them. */
	readonly secret: string;
}

/** Whose mail it is: for many providers "m.aria+spa@example.com" is maria@example.com. */
const toMailbox = (address: string): string => address.toLowerCase().replace(/^[^@]*/, (local) => local.replace(/\+.*|\./g, ""));

/**
 * The limits of the forms and of signing in. Each counts one more, and says 0 if it's within the limit, otherwise the seconds until the next one is.
 */
export const createRateLimit = ({ clientRate, clientHourlyRate }: Pick<Settings, "clientRate" | "clientHourlyRate">, shared?: SharedCounts) => {
	/** @param most how many there may be within `duration` seconds, which begin with the first one; 0 for any number */
	const createLimit = (keyPrefix: string, most: number, duration: number) => {
		const options = { keyPrefix, points: most, duration };
		const inMemory = new RateLimiterMemory(options);
		const table = { storeType: "pool", tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false };
		// While the database is away, each server counts for itself.
		const limiter = shared ? new RateLimiterPostgres({ ...options, ...table, storeClient: shared.pool, insuranceLimiter: inMemory }) : inMemory;
		return async (who: string): Promise<number> => {
			if (most === 0) return 0;
			const hidden = createHmac("sha256", shared?.secret ?? "").update(who);
			try {
				await limiter.consume(hidden.digest("base64url"));
				return 0;
			} catch (refused) {
				if (!(refused instanceof RateLimiterRes)) throw refused;
				return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
			}
		};
	};
	const takeAcknowledgment = createLimit("acknowledgments", 3, 86_400);
	return {
		takePost: createLimit("posts", clientRate, 60),
		takeRequest: createLimit("requests", clientHourlyRate, 3600),
		takeSignIn: createLimit("sign-ins", 10, 900),
		/** Counts a mail to an address that anybody may have entered in a form. */
		takeAcknowledgment: (address: string): Promise<number> => takeAcknowledgment(toMailbox(address)),
	};
};
export type RateLimit = ReturnType<typeof createRateLimit>;
