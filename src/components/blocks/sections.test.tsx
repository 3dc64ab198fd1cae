import { render, screen, within } from "@testing-library/react";
import { ClosingSection } from "./sections";

const phone = ["(918) 555-0142", "tel:+19185550142"];
const book = { label: "Book Now", href: "/schedule" };
const team = { label: "Meet the team", href: "/team" };

test.each([
	[[book], [["Book Now", "/schedule"], phone]],
	[
		[book, team],
		[
			["Book Now", "/schedule"],
			["Meet the team", "/team"],
		],
	],
])("the phone is beside at most one link: %j", (links, expected) => {
	render(
		<ClosingSection block={{ heading: "Come and see", text: ["We show you the rooms."], links }} />,
	);
	const shown = within(screen.getByRole("region", { name: "Come and see" })).getAllByRole("link");
	expect(shown.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(expected);
});
