import { render, screen } from "@testing-library/react";
import { CheckList } from "./check-list";

const items = ["You are pregnant", "You have a fever"];

test.each(["yes", "no"] as const)("%s: the lines are a list, with marks hidden from screen readers", (kind) => {
	render(<CheckList items={items} kind={kind} />);
	const lines = screen.getAllByRole("listitem");
	expect(lines.map(({ textContent }) => textContent)).toEqual(items);
	for (const line of lines) expect(line.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test("yes and no have different marks", () => {
	const renderMark = (kind: "yes" | "no") => render(<CheckList items={["a"]} kind={kind} />).container.querySelector("svg")?.innerHTML;
	expect(renderMark("yes")).not.toBe(renderMark("no"));
});
