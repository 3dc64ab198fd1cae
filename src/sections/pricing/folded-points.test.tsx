import { render, screen } from "@testing-library/react";
import { FoldedPoints } from "./folded-points";

const points = [
	{ title: "Deposit", text: "It counts toward your treatment." },
	{ title: "Late arrival", text: "See the [consultation](/pricing#consultation)." },
];

test.each(["numbered", "stacked", "wide"] as const)("%s: each point is a line that opens its text", (layout) => {
	render(<FoldedPoints points={points} layout={layout} />);
	const lines = screen.getAllByText(/Deposit|Late arrival/, { selector: "summary *" });
	expect(lines.map(({ textContent }) => textContent)).toEqual(["Deposit", "Late arrival"]);
	expect(screen.getByText("It counts toward your treatment.")).not.toBeVisible();
	for (const line of lines) line.click();
	expect(screen.getByText("It counts toward your treatment.")).toBeVisible();
	expect(screen.getByRole("link", { name: "consultation" })).toHaveAttribute("href", "/pricing#consultation");
});
