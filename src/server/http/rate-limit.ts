/** How many requests there may be: by one client, and by all of them. */
export interface RateLimit {
	/** Counts a request. @returns 0 if it may be taken, otherwise the seconds until the next one may */
	take(client: string, now: number): number;
}

interface Bucket {
	tokens: number;
	at: number;
}

/** So many clients are remembered; the least recent ones are forgotten first. */
const maxClients = 10_000;

/** A bucket that holds a minute's requests and fills evenly. */
const refill = (bucket: Bucket | undefined, perMinute: number, now: number): Bucket => {
	if (!bucket) return { tokens: perMinute, at: now };
	// A clock set back takes nothing away.
	const passed = Math.max(0, now - bucket.at);
	return { tokens: Math.min(perMinute, bucket.tokens + (passed * perMinute) / 60_000), at: now };
};

const waitFor = ({ tokens }: Bucket, perMinute: number): number => (tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute)));

/** @param clientRate requests a minute of one client @param overallRate of all together; 0 for any number */
export const createRateLimit = (clientRate: number, overallRate: number): RateLimit => {
	const clients = new Map<string, Bucket>();
	let overall: Bucket | undefined;
	return {
		take: (client, now) => {
			overall = refill(overall, overallRate, now);
			const own = refill(clients.get(client), clientRate, now);
			const wait = Math.max(clientRate > 0 ? waitFor(own, clientRate) : 0, overallRate > 0 ? waitFor(overall, overallRate) : 0);
			if (wait === 0) {
				own.tokens -= 1;
				overall.tokens -= 1;
			}
			if (clientRate > 0) {
				clients.delete(client);
				clients.set(client, own);
				const [oldest] = clients.keys();
				if (clients.size > maxClients && oldest !== undefined) clients.delete(oldest);
			}
			return wait;
		},
	};
};
