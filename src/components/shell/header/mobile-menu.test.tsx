import { fireEvent, render, screen, within } from "@testing-library/react";
import { MobileMenu } from "./mobile-menu";

// Opens and closes the dialog, as jsdom has neither invoker commands nor `closedby`.
beforeAll(() => {
	Object.assign(performance, { getEntriesByType: () => [] });
	require("../../../browser/inline/before-hydration");
});
beforeEach(() => {
	render(<MobileMenu pathname="/services/filler" />);
	fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
});
const menu = () => within(screen.getByRole("dialog", { name: "Menu" }));

test("the menu has all links, and marks the current page", () => {
	for (const summary of document.querySelectorAll("summary")) fireEvent.click(summary);
	const links = within(menu().getByRole("navigation", { name: "Menu" })).getAllByRole("link");
	expect(links).toHaveLength(14);
	const expected = [
		"Home /",
		"View All Services /services",
		"Finder /finder",
		"Skin /services#skin",
		"Filler /services/filler",
		"FAQs /resources#faqs",
	];
	expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(
		expect.arrayContaining(expected),
	);
	expect(
		links
			.filter((link) => link.getAttribute("aria-current") === "page")
			.map(({ textContent }) => textContent),
	).toEqual(["Filler"]);
	for (const [name, href] of Object.entries({
		"Worried after a treatment?": "/aftercare#help",
		"Book Now": "/schedule",
		"(918) 555-0142": "tel:+19185550142",
	}))
		expect(menu().getByRole("link", { name })).toHaveAttribute("href", href);
});

test.each([
	["its button", 0, () => menu().getByRole("button", { name: "Close menu" })],
	["a link", 0, () => menu().getByRole("link", { name: "About" })],
	["the backdrop", 0, () => screen.getByRole("dialog")],
	["a group, which opens by HTML alone", 1, () => menu().getByText("Services")],
])("after a click on %s, open dialogs are %i", (_name, count, target) => {
	fireEvent.click(target());
	expect(screen.queryAllByRole("dialog")).toHaveLength(count);
});
