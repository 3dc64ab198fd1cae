import { render, screen, within } from "@testing-library/react";
import { StepList } from "./step-list";

const steps = [
	{ title: "Ask", text: "In writing." },
	{ title: "Wait", text: "At most 30 days." },
];

test.each(["column", "line", "stairs"] as const)("laid out as %s it is an ordered list whose numerals are drawn only", (layout) => {
	render(<StepList steps={steps} layout={layout} />);
	expect(screen.getByRole("list").tagName).toBe("OL");
	const items = screen.getAllByRole("listitem");
	expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual(["Ask", "Wait"]);
	expect(items.map(({ textContent }) => textContent)).toEqual(["1AskIn writing.", "2WaitAt most 30 days."]);
	for (const item of items) expect(within(item).getByText(/^\d$/)).toHaveAttribute("aria-hidden", "true");
});
