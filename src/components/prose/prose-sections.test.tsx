import { render, screen } from "@testing-library/react";
import { ProseContents, ProseSections } from "./prose-sections";

const sections = [
	{ heading: "What you’ll need", paragraphs: ["Bring your medication list."], bullets: ["A hat", "Sunscreen"], closing: ["That is all."] },
	{ heading: "Afterwards", paragraphs: ["Rest."], bullets: [], closing: [] },
];

test("the table of contents links to every part", () => {
	render(
		<>
			<ProseContents sections={sections} />
			<ProseSections sections={sections} />
		</>,
	);
	const links = screen.getAllByRole("link");
	expect(links.map(({ textContent }) => textContent)).toEqual(["What you’ll need", "Afterwards"]);
	for (const link of links) {
		const target = document.getElementById((link.getAttribute("href") ?? "").slice(1));
		expect(target).toBe(screen.getByRole("region", { name: link.textContent ?? "" }));
	}
});

test("a part has its paragraphs, its list and its closing, in that order; without points it has no list", () => {
	render(<ProseSections sections={sections} />);
	expect(screen.getAllByRole("list")).toHaveLength(1);
	expect(screen.getByRole("region", { name: "What you’ll need" })).toHaveTextContent(
		/^What you’ll needBring your medication list\.A hatSunscreenThat is all\.$/,
	);
});
