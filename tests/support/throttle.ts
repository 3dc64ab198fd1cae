import type { CDPSession, Page } from "@playwright/test";

/** Slow 4G as Lighthouse sets it: bytes a second and milliseconds. */
const slow4G = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** Slows the processor down four times, as Lighthouse does for a phone. */
export const slowProcessor = (session: CDPSession): Promise<unknown> => session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

/** Slow 4G, nothing cached, and a processor four times slower. @returns the session that holds them */
export const slowPhone = async (page: Page): Promise<CDPSession> => {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	await session.send("Network.emulateNetworkConditions", slow4G);
	await slowProcessor(session);
	return session;
};

/** The middle of an odd number of figures. */
export const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
