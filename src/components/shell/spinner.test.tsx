import { act, renderHook } from "@testing-library/react";
import { spinnerTime, useRouteSpinner } from "./spinner";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (path: string) => renderHook(({ pathname }) => useRouteSpinner(pathname), { initialProps: { pathname: path } });

test("the time is the specification's", () => {
	expect(spinnerTime).toBe(400);
});

test("the spinner never shows on first load, nor while the path stays", () => {
	const { result, rerender } = open("/about");
	expect(result.current).toBe(false);
	rerender({ pathname: "/about" });
	expect(result.current).toBe(false);
	expect(jest.getTimerCount()).toBe(0);
});

test("the spinner shows for 400 ms after the path has changed", () => {
	const { result, rerender } = open("/about");
	rerender({ pathname: "/team" });
	expect(result.current).toBe(true);
	pass(399);
	expect(result.current).toBe(true);
	pass(1);
	expect(result.current).toBe(false);
});

test("another change within the 400 ms restarts them", () => {
	const { result, rerender } = open("/about");
	rerender({ pathname: "/team" });
	pass(399);
	rerender({ pathname: "/pricing" });
	pass(399);
	expect(result.current).toBe(true);
	pass(1);
	expect(result.current).toBe(false);
});

test("going back to the first page is a change too", () => {
	const { result, rerender } = open("/about");
	rerender({ pathname: "/team" });
	pass(400);
	rerender({ pathname: "/about" });
	expect(result.current).toBe(true);
});

test("no timer runs after unmounting", () => {
	const { rerender, unmount } = open("/about");
	rerender({ pathname: "/team" });
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});
