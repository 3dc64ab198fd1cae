import { render, screen, within } from "@testing-library/react";
import { BlockSection } from "./block-section";
import { QuestionsSection } from "./questions-section";

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
	expect(new Set(groups.map((group, index) => group.getAttribute("name") ?? index)).size).toBe(names);
});
