import { act, render, screen } from "@testing-library/react";
import { pageLoading } from "../../browser/follow-links";
import { Shell } from "./index";

const page = (pathname: string) => (
	<Shell pathname={pathname}>
		<h1>Page</h1>
	</Shell>
);

test.each([
	["/", "deep", 0],
	["/about", "light", 1],
])("only the home page is behind the header: %s", (path, tone, below) => {
	render(page(path));
	expect(screen.getByRole("banner")).toHaveAttribute("data-tone", tone);
	expect(screen.getByRole("main").querySelectorAll(".below-header")).toHaveLength(below);
});

test("Loading page is there from the click until 400 ms after the page change", () => {
	jest.useFakeTimers();
	jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	const isShown = () => screen.queryByRole("status", { name: "Loading page" }) !== null;
	const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
	const { rerender } = render(page("/services"));
	expect(isShown()).toBe(false);
	rerender(page("/services/"));
	expect(isShown()).toBe(false);
	act(() => pageLoading.set(true));
	expect(isShown()).toBe(true);
	for (const path of ["/team", "/services"]) {
		rerender(page(path));
		pass(399);
		expect(isShown()).toBe(true);
	}
	pass(1);
	expect(isShown()).toBe(false);
	jest.useRealTimers();
});
