import { fireEvent, render, screen } from "@testing-library/react";
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

test("a click is reported, unless the button is disabled", () => {
	const clicked = jest.fn();
	render(
		<>
			<Button onClick={() => clicked("on")}>On</Button>
			<Button onClick={() => clicked("off")} disabled>
				Off
			</Button>
		</>,
	);
	fireEvent.click(screen.getByRole("button", { name: "On" }));
	fireEvent.click(screen.getByRole("button", { name: "Off" }));
	expect(clicked.mock.calls).toEqual([["on"]]);
});

test("variants differ, and another class is added to them", () => {
	render(
		<>
			<Button>First</Button>
			<Button variant="secondary">Second</Button>
			<Button variant="quiet" className="mt-4">
				Third
			</Button>
		</>,
	);
	const [first, second, third] = ["First", "Second", "Third"].map((name) => screen.getByRole("button", { name }));
	expect(first).toHaveClass("bg-accent");
	expect(second).toHaveClass("border");
	expect(second).not.toHaveClass("bg-accent");
	expect(third).toHaveClass("quiet-link", "mt-4");
});

test("a link that looks like a button is a link", () => {
	render(<ButtonLink href="/schedule">Book Now</ButtonLink>);
	expect(screen.getByRole("link", { name: "Book Now" })).toHaveAttribute("href", "/schedule");
	expect(screen.queryByRole("button")).toBeNull();
});
