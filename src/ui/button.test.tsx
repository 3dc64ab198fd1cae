import { render, screen } from "@testing-library/react";
import { Button, ButtonLink } from "./button";

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

test("a link that looks like a button is a link", () => {
	render(<ButtonLink href="/schedule">Book Now</ButtonLink>);
	expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/schedule");
	expect(screen.queryByRole("button")).toBeNull();
});
