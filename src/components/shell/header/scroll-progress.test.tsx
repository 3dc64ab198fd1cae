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

test.each([
	[-50, "0", "0"],
	[500, "25", "0.25"],
	[1989, "99", "0.9945"],
	[2100, "100", "1"],
])("%i of 2000 px are %s of 100, and the line is %s of its length", (y, value, length) => {
	render(<ScrollProgress />);
	scrollTo(y);
	expect(bar()).toHaveAttribute("aria-valuenow", value);
	expect([bar().getAttribute("aria-valuemin"), bar().getAttribute("aria-valuemax")]).toEqual(["0", "100"]);
	expect(bar().style.getPropertyValue("--progress")).toBe(length);
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
