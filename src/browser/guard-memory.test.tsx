import { dropDynamicCaches, guardMemory, memoryCheck } from "./guards";

const removed = jest.fn();
const report = (bytes: number | undefined) => {
	Object.defineProperty(performance, "memory", { configurable: true, value: bytes === undefined ? undefined : { usedJSHeapSize: bytes } });
	Object.assign(window, { caches: { keys: async () => ["pictures-dynamic", "precache-v1", "dynamic-pages"], delete: removed } });
	removed.mockClear();
};

test("the figures are the specification's", () => {
	expect(memoryCheck).toEqual({ every: 300_000, above: 104_857_600 });
});

test("above 100 MB the caches named dynamic are deleted, the others stay", async () => {
	report(memoryCheck.above + 1);
	await dropDynamicCaches();
	expect(removed.mock.calls.map(([name]) => name)).toEqual(["pictures-dynamic", "dynamic-pages"]);
});

test.each([memoryCheck.above, undefined])("with %s bytes reported, nothing is deleted", async (bytes) => {
	report(bytes);
	await dropDynamicCaches();
	expect(removed).not.toHaveBeenCalled();
});

test("it looks every 5 minutes, from 5 minutes after the start", async () => {
	jest.useFakeTimers();
	report(memoryCheck.above + 1);
	guardMemory();
	await jest.advanceTimersByTimeAsync(299_999);
	expect(removed).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(removed).toHaveBeenCalledTimes(2);
	await jest.advanceTimersByTimeAsync(299_999);
	expect(removed).toHaveBeenCalledTimes(2);
	await jest.advanceTimersByTimeAsync(1);
	expect(removed).toHaveBeenCalledTimes(4);
	jest.useRealTimers();
});
