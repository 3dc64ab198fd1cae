import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "./use-scrolled";

const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
	});

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("true from one pixel beyond the threshold, and false again at it", () => {
	const { result } = renderHook(() => useScrolled(100));
	expect(result.current).toBe(false);
	scrollTo(100);
	expect(result.current).toBe(false);
	scrollTo(101);
	expect(result.current).toBe(true);
	scrollTo(100);
	expect(result.current).toBe(false);
});

test("the threshold is 24 px by default", () => {
	const { result } = renderHook(() => useScrolled());
	scrollTo(24);
	expect(result.current).toBe(false);
	scrollTo(25);
	expect(result.current).toBe(true);
});

test("a page that is already scrolled is so after mount, and was not on first render", () => {
	Object.assign(window, { scrollY: 500 });
	const seen: boolean[] = [];
	renderHook(() => seen.push(useScrolled()));
	expect(seen[0]).toBe(false);
	expect(seen.at(-1)).toBe(true);
});

test("once unmounted it listens no more", () => {
	const removed = jest.spyOn(window, "removeEventListener");
	const added = jest.spyOn(window, "addEventListener");
	const { unmount } = renderHook(() => useScrolled());
	const listener = added.mock.calls.find(([type]) => type === "scroll")?.[1];
	unmount();
	expect(listener).toBeDefined();
	expect(removed).toHaveBeenCalledWith("scroll", listener);
	jest.restoreAllMocks();
});
