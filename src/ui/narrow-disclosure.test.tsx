import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NarrowDisclosure } from "./narrow-disclosure";

test("a line with a title and a figure opens the content, which is a hash target", async () => {
	render(
		<NarrowDisclosure title="Chemical Peels" figure="from $110" id="chemical-peels">
			Four prices
		</NarrowDisclosure>,
	);
	expect(screen.getByText("Four prices")).not.toBeVisible();
	await userEvent.click(screen.getByText("Chemical Peels"));
	expect(screen.getByText("Four prices")).toBeVisible();
	expect(screen.getByText("Four prices")).toHaveAttribute("id", "chemical-peels");
	// A screen reader reads the line as one text.
	expect(screen.getByText("Chemical Peels").parentElement).toHaveTextContent("Chemical Peels from $110");
});
