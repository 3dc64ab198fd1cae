import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDropdown } from "./use-dropdown";

/** A trigger with three links below it, a button between them, and what comes after. */
const Menu = () => {
	const { button, panel, open, triggerProps, panelProps } = useDropdown();
	return (
		<>
			<button ref={button} type="button" popoverTarget="panel" aria-expanded={open} {...triggerProps}>
				Services
			</button>
			<div ref={panel} id="panel" popover="auto" {...panelProps}>
				<a href="#one">One</a>
				<button type="button">No link</button>
				<a href="#two">Two</a>
				<a href="#three">Three</a>
			</div>
		</>
	);
};

const trigger = () => screen.getByRole("button", { name: "Services" });
const expanded = () => trigger().getAttribute("aria-expanded") === "true";
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const rest = () => fireEvent.pointerEnter(trigger(), { pointerType: "mouse" });
const leave = () => fireEvent.pointerLeave(trigger(), { pointerType: "mouse" });
const press = () => fireEvent.click(trigger(), { detail: 1 });

beforeEach(() => {
	jest.useFakeTimers();
	render(<Menu />);
});
afterEach(() => jest.useRealTimers());

describe("a mouse", () => {
	test("that rests 120 ms opens, that is away 220 ms closes", () => {
		rest();
		pass(119);
		expect(expanded()).toBe(false);
		pass(1);
		expect(expanded()).toBe(true);
		leave();
		pass(219);
		expect(expanded()).toBe(true);
		pass(1);
		expect(expanded()).toBe(false);
	});

	test("that is back within the 220 ms keeps it open", () => {
		rest();
		pass(120);
		leave();
		pass(219);
		rest();
		pass(10_000);
		expect(expanded()).toBe(true);
	});

	test("that presses what it has just opened keeps it open; the next press closes it", () => {
		rest();
		pass(120);
		press();
		expect(expanded()).toBe(true);
		press();
		expect(expanded()).toBe(false);
	});

	test("that presses before the 120 ms are over opens it, and the next press closes it", () => {
		rest();
		pass(119);
		press();
		expect(expanded()).toBe(true);
		pass(1000);
		expect(expanded()).toBe(true);
		press();
		expect(expanded()).toBe(false);
	});

	test("that presses twice before the 120 ms are over leaves it closed", () => {
		rest();
		pass(60);
		press();
		press();
		pass(1000);
		expect(expanded()).toBe(false);
	});

	test("that comes again finds the first press as it was", () => {
		rest();
		pass(120);
		leave();
		pass(220);
		press();
		expect(expanded()).toBe(true);
		press();
		expect(expanded()).toBe(false);
	});
});

test("Enter closes what hovering has opened, as it closes what it has opened itself", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	rest();
	pass(120);
	act(() => trigger().focus());
	// A browser's click of the keyboard counts no presses; user-event's does not either.
	await user.keyboard("{Enter}");
	expect(expanded()).toBe(false);
	await user.keyboard("{Enter}");
	expect(expanded()).toBe(true);
});

test("the arrows go through the links alone, and stop at the last", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	act(() => trigger().focus());
	const seen: (string | null)[] = [];
	for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Home", "End", "ArrowUp", "ArrowUp", "ArrowUp"]) {
		await user.keyboard(`{${key}}`);
		seen.push(document.activeElement?.textContent ?? null);
	}
	expect(seen).toEqual(["One", "Two", "Three", "Three", "One", "Three", "Two", "One", "Services"]);
	expect(expanded()).toBe(true);
});

test("Home, End and arrow up on the trigger are the page's", () => {
	act(() => trigger().focus());
	for (const key of ["Home", "End", "ArrowUp"]) expect(fireEvent.keyDown(trigger(), { key })).toBe(true);
	expect(expanded()).toBe(false);
});

test("a panel that is closed from outside, as Escape does it, is known to be closed", () => {
	press();
	act(() => document.getElementById("panel")?.hidePopover());
	expect(expanded()).toBe(false);
});

test("the focus that goes on behind the panel closes it; within it, and to the trigger, it does not", () => {
	press();
	const [first, last] = [screen.getByText("One"), screen.getByText("Three")];
	act(() => trigger().focus());
	act(() => first.focus());
	act(() => last.focus());
	act(() => trigger().focus());
	expect(expanded()).toBe(true);
	const behind = document.body.appendChild(document.createElement("button"));
	act(() => behind.focus());
	expect(expanded()).toBe(false);
	expect(behind).toHaveFocus();
	behind.remove();
});
