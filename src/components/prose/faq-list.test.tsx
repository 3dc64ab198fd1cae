import { fireEvent, render, screen } from "@testing-library/react";
import { FaqList } from "./faq-list";

const faqs = [
	{ question: "Does it hurt?", answer: "A little, for a moment." },
	{ question: "How long is the visit?", answer: "About an hour in all." },
];

test("answers are hidden until their question is clicked, in HTML alone", () => {
	render(<FaqList faqs={faqs} />);
	expect(screen.getByText("A little, for a moment.")).not.toBeVisible();
	fireEvent.click(screen.getByText("Does it hurt?"));
	expect(screen.getByText("A little, for a moment.")).toBeVisible();
	expect(screen.getByText("About an hour in all.")).not.toBeVisible();
	fireEvent.click(screen.getByText("Does it hurt?"));
	expect(screen.getByText("A little, for a moment.")).not.toBeVisible();
});

test("each question is the summary of its details, which share the name if there is one", () => {
	render(<FaqList faqs={faqs} name="sculptra" />);
	const parts = screen.getAllByRole("group");
	expect(parts.map((part) => part.querySelector("summary")?.textContent)).toEqual(["Does it hurt?", "How long is the visit?"]);
	for (const part of parts) expect(part).toHaveAttribute("name", "sculptra");
});

test("without a name any number can be open at once", () => {
	render(<FaqList faqs={faqs} />);
	for (const part of screen.getAllByRole("group")) expect(part).not.toHaveAttribute("name");
});
