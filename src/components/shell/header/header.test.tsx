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
	for (const { network, href } of businessFacts.business.social)
		expect(banner.getByRole("link", { name: `${network} (opens in a new tab)` })).toHaveAttribute("href", href);
});

test("the bar has all menu items in their order: links, and buttons for panels", () => {
	show();
	const items = [...(screen.getByRole("navigation", { name: "Main" }).querySelector("ul")?.children ?? [])].map((item) => item.firstElementChild);
	expect(items.map((item) => `${item?.tagName} ${item?.textContent}`)).toEqual(["A Home", "A About", "BUTTON Services", "BUTTON Resources", "A Contact"]);
});

test.each([
	["/about", ["About"]],
	["/about/", ["About"]],
	["/", ["Home"]],
	["/services", ["View All Services"]],
	["/services/filler", ["Filler"]],
	["/finder", ["Finder"]],
	["/resources", ["All resources"]],
	["/schedule", []],
])("on %s the current page's links are %j", (pathname, names) => {
	show(pathname);
	expect(currents()).toEqual(names);
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

test.each([
	["/services/filler", "Services", true],
	["/services", "Services", true],
	["/finder", "Services", true],
	["/resources/hydration", "Services", false],
	["/resources/hydration", "Resources", true],
])("on %s the button %s is marked as current: %s", (pathname, name, marked) => {
	show(pathname);
	expect(main().getByRole("button", { name }).hasAttribute("data-current")).toBe(marked);
});

/** The panel that a button of the menu opens. */
const panelOf = (trigger: HTMLElement) => document.getElementById(trigger.getAttribute("popovertarget") ?? "");

test.each(["Services", "Resources"])("%s opens and closes a panel in HTML alone", (name) => {
	show();
	const trigger = main().getByRole("button", { name });
	const panel = panelOf(trigger);
	expect(panel).toHaveAttribute("popover", "auto");
	expect(panel).not.toBeVisible();
	fireEvent.click(trigger);
	expect(panel).toBeVisible();
	fireEvent.click(trigger);
	expect(panel).not.toBeVisible();
});

/** The links of an open panel, as "text address". */
const linksIn = (name: string) => {
	const trigger = main().getByRole("button", { name });
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

test("the panel of Resources has the overview and its links", () => {
	show();
	expect(linksIn("Resources")).toEqual(["All resources /resources", "Skincare /resources#skincare", "FAQs /resources#faqs", "Wellness /resources#wellness"]);
});

test("following a link closes its panel", () => {
	show();
	const trigger = main().getByRole("button", { name: "Services" });
	fireEvent.click(trigger);
	fireEvent.click(main().getByRole("link", { name: "Filler" }));
	expect(panelOf(trigger)).not.toBeVisible();
});

// use-dropdown.test.tsx tests the keys and delays. Here: both parts of the menu have them.
test("the down arrow opens a panel, focuses its first link and moves on inside it", () => {
	show();
	const trigger = main().getByRole("button", { name: "Resources" });
	act(() => trigger.focus());
	for (const name of ["All resources", "Skincare"]) {
		fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
		expect(document.activeElement).toHaveTextContent(name);
	}
	expect(panelOf(trigger)).toBeVisible();
});

test("hovering over the button opens the panel, and moving into the panel keeps it open", () => {
	jest.useFakeTimers();
	show();
	const trigger = main().getByRole("button", { name: "Services" });
	fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
	act(() => jest.advanceTimersByTime(1000));
	expect(panelOf(trigger)).toBeVisible();
	fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
	fireEvent.pointerEnter(document.querySelector("[popover]") as Element, { pointerType: "mouse" });
	act(() => jest.advanceTimersByTime(10_000));
	expect(panelOf(trigger)).toBeVisible();
	jest.useRealTimers();
});

describe("the background of the header", () => {
	const ground = () => screen.getByRole("banner").getAttribute("data-tone");

	test("over a dark hero it is transparent with a white logo until the page is scrolled", () => {
		show("/", true);
		expect(ground()).toBe("deep");
		scrollTo(25);
		expect(ground()).toBe("light");
		expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
		scrollTo(0);
		expect(ground()).toBe("deep");
		expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
	});

	test("elsewhere it is light with a black logo", () => {
		show("/about", false);
		expect(ground()).toBe("light");
	});
});
