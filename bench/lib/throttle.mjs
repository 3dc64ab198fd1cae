/** Lighthouse's figures for throttling slow 4G with DevTools. Latency in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };

/** How much slower the processor is made. */
export const cpuRate = 4;

/** Slows a page's processor by `cpuRate`, and optionally its network to slow 4G. */
export const throttle = async (page, { network = false } = {}) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
	if (network) {
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4g);
	}
	return session;
};
