import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { businessFacts } from "../../../tests/support/business-facts";
import { Header } from ".";

const show = (pathname = "/about", overDark = false) => render(<Header pathname={pathname} overDark={overDark} />);
const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const currents = () => [...document.querySelectorAll('[aria-label="Main"] [aria-current]')].map((link) => link.textContent);
const scrollTo = (y: number) =>
	act(() => {
		Object.assign(window, { scrollY: y });
		window.dispatchEvent(new Event("scroll"));
	});

afterEach(() => Object.assign(window, { scrollY: 0 }));

test("one banner with one navigation named Main, the phone, the social links and the way to book", () => {
	show();
	const banner = within(screen.getByRole("banner"));
	expect(banner.getAllByRole("navigation", { name: "Main" })).toHaveLength(1);
	expect(banner.getByRole("link", { name: "(918) 555-0142" })).toHaveAttribute("href", "tel:+19185550142");
	expect(banner.getByRole("link", { name: "Elm Place Med Spa, home" })).toHaveAttribute("href", "/");
	expect(banner.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/schedule");
	for (const { network, href } of businessFacts.business.social)
		expect(banner.getByRole("link", { name: `${network} (opens in a new tab)` })).toHaveAttribute("href", href);
});

test("the bar has every item of the menu in its order, two of them buttons", () => {
	show();
	const names = [...(screen.getByRole("navigation", { name: "Main" }).querySelector("ul")?.children ?? [])].map((item) => item.firstElementChild);
	expect(names.map((item) => `${item?.tagName} ${item?.textContent}`)).toEqual(
		businessFacts.navigation.menu.map(({ label, isDropdown }) => `${isDropdown ? "BUTTON" : "A"} ${label}`),
	);
});

test.each([
	["/about", ["About"]],
	["/about/", ["About"]],
	["/", ["Home"]],
	["/services", ["View All Services"]],
	["/services/sculptra", ["Sculptra"]],
	["/resources", ["All resources"]],
	["/schedule", []],
])("on %s the current page's links are %j", (pathname, names) => {
	show(pathname);
	expect(currents()).toEqual(names);
	for (const link of document.querySelectorAll("[aria-current]")) expect(link).toHaveAttribute("aria-current", "page");
});

test.each([
	["/services/sculptra", "Services", true],
	["/services", "Services", true],
	["/resources/hydration", "Services", false],
	["/resources/hydration", "Resources", true],
])("on %s the trigger %s is marked as the place: %s", (pathname, name, marked) => {
	show(pathname);
	expect(main().getByRole("button", { name }).hasAttribute("data-current")).toBe(marked);
});

test.each(["Services", "Resources"])("%s opens a panel by HTML alone and says so", (name) => {
	show();
	const trigger = main().getByRole("button", { name });
	const panel = document.getElementById(trigger.getAttribute("popovertarget") ?? "");
	expect(panel).toHaveAttribute("popover", "auto");
	expect(trigger).toHaveAttribute("aria-controls", panel?.id);
	expect(trigger).toHaveAttribute("aria-expanded", "false");
	expect(panel).not.toBeVisible();
	fireEvent.click(trigger);
	expect(trigger).toHaveAttribute("aria-expanded", "true");
	expect(panel).toBeVisible();
	fireEvent.click(trigger);
	expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("under Services: the overview, six groups, and each service below its group", () => {
	show();
	fireEvent.click(main().getByRole("button", { name: "Services" }));
	expect(main().getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/services");
	const groups = businessFacts.navigation.menu.find(({ label }) => label === "Services")?.children ?? [];
	expect(groups).toHaveLength(6);
	for (const { label, href, children } of groups) {
		const heading = main().getByRole("link", { name: label });
		expect(heading).toHaveAttribute("href", href);
		const links = within(heading.parentElement as HTMLElement).getAllByRole("link");
		expect(links.slice(1).map((link) => link.getAttribute("href"))).toEqual(children.map((child) => child.href));
	}
});

test("under Resources: the overview and the three anchors", () => {
	show();
	fireEvent.click(main().getByRole("button", { name: "Resources" }));
	const panel = document.querySelectorAll("[popover]")[1] as HTMLElement;
	expect(
		within(panel)
			.getAllByRole("link")
			.map((link) => `${link.textContent} ${link.getAttribute("href")}`),
	).toEqual(["All resources /resources", "Skincare /resources#skincare", "FAQs /resources#faqs", "Wellness /resources#wellness"]);
});

test("a link that is followed closes its panel", () => {
	show();
	const trigger = main().getByRole("button", { name: "Services" });
	fireEvent.click(trigger);
	fireEvent.click(main().getByRole("link", { name: "Sculptra" }));
	expect(trigger).toHaveAttribute("aria-expanded", "false");
});

describe("the keys of a panel", () => {
	const open = () => {
		show();
		const trigger = main().getByRole("button", { name: "Resources" });
		trigger.focus();
		return trigger;
	};
	const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

	test("arrow down opens it on its first link, and goes on to the last", () => {
		const trigger = open();
		press("ArrowDown");
		expect(trigger).toHaveAttribute("aria-expanded", "true");
		expect(document.activeElement).toHaveTextContent("All resources");
		for (const name of ["Skincare", "FAQs", "Wellness", "Wellness"]) {
			press("ArrowDown");
			expect(document.activeElement).toHaveTextContent(name);
		}
	});

	test("End and Home go to the last and the first link, arrow up from there to the trigger", () => {
		const trigger = open();
		press("ArrowDown");
		press("End");
		expect(document.activeElement).toHaveTextContent("Wellness");
		press("Home");
		expect(document.activeElement).toHaveTextContent("All resources");
		press("ArrowUp");
		expect(trigger).toHaveFocus();
	});

	test("other keys, and keys on the closed trigger, are left to the browser", () => {
		const trigger = open();
		expect(press("Enter")).toBe(true);
		expect(press("End")).toBe(true);
		expect(press("ArrowUp")).toBe(true);
		expect(trigger).toHaveAttribute("aria-expanded", "false");
		expect(press("ArrowDown")).toBe(false);
	});
});

describe("a pointer that rests on a trigger", () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());
	const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

	test("opens its panel after 120 ms, and its leaving closes it after 220 ms", () => {
		show();
		const trigger = main().getByRole("button", { name: "Services" });
		fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
		pass(119);
		expect(trigger).toHaveAttribute("aria-expanded", "false");
		pass(1);
		expect(trigger).toHaveAttribute("aria-expanded", "true");
		fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
		pass(219);
		expect(trigger).toHaveAttribute("aria-expanded", "true");
		pass(1);
		expect(trigger).toHaveAttribute("aria-expanded", "false");
	});

	test("that only passes opens nothing", () => {
		show();
		const trigger = main().getByRole("button", { name: "Services" });
		fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
		pass(60);
		fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
		pass(1000);
		expect(trigger).toHaveAttribute("aria-expanded", "false");
	});

	test("that moves from the trigger into the panel keeps it open", () => {
		show();
		const trigger = main().getByRole("button", { name: "Services" });
		fireEvent.pointerEnter(trigger, { pointerType: "mouse" });
		pass(120);
		fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
		pass(100);
		fireEvent.pointerEnter(document.querySelector("[popover]") as Element, { pointerType: "mouse" });
		pass(1000);
		expect(trigger).toHaveAttribute("aria-expanded", "true");
	});

	test("does not close a panel the keyboard is in", () => {
		show();
		const trigger = main().getByRole("button", { name: "Services" });
		fireEvent.keyDown(trigger, { key: "ArrowDown" });
		fireEvent.pointerLeave(trigger, { pointerType: "mouse" });
		pass(1000);
		expect(trigger).toHaveAttribute("aria-expanded", "true");
	});

	test("of a finger opens nothing by itself", () => {
		show();
		const trigger = main().getByRole("button", { name: "Services" });
		fireEvent.pointerEnter(trigger, { pointerType: "touch" });
		pass(1000);
		expect(trigger).toHaveAttribute("aria-expanded", "false");
	});
});

describe("the ground of the header", () => {
	const ground = () => screen.getByRole("banner").getAttribute("data-tone");
	const logo = () => screen.getByRole("link", { name: /home$/ }).querySelector("svg")?.getAttribute("data-variant");

	test("over a dark hero it is clear with the white logo, until the first scroll", () => {
		show("/", true);
		expect([ground(), logo()]).toEqual(["deep", "light"]);
		scrollTo(25);
		expect([ground(), logo()]).toEqual(["light", "dark"]);
		expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
		scrollTo(0);
		expect([ground(), logo()]).toEqual(["deep", "light"]);
		expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
	});

	test("elsewhere it is light with the black logo", () => {
		show("/about", false);
		expect([ground(), logo()]).toEqual(["light", "dark"]);
	});
});
