import { act, render, screen } from "@testing-library/react";
import { ScrollProgress } from "./index";

/** A page of 3000 px in a viewport of 1000: 2000 to scroll. */
const page = (height: number) => {
	Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: height });
	Object.assign(window, { innerHeight: 1000 });
};
const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
		jest.advanceTimersByTime(16);
	});
const bar = () => screen.getByRole("progressbar", { name: "Page scroll progress" });

beforeEach(() => {
	jest.useFakeTimers();
	page(3000);
	Object.assign(window, { scrollY: 0 });
});
afterEach(() => {
	jest.useRealTimers();
	Object.assign(window, { scrollY: 0 });
});

test.each([
	[0, "0"],
	[9, "0"],
	[10, "1"],
	[1000, "50"],
	[1989, "99"],
	[1990, "100"],
	[2000, "100"],
	[2100, "100"],
	[-50, "0"],
])("%i of 2000 px are %s of 100", (y, value) => {
	render(<ScrollProgress />);
	scrollTo(y);
	expect(bar()).toHaveAttribute("aria-valuenow", value);
	expect([bar().getAttribute("aria-valuemin"), bar().getAttribute("aria-valuemax")]).toEqual(["0", "100"]);
});

test("the line is as long as the part that has been scrolled", () => {
	render(<ScrollProgress />);
	scrollTo(500);
	expect(bar().style.getPropertyValue("--progress")).toBe("0.25");
});

test("a page that fits the viewport has no progress", () => {
	page(1000);
	render(<ScrollProgress />);
	scrollTo(0);
	expect(bar()).toHaveAttribute("aria-valuenow", "0");
});

test("the progress follows the size of the viewport", () => {
	render(<ScrollProgress />);
	scrollTo(1000);
	page(2000);
	act(() => {
		window.dispatchEvent(new Event("resize"));
		jest.advanceTimersByTime(16);
	});
	expect(bar()).toHaveAttribute("aria-valuenow", "100");
});

test("after unmounting it neither writes nor listens", () => {
	const { unmount } = render(<ScrollProgress />);
	window.dispatchEvent(new Event("scroll"));
	unmount();
	expect(jest.getTimerCount()).toBe(0);
	window.dispatchEvent(new Event("scroll"));
	expect(jest.getTimerCount()).toBe(0);
});
