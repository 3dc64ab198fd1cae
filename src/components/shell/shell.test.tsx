import { act, render, screen } from "@testing-library/react";
import { Shell } from "./index";

const show = (pathname: string) =>
	render(
		<Shell pathname={pathname}>
			<h1>Page</h1>
		</Shell>,
	);

test("the layout has one banner, one contentinfo, and one main with the page", () => {
	show("/about");
	for (const role of ["banner", "main", "contentinfo"]) expect(screen.getAllByRole(role)).toHaveLength(1);
	expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { name: "Page" }));
});

test("the skip link is the first stop", () => {
	const { container } = show("/about");
	const first = container.querySelector("a, button, input, summary, [tabindex]");
	expect(first).toHaveTextContent(/^Skip to main content$/);
	expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
	expect(screen.getByRole("main")).toHaveAttribute("id", "main-content");
	expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
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

test("a page change shows Loading page for 400 ms; the first load and a trailing slash do not", () => {
	jest.useFakeTimers();
	const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	const page = (pathname: string) => (
		<Shell pathname={pathname}>
			<h1>Page</h1>
		</Shell>
	);
	const spinner = () => screen.queryByRole("status", { name: "Loading page" });
	const { rerender } = render(page("/services"));
	expect(spinner()).toBeNull();
	rerender(page("/services/"));
	expect(spinner()).toBeNull();
	rerender(page("/team"));
	expect(spinner()).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(399));
	expect(spinner()).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(1));
	expect(spinner()).toBeNull();
	scrolled.mockRestore();
	jest.useRealTimers();
});
