import { render, screen } from "@testing-library/react";
import { SectionHeader } from "./section-header";

test("the eyebrow, the heading with its id, the paragraphs, in that order", () => {
	const { container } = render(<SectionHeader id="rooms" eyebrow="The house" heading="Rooms" text={["Quiet.", "Light."]} />);
	expect([...(container.firstElementChild?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
		["P", "The house"],
		["H2", "Rooms"],
		["P", "Quiet."],
		["P", "Light."],
	]);
	expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", "rooms");
});

test("without an eyebrow and a text there is the heading alone; its size is not its level", () => {
	const { container } = render(<SectionHeader heading="Rooms" eyebrow={null} size={3} />);
	expect(container.firstElementChild?.children).toHaveLength(1);
	expect(screen.getByRole("heading", { level: 2 })).toHaveClass("text-display-3");
});
