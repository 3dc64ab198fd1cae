/** Lighthouse's DevTools figures for slow 4G: really slowed down, not simulated. Latency in ms, throughput in bytes a second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

/** How much slower the processor is made. */
export const cpuRate = 4;

/** Slows a page's processor by `cpuRate` and, where asked, its network to slow 4G. Returns the DevTools session that holds it. */
export const throttle = async (page, { network = false } = {}) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
	if (network) {
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4g);
	}
	return session;
};
