import { render, screen } from "@testing-library/react";
import { Heading } from "./heading";

test.each([1, 2, 3, 4] as const)("level %i has that level in the outline, and that size", (level) => {
	render(<Heading level={level}>Peels</Heading>);
	expect(screen.getByRole("heading", { name: "Peels", level })).toHaveClass(`text-display-${level}`);
});

test("its size does not change its level", () => {
	render(
		<Heading level={2} size={4} id="peels">
			Peels
		</Heading>,
	);
	const heading = screen.getByRole("heading", { level: 2 });
	expect(heading).toHaveClass("text-display-4");
	expect(heading).not.toHaveClass("text-display-2");
	expect(heading).toHaveAttribute("id", "peels");
});
