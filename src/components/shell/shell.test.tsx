import { act, render, screen, within } from "@testing-library/react";
import { waiting } from "../../browser/follow-links";
import { Shell } from "./index";

const page = (pathname: string) => (
	<Shell pathname={pathname}>
		<h1>Page</h1>
	</Shell>
);
const show = (pathname: string) => render(page(pathname));

test("the layout has one banner, one contentinfo, and one main with the page", () => {
	show("/about");
	for (const role of ["banner", "main", "contentinfo"]) expect(screen.getAllByRole(role)).toHaveLength(1);
	expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { name: "Page" }));
});

test("only the home page extends behind the header", () => {
	const { unmount } = show("/");
	expect(screen.getByRole("banner")).toHaveAttribute("data-tone", "deep");
	expect(screen.getByRole("main").querySelector(".below-header")).toBeNull();
	unmount();
	show("/about");
	expect(screen.getByRole("banner")).toHaveAttribute("data-tone", "light");
	expect(screen.getByRole("main").querySelector(".below-header")).not.toBeNull();
});

test("a page that fails says so below the header, and offers to reload", () => {
	const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
	const Broken = () => {
		throw new Error("broken");
	};
	render(<Shell pathname="/about">{<Broken />}</Shell>);
	expect(within(screen.getByRole("main")).getByRole("button", { name: "Reload" })).toBeVisible();
	expect(screen.getByRole("banner")).toBeVisible();
	silent.mockRestore();
});

test("a page change shows Loading page from the click until 400 ms after it, which another one starts again; the first load and a trailing slash don't", () => {
	jest.useFakeTimers();
	const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	const isShown = () => screen.queryByRole("status", { name: "Loading page" }) !== null;
	const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
	const { rerender } = show("/services");
	expect(isShown()).toBe(false);
	rerender(page("/services/"));
	expect(isShown()).toBe(false);
	act(() => waiting.set(true));
	expect(isShown()).toBe(true);
	for (const path of ["/team", "/services"]) {
		rerender(page(path));
		expect(isShown()).toBe(true);
		pass(399);
		expect(isShown()).toBe(true);
	}
	pass(1);
	expect(isShown()).toBe(false);
	scrolled.mockRestore();
	jest.useRealTimers();
});
