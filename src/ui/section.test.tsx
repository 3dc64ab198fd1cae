import { render, screen } from "@testing-library/react";
import { Band } from "./section";

test("a section named by its heading is a region, with its background", () => {
	render(
		<Band labelledBy="care" tone="deep" id="aftercare">
			<h2 id="care">Aftercare</h2>
		</Band>,
	);
	const region = screen.getByRole("region", { name: "Aftercare" });
	expect(region).toHaveAttribute("data-tone", "deep");
	expect(region).toHaveAttribute("id", "aftercare");
});

test("a section without a name is no region, with the light background", () => {
	const { container } = render(<Band>Text</Band>);
	expect(screen.queryByRole("region")).toBeNull();
	expect(container.querySelector("section")).toHaveAttribute("data-tone", "light");
});
