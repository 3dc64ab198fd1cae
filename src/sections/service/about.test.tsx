import { render, screen } from "@testing-library/react";
import { CheckList } from "./about";

const items = ["You are pregnant", "You have a fever"];

test.each(["yes", "no"] as const)("%s: a list of the lines, their marks silent", (kind) => {
	render(<CheckList heading="Not yet" items={items} kind={kind} />);
	const lines = screen.getAllByRole("listitem");
	expect(lines.map(({ textContent }) => textContent)).toEqual(items);
	for (const line of lines) expect(line.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test("yes and no have different marks", () => {
	const markOf = (kind: "yes" | "no") => render(<CheckList heading="Not yet" items={["a"]} kind={kind} />).container.querySelector("svg")?.innerHTML;
	expect(markOf("yes")).not.toBe(markOf("no"));
});
