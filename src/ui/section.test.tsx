import { render, screen } from "@testing-library/react";
import { Section } from "./section";

test("a section named by its heading is a region, with its background", () => {
	render(
		<Section labelledBy="care" tone="deep" id="aftercare">
			<h2 id="care">Aftercare</h2>
		</Section>,
	);
	const region = screen.getByRole("region", { name: "Aftercare" });
	expect(region).toHaveAttribute("data-tone", "deep");
	expect(region).toHaveAttribute("id", "aftercare");
});

test("a section without a name is no region, with the light background", () => {
	const { container } = render(<Section>Text</Section>);
	expect(screen.queryByRole("region")).toBeNull();
	expect(container.querySelector("section")).toHaveAttribute("data-tone", "light");
});
