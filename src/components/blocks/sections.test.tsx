import { render, screen, within } from "@testing-library/react";
import { QuestionsSection } from "../prose/faq-list";
import { BlockSection, ClosingSection } from "./sections";

const block = { key: "rooms", heading: "Rooms", eyebrow: "The house", text: ["Quiet."] };

test("a link can lead to the section, which is named by its heading", () => {
	render(
		<BlockSection block={block} action={<a href="/visit">Visit</a>}>
			<p>Three of them.</p>
		</BlockSection>,
	);
	const region = screen.getByRole("region", { name: "Rooms" });
	expect(region).toHaveAttribute("id", "rooms");
	expect(region).toHaveTextContent("The houseRoomsQuiet.VisitThree of them.");
});

test("without questions there is no section for them", () => {
	const { container } = render(<QuestionsSection block={block} faqs={[]} />);
	expect(container).toBeEmptyDOMElement();
});

test.each([
	[true, 1],
	[false, 2],
])("opening one question closes the others: %s", (oneAtATime, names) => {
	const faqs = ["Is it quiet?", "Is it warm?"].map((question) => ({ question, answer: "Yes, it is." }));
	render(<QuestionsSection block={block} faqs={faqs} oneAtATime={oneAtATime} />);
	const groups = within(screen.getByRole("region")).getAllByRole("group");
	expect(groups.map((group) => group.querySelector("summary")?.textContent)).toEqual(["Is it quiet?", "Is it warm?"]);
	expect(new Set(groups.map((group, index) => group.getAttribute("name") ?? index)).size).toBe(names);
});

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
