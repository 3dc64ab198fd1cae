import { guardMemory } from "./guards";

const removed = jest.fn();
const limit = 100 * 1024 * 1024;
const report = (bytes: number | undefined) => {
	Object.defineProperty(performance, "memory", { configurable: true, value: bytes === undefined ? undefined : { usedJSHeapSize: bytes } });
	Object.assign(window, { caches: { keys: async () => ["pictures-dynamic", "precache-v1", "dynamic-pages"], delete: removed } });
};

beforeEach(() => {
	jest.useFakeTimers();
	removed.mockClear();
});

test("every 5 minutes, above 100 MB, the caches named dynamic are deleted, and the others stay", async () => {
	report(limit + 1);
	guardMemory();
	await jest.advanceTimersByTimeAsync(299_999);
	expect(removed).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(removed.mock.calls.map(([name]) => name)).toEqual(["pictures-dynamic", "dynamic-pages"]);
	await jest.advanceTimersByTimeAsync(300_000);
	expect(removed).toHaveBeenCalledTimes(4);
});

test.each([limit, undefined])("with %s bytes reported, nothing is deleted", async (bytes) => {
	report(bytes);
	guardMemory();
	await jest.advanceTimersByTimeAsync(300_000);
	expect(removed).not.toHaveBeenCalled();
});
