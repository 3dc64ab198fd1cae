import { act, render, screen, within } from "@testing-library/react";
import { Header } from "./index";

const show = (pathname = "/about", overDark = false) =>
	render(<Header pathname={pathname} overDark={overDark} />);
const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
	});
afterEach(() => Object.assign(window, { scrollY: 0 }));

test.each([
	["/about", ["About"], []],
	["/services/filler", ["Filler"], ["Services"]],
	["/resources/hydration", [], ["Resources"]],
])("on %s the current page's links are %j, below the buttons %j", (pathname, links, buttons) => {
	// Another page's header becomes this page's.
	const { rerender } = show("/contact");
	rerender(<Header pathname={pathname} overDark={false} />);
	expect(
		[...document.querySelectorAll('[aria-label="Main"] [aria-current=page]')].map(
			(link) => link.textContent,
		),
	).toEqual(links);
	const marked = main().getAllByRole("button");
	expect(
		marked.flatMap((button) => (button.hasAttribute("data-current") ? button.textContent : [])),
	).toEqual(buttons);
});

test("Services opens a panel of all its pages by HTML alone", () => {
	show();
	const panel = document.getElementById(
		main().getByRole("button", { name: "Services" }).getAttribute("popovertarget") ?? "",
	) as HTMLElement;
	expect(panel).toHaveAttribute("popover", "auto");
	expect(
		[...panel.querySelectorAll("a")].map(
			(link) => `${link.textContent} ${link.getAttribute("href")}`,
		),
	).toEqual([
		"View All Services /services",
		"Finder /finder",
		"Skin /services#skin",
		"Peel /services/peel",
		"Facial /services/facial",
		"Injectables /services#injectables",
		"Filler /services/filler",
	]);
});

test("over a dark hero the header is clear until the page is scrolled", () => {
	const { rerender } = show("/", true);
	const banner = screen.getByRole("banner");
	for (const [top, tone] of [
		[24, "deep"],
		[25, "light"],
		[0, "deep"],
	] as const) {
		scrollTo(top);
		expect(banner).toHaveAttribute("data-tone", tone);
	}
	rerender(<Header pathname="/about" overDark={false} />);
	expect(banner).toHaveAttribute("data-tone", "light");
});
