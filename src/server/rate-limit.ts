import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "./settings";

/** For many providers "m.aria+spa@example.com" is the mailbox maria@example.com. */
const toMailbox = (address: string) =>
	address.toLowerCase().replace(/^[^@]*/, (local) => local.replace(/\+.*|\./g, ""));

/**
 * The limits. Each function counts one more and returns 0 or, beyond the limit, the seconds to
 * wait.
 * @param shared where servers count together. The secret hides addresses in the database: a plain
 * hash could be reversed by trying every address.
 */
export const createRateLimit = (
	{ clientRate, clientHourlyRate }: Pick<Settings, "clientRate" | "clientHourlyRate">,
	shared?: { readonly pool: Pool; readonly secret: string },
) => {
	/** @param most 0 for no limit @param duration seconds from the first one */
	const createLimit = (keyPrefix: string, most: number, duration: number) => {
		const options = { keyPrefix, points: most, duration };
		const inMemory = new RateLimiterMemory(options);
		const limiter = shared
			? new RateLimiterPostgres({
					...options,
					storeClient: shared.pool,
					storeType: "pool",
					tableName: "rate_limits",
					tableCreated: true,
					clearExpiredByTimeout: false,
					// While the database is away, each server counts for itself.
					insuranceLimiter: inMemory,
				})
			: inMemory;
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
		takeInquiry: createLimit("requests", clientHourlyRate, 3600),
		takeReport: createLimit("reports", clientRate, 60),
		takeError: createLimit("errors", 5, 600),
		takeSignIn: createLimit("sign-ins", 10, 900),
		takeCode: createLimit("codes", 5, 900),
		/** Tries to name the last four digits of a phone number: of one client, and of one inquiry. */
		takeDigits: createLimit("digits", clientRate, 900),
		takeReference: createLimit("references", 20, 86_400),
		/**
		 * Anybody can enter somebody else's address in a form, so each mailbox gets only a few mails.
		 */
		takeAcknowledgment: (address: string): Promise<number> =>
			takeAcknowledgment(toMailbox(address)),
	};
};
export type RateLimit = ReturnType<typeof createRateLimit>;
