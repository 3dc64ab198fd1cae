import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useAgo } from "./use-spa-day";

beforeEach(() => jest.useFakeTimers().setSystemTime(new Date("2025-10-16T15:00:00Z")));
afterEach(() => jest.useRealTimers());

const settled = () => act(() => jest.advanceTimersByTimeAsync(0));

test("in HTML, and on first render, there is the plain date alone", async () => {
	const Ago = () => <p>{useAgo("2025-08-14") ?? "plain"}</p>;
	expect(renderToString(<Ago />)).toBe("<p>plain</p>");
	const seen: (string | undefined)[] = [];
	renderHook(() => seen.push(useAgo("2025-08-14")));
	expect(seen[0]).toBeUndefined();
	await settled();
	expect(seen.at(-1)).toBe("2 months ago");
});

test.each([
	["2025-10-16T04:59:59Z", "1 day ago"],
	["2025-10-16T05:00:00Z", "2 days ago"],
])("at %s a review of the 14th is of %s: the day is the spa's", async (instant, expected) => {
	jest.setSystemTime(new Date(instant));
	const { result } = renderHook(() => useAgo("2025-10-14"));
	await settled();
	expect(result.current).toBe(expected);
});

test("another day is another answer", async () => {
	const { result, rerender } = renderHook(({ day }) => useAgo(day), { initialProps: { day: "2025-10-15" } });
	await settled();
	expect(result.current).toBe("1 day ago");
	rerender({ day: "2025-10-13" });
	await settled();
	expect(result.current).toBe("3 days ago");
});
