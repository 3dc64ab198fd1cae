import { render, screen } from "@testing-library/react";
import { SectionHeader } from "./section-header";

test("the order is the eyebrow, the heading with its id, the paragraphs", () => {
	const { container } = render(<SectionHeader id="rooms" eyebrow="The house" heading="Rooms" text={["Quiet.", "Light."]} />);
	expect([...(container.firstElementChild?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
		["P", "The house"],
		["H2", "Rooms"],
		["P", "Quiet."],
		["P", "Light."],
	]);
	expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", "rooms");
});

test("without eyebrow and text there is only the heading, whose size is independent of its level", () => {
	const { container } = render(<SectionHeader heading="Rooms" eyebrow={null} size={3} />);
	expect(container.firstElementChild?.children).toHaveLength(1);
	expect(screen.getByRole("heading", { level: 2 })).toHaveClass("text-display-3");
});
