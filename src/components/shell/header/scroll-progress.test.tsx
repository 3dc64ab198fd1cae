import { act, render, screen } from "@testing-library/react";
import { ScrollProgress } from "./index";

test.each([
	["at a quarter of what can be scrolled", 3000, 500, "25", "0.25"],
	["scrolled past the end", 3000, 2100, "100", "1"],
	["that fits the window", 1000, 0, "0", "0"],
])("a page %s", (_name, height, y, value, length) => {
	jest.useFakeTimers();
	render(<ScrollProgress />);
	Object.defineProperty(document.documentElement, "scrollHeight", {
		configurable: true,
		value: height,
	});
	Object.assign(window, { innerHeight: 1000, scrollY: y });
	act(() => {
		window.dispatchEvent(new Event("scroll"));
		jest.advanceTimersByTime(16);
	});
	const bar = screen.getByRole("progressbar", { name: "Page scroll progress" });
	expect(bar).toHaveAttribute("aria-valuenow", value);
	expect(bar.style.getPropertyValue("--progress")).toBe(length);
});
