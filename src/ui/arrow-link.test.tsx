import { render, screen } from "@testing-library/react";
import { ArrowLinks } from "./arrow-link";

test("the links of a block are in their order, with their addresses", () => {
	render(
		<ArrowLinks
			links={[
				{ label: "Our team", href: "/team" },
				{ label: "Book Now", href: "/schedule" },
			]}
			className="mt-7"
		/>,
	);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Our team", "/team"],
		["Book Now", "/schedule"],
	]);
	for (const link of links) expect(link).toHaveClass("mt-7", "quiet-link");
});

test("a block without links has none", () => {
	const { container } = render(<ArrowLinks links={[]} />);
	expect(container).toBeEmptyDOMElement();
});
