import { act, renderHook } from "@testing-library/react";
import { useAfterPaint } from "./use-after-paint";

const painted = () => act(() => jest.advanceTimersByTimeAsync(17));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the first value is there at once, another one when it could have been painted", async () => {
	const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: "/about" });
	expect(result.current).toBe("/about");
	rerender("/team");
	expect(result.current).toBe("/about");
	await painted();
	expect(result.current).toBe("/team");
});

test("of two values in one frame only the last is shown; one that comes back was never away", async () => {
	const seen: string[] = [];
	const { rerender } = renderHook((value: string) => seen.push(useAfterPaint(value)), { initialProps: "a" });
	rerender("b");
	rerender("c");
	await painted();
	expect([...new Set(seen)]).toEqual(["a", "c"]);
	rerender("d");
	rerender("c");
	await painted();
	expect([...new Set(seen)]).toEqual(["a", "c"]);
	expect(jest.getTimerCount()).toBe(0);
});

test("nothing comes after the end", () => {
	const { rerender, unmount } = renderHook(useAfterPaint<number>, { initialProps: 1 });
	rerender(2);
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});
