import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Acknowledgments that one address gets in a day: anybody may enter anybody's address in a form. */
const options = { points: 3, duration: 24 * 3600, keyPrefix: "acknowledgment" };

/** Says no to one more. The code is a mail server's for "no, for good" (RFC 5321), so the mail is given up like any that's refused. */
export class TooManyAcknowledgments extends Error {
	override readonly name = "TooManyAcknowledgments";
	readonly responseCode = 550;
	constructor() {
		super(`This address got ${options.points} acknowledgments within a day, so it gets no more today.`);
	}
}

const open = (pool: Pool | undefined): Promise<RateLimiterAbstract> =>
	pool
		? new Promise((done, fail) => {
				const limiter = new RateLimiterPostgres({ ...options, storeClient: pool, storeType: "pool", tableName: "rate_limits" }, (error?: Error) =>
					error ? fail(error) : done(limiter),
				);
			})
		: Promise.resolve(new RateLimiterMemory(options));

/** Counts an acknowledgment to an address. @throws TooManyAcknowledgments if it's one too many; Error if it can't be counted */
export type AcknowledgmentCap = (address: string) => Promise<void>;

/**
 * The cap of acknowledgments for each address. Addresses are kept as hashes.
 * @param pool of the outbox' database, which all servers share; without one, this process counts by itself
 */
export const createAcknowledgmentCap = (pool?: Pool): AcknowledgmentCap => {
	let limiter: Promise<RateLimiterAbstract> | undefined;
	return async (address) => {
		limiter ??= open(pool);
		try {
			const opened = await limiter;
			await opened.consume(createHash("sha256").update(address.trim().toLowerCase()).digest("hex"));
		} catch (problem) {
			if (problem instanceof RateLimiterRes) throw new TooManyAcknowledgments();
			limiter = undefined;
			throw problem;
		}
	};
};
