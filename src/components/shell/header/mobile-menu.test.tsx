import { fireEvent, render, screen, within } from "@testing-library/react";
import { businessFacts } from "../../../../tests/support/business-facts";
import { MobileMenu } from "./mobile-menu";

const { business } = businessFacts;

// Opens and closes the dialog, as jsdom has neither invoker commands nor `closedby`.
beforeAll(() => {
	Object.assign(performance, { getEntriesByType: () => [] });
	require("../../../browser/inline/before-hydration");
});

const show = (pathname = "/") => {
	render(<MobileMenu pathname={pathname} />);
	return screen.getByRole("button", { name: "Open menu" });
};
const menu = () => within(screen.getByRole("dialog", { name: "Menu" }));

test("the closed menu shows only a button that opens a dialog, whose own button closes it", () => {
	const button = show();
	expect(button).toHaveAttribute("aria-haspopup", "dialog");
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(screen.queryAllByRole("link")).toEqual([]);
	fireEvent.click(button);
	expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
	fireEvent.click(menu().getByRole("button", { name: "Close menu" }));
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("the menu has all links, Book Now, the phone and the social networks", () => {
	fireEvent.click(show());
	for (const summary of document.querySelectorAll("summary")) fireEvent.click(summary);
	const links = within(menu().getByRole("navigation", { name: "Menu" })).getAllByRole("link");
	expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
		"Home /",
		"About /about",
		"View All Services /services",
		"Finder /finder",
		"Skin /services#skin",
		"Peel /services/peel",
		"Facial /services/facial",
		"Injectables /services#injectables",
		"Filler /services/filler",
		"View All Resources /resources",
		"Skincare /resources#skincare",
		"FAQs /resources#faqs",
		"Wellness /resources#wellness",
		"Contact /contact",
	]);
	expect(menu().getByRole("link", { name: "Worried after a treatment?" })).toHaveAttribute("href", "/aftercare#help");
	expect(menu().getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/schedule");
	expect(menu().getByRole("link", { name: "(918) 555-0142" })).toHaveAttribute("href", "tel:+19185550142");
	expect(menu().getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(business.social.length);
});

test("groups open in HTML alone, one at a time", () => {
	fireEvent.click(show());
	const [services, resources] = menu().getAllByRole("group");
	expect([services, resources].map((group) => group?.querySelector("summary")?.textContent)).toEqual(["Services", "Resources"]);
	expect(services).toHaveAttribute("name");
	expect(services).toHaveAttribute("name", resources?.getAttribute("name"));
	expect(menu().getByRole("link", { name: "Filler" })).not.toBeVisible();
	fireEvent.click(menu().getByText("Services"));
	expect(menu().getByRole("link", { name: "Filler" })).toBeVisible();
});

test.each([
	["/about", ["About"]],
	["/services/filler", ["Filler"]],
	["/services", ["View All Services"]],
	["/schedule", []],
])("on %s the current page's links are %j", (pathname, names) => {
	show(pathname);
	expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)).toEqual(names);
});

test.each([
	["a link that is followed", 0, () => menu().getByRole("link", { name: "About" })],
	["a click on the backdrop", 0, () => screen.getByRole("dialog")],
	["a click on a group", 1, () => menu().getByText("Services")],
	["a click on the empty space inside", 1, () => menu().getByRole("navigation", { name: "Menu" })],
])("after %s, open dialogs are %i", (_name, left, target) => {
	fireEvent.click(show());
	fireEvent.click(target());
	expect(screen.queryAllByRole("dialog")).toHaveLength(left);
});
