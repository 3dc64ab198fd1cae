import { act, renderHook } from "@testing-library/react";
import { useScrolled } from "./index";

const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
	});

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("the page is scrolled from one pixel beyond the threshold", () => {
	const { result } = renderHook(() => useScrolled(100));
	expect(result.current).toBe(false);
	scrollTo(100);
	expect(result.current).toBe(false);
	scrollTo(101);
	expect(result.current).toBe(true);
	scrollTo(100);
	expect(result.current).toBe(false);
});

test("the default threshold is 24 px", () => {
	const { result } = renderHook(() => useScrolled());
	scrollTo(24);
	expect(result.current).toBe(false);
	scrollTo(25);
	expect(result.current).toBe(true);
});

test("a page that is already scrolled is reported after mount, not on first render", () => {
	Object.assign(window, { scrollY: 500 });
	const seen: boolean[] = [];
	renderHook(() => seen.push(useScrolled()));
	expect(seen[0]).toBe(false);
	expect(seen.at(-1)).toBe(true);
});

test("after unmounting it does not listen", () => {
	const removed = jest.spyOn(window, "removeEventListener");
	const added = jest.spyOn(window, "addEventListener");
	const { unmount } = renderHook(() => useScrolled());
	const listener = added.mock.calls.find(([type]) => type === "scroll")?.[1];
	unmount();
	expect(listener).toBeDefined();
	expect(removed).toHaveBeenCalledWith("scroll", listener);
	jest.restoreAllMocks();
});
