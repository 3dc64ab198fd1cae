import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { businessFacts } from "../../../../tests/support/business-facts";
import { Header } from "./index";

const show = (pathname = "/about", overDark = false) => render(<Header pathname={pathname} overDark={overDark} />);
const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const currents = () => [...document.querySelectorAll('[aria-label="Main"] [aria-current]')].map((link) => link.textContent);
const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
	});

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("the header is one banner with a navigation named Main, the phone, the social links and Book Now", () => {
	show();
	const banner = within(screen.getByRole("banner"));
	expect(banner.getAllByRole("navigation", { name: "Main" })).toHaveLength(1);
	expect(banner.getByRole("link", { name: "(918) 555-0142" })).toHaveAttribute("href", "tel:+19185550142");
	expect(banner.getByRole("link", { name: "Elm Place Med Spa, home" })).toHaveAttribute("href", "/");
	expect(banner.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/schedule");
	expect(banner.getAllByRole("link", { name: "Worried after a treatment?" })[0]).toHaveAttribute("href", "/aftercare#help");
	for (const { network, href } of businessFacts.business.social)
		expect(banner.getByRole("link", { name: `${network} (opens in a new tab)` })).toHaveAttribute("href", href);
});

const marked = () =>
	main()
		.getAllByRole("button")
		.filter((button) => button.hasAttribute("data-current"));

test.each([
	["/about", ["About"], []],
	["/", ["Home"], []],
	["/services", ["View All Services"], ["Services"]],
	["/services/filler", ["Filler"], ["Services"]],
	["/resources", ["All resources"], ["Resources"]],
	["/resources/hydration", [], ["Resources"]],
	["/schedule", [], []],
])("on %s the current page's links are %j, below the buttons %j", (pathname, links, buttons) => {
	show(pathname);
	expect(currents()).toEqual(links);
	expect(marked().map(({ textContent }) => textContent)).toEqual(buttons);
	for (const link of document.querySelectorAll("[aria-current]")) expect(link).toHaveAttribute("aria-current", "page");
});

test("after a page change the link of the new page is the current one", () => {
	jest.useFakeTimers();
	const { rerender } = show("/about");
	rerender(<Header pathname="/contact" overDark={false} />);
	act(() => jest.runOnlyPendingTimers());
	expect(currents()).toEqual(["Contact"]);
	jest.useRealTimers();
});

/** The panel that a button of the menu opens. */
const panelOf = (trigger: HTMLElement) => document.getElementById(trigger.getAttribute("popovertarget") ?? "");

/** Opens a panel, in HTML alone. @returns its links, as "text address" */
const linksIn = (name: string) => {
	const trigger = main().getByRole("button", { name });
	expect(panelOf(trigger)).toHaveAttribute("popover", "auto");
	expect(panelOf(trigger)).not.toBeVisible();
	fireEvent.click(trigger);
	return within(panelOf(trigger) as HTMLElement)
		.getAllByRole("link")
		.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
};

test("the panel of Services has the overview, the groups and their pages", () => {
	show();
	expect(linksIn("Services")).toEqual([
		"View All Services /services",
		"Finder /finder",
		"Skin /services#skin",
		"Peel /services/peel",
		"Facial /services/facial",
		"Injectables /services#injectables",
		"Filler /services/filler",
	]);
	const skin = main().getByRole("link", { name: "Skin" }).parentElement as HTMLElement;
	expect(within(skin).getAllByRole("link")).toHaveLength(3);
});

test("over a dark hero the header is clear until the page is scrolled by more than 24 px", () => {
	show("/", true);
	const banner = screen.getByRole("banner");
	for (const [top, tone] of [
		[0, "deep"],
		[24, "deep"],
		[25, "light"],
		[0, "deep"],
	] as const) {
		scrollTo(top);
		expect(banner).toHaveAttribute("data-tone", tone);
		expect(banner.hasAttribute("data-scrolled")).toBe(tone === "light");
	}
});

test("elsewhere it's light, and one of a page that's scrolled already knows it", () => {
	Object.assign(window, { scrollY: 500 });
	show("/about", false);
	expect(screen.getByRole("banner")).toHaveAttribute("data-tone", "light");
	expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
});
