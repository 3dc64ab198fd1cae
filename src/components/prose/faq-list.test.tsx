import { render, screen } from "@testing-library/react";
import { FaqList } from "./faq-list";

const faqs = [
	{ question: "Does it hurt?", answer: "A little, for a moment." },
	{ question: "How long is the visit?", answer: "About an hour in all." },
];

test.each([undefined, "sculptra"])("each question is the summary of its answer; with the name %s, only one is open at once", (name) => {
	render(<FaqList faqs={faqs} name={name} />);
	const parts = screen.getAllByRole("group");
	expect(parts.map((part) => part.querySelector("summary")?.textContent)).toEqual(["Does it hurt?", "How long is the visit?"]);
	expect(screen.getByText("A little, for a moment.")).not.toBeVisible();
	for (const part of parts) expect(part.getAttribute("name")).toBe(name ?? null);
});
