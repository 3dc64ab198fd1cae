import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "./settings";

/** The limit of one thing, for each of those who do it. */
export interface Limit {
	/** Counts one more. @returns 0 if it's within the limit, otherwise the seconds until the next one is */
	readonly take: (who: string) => Promise<number>;
	/** Takes one back. */
	readonly giveBack: (who: string) => Promise<void>;
}

/** Where all servers count together. */
export interface SharedCounts {
	readonly pool: Pool;
	/** Makes addresses unreadable before they're stored: there are so few that a plain hash of one is found by trying all of them. */
	readonly secret: string;
}

/**
 * The counts in the outbox' database; undefined without one. Its password, and LINK_SECRET where a socket needs none, is the same on every server,
 * and in no copy of the database. Without either, each process counts for itself.
 */
export const findSharedCounts = ({ outboxUrl, linkSecret }: Pick<Settings, "outboxUrl" | "linkSecret">, pool: Pool | undefined): SharedCounts | undefined => {
	if (!outboxUrl || !pool) return undefined;
	const { password, searchParams } = new URL(outboxUrl);
	const secret = password || searchParams.get("password") || linkSecret;
	return secret ? { pool, secret } : undefined;
};

const noLimit: Limit = { take: async () => 0, giveBack: async () => undefined };

/**
 * @param most how many there may be within `seconds`, which begin with the first one; 0 for any number
 * @param shared without it, this process counts for itself
 */
export const createLimit = (name: string, most: number, seconds: number, shared: SharedCounts | undefined): Limit => {
	if (most === 0) return noLimit;
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
		take: async (who) => {
			const key = hide(who);
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
		giveBack: async (who) => void (await limiter.reward(hide(who))),
	};
};
