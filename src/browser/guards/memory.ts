/** Milliseconds between checks, and the bytes above which caches are deleted (docs/specification.md R46). */
export const memoryCheck = { every: 5 * 60 * 1000, above: 100 * 1024 * 1024 };

interface MemoryPerformance extends Performance {
	readonly memory?: { readonly usedJSHeapSize: number };
}

/** Deletes every cache with `dynamic` in its name if the browser reports more than 100 MB of JavaScript memory. */
export const dropDynamicCaches = async (): Promise<void> => {
	const used = (performance as MemoryPerformance).memory?.usedJSHeapSize;
	if (used === undefined || used <= memoryCheck.above || !("caches" in window)) return;
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.includes("dynamic")).map((name) => caches.delete(name)));
};

export const guardMemory = (): void => {
	setInterval(() => void dropDynamicCaches().catch(() => undefined), memoryCheck.every);
};
