import { render, screen } from "@testing-library/react";
import { Button } from "./button";

test("a button does not submit a form by default", () => {
	render(
		<>
			<Button>Close</Button>
			<Button type="submit">Send</Button>
		</>,
	);
	expect(screen.getByRole("button", { name: "Close" })).toHaveAttribute("type", "button");
	expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit");
});
