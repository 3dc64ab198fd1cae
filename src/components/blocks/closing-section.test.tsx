import { render, screen, within } from "@testing-library/react";
import { ClosingSection } from "./closing-section";

const book = { label: "Book Now", href: "/schedule" };
const show = (links: readonly { label: string; href: string }[]) => {
	render(<ClosingSection block={{ heading: "Come and see", text: ["We show you the rooms."], links }} />);
	const section = screen.getByRole("region", { name: "Come and see" });
	expect(section).toHaveTextContent("We show you the rooms.");
	return within(section)
		.queryAllByRole("link")
		.map((link) => [link.textContent, link.getAttribute("href")]);
};

test("with one link, the phone is beside it", () => {
	expect(show([book])).toEqual([
		["Book Now", "/schedule"],
		["(918) 555-0142", "tel:+19185550142"],
	]);
});

test("more links come in their order, without the phone", () => {
	expect(show([book, { label: "Meet the team", href: "/team" }])).toEqual([
		["Book Now", "/schedule"],
		["Meet the team", "/team"],
	]);
});

test("without links, there is only the phone", () => {
	expect(show([])).toEqual([["(918) 555-0142", "tel:+19185550142"]]);
});
