import { render, screen } from "@testing-library/react";
import { FoldedPoints } from "./folded-points";

test("a point is a line that opens its text", () => {
	render(
		<FoldedPoints
			points={[{ title: "Late arrival", text: "See the [consultation](/pricing#consultation)." }]}
			layout="wide"
		/>,
	);
	const text = screen.getByText("consultation");
	expect(text).not.toBeVisible();
	screen.getByText("Late arrival", { selector: "summary *" }).click();
	expect(text).toBeVisible();
	expect(screen.getByRole("link", { name: "consultation" })).toHaveAttribute(
		"href",
		"/pricing#consultation",
	);
});
