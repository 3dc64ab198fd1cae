import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useDropdown } from "./use-dropdown";

/** A trigger with three links below it, a button between them, and what comes after. */
const Menu = () => {
	const { button, panel, open, triggerProps, panelProps } = useDropdown();
	return (
		<>
			<button ref={button} type="button" popoverTarget="panel" aria-expanded={open} {...triggerProps}>
				Services
			</button>
			{/* The warning suppressed is about the mark by which jsdom's double of a popover shows that it is open. */}
			<div ref={panel} id="panel" popover="auto" suppressHydrationWarning {...panelProps}>
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
const panel = () => document.getElementById("panel") as HTMLElement;

let unmount: () => void;
beforeEach(() => {
	jest.useFakeTimers();
	({ unmount } = render(<Menu />));
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

	test("opens a panel that gives the focus back to its button on Escape", () => {
		rest();
		pass(120);
		act(() => screen.getByRole("link", { name: "Two" }).focus());
		fireEvent.keyDown(screen.getByRole("link", { name: "Two" }), { key: "Escape" });
		expect(trigger()).toHaveFocus();
	});

	test("that only passes opens nothing", () => {
		rest();
		pass(119);
		leave();
		pass(10_000);
		expect(expanded()).toBe(false);
	});

	test("that moves into the panel keeps it open, and closes it when it leaves it", () => {
		rest();
		pass(120);
		leave();
		fireEvent.pointerEnter(panel(), { pointerType: "mouse" });
		pass(10_000);
		expect(expanded()).toBe(true);
		fireEvent.pointerLeave(panel(), { pointerType: "mouse" });
		pass(220);
		expect(expanded()).toBe(false);
	});

	test("that leaves does not close a panel the keyboard is in", () => {
		rest();
		pass(120);
		act(() => screen.getByText("One").focus());
		leave();
		pass(10_000);
		expect(expanded()).toBe(true);
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
		// A browser reports that the panel has opened only afterwards.
		fireEvent(panel(), new Event("toggle"));
		press();
		expect(expanded()).toBe(true);
		press();
		expect(expanded()).toBe(false);
	});

	test("that rests while the arrow key opens the panel closes it with its first press", () => {
		rest();
		fireEvent.keyDown(trigger(), { key: "ArrowDown" });
		pass(120);
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

test("a finger that comes opens nothing before it presses", () => {
	fireEvent.pointerEnter(trigger(), { pointerType: "touch" });
	pass(10_000);
	expect(expanded()).toBe(false);
	press();
	expect(expanded()).toBe(true);
});

test("closed in the HTML; a panel that was opened before React came is known to be open", () => {
	unmount();
	const html = renderToString(<Menu />);
	expect(html).toContain('aria-expanded="false"');
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = html;
	panel().showPopover();
	render(<Menu />, { container, hydrate: true });
	expect(expanded()).toBe(true);
});

test("a page that is left waits for nothing", () => {
	rest();
	unmount();
	expect(jest.getTimerCount()).toBe(0);
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

test("the page does not scroll with the keys that move in the panel", () => {
	act(() => trigger().focus());
	for (const key of ["ArrowDown", "End", "Home", "ArrowUp"]) expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false);
});

test("Home, End and arrow up on the trigger are the page's", () => {
	act(() => trigger().focus());
	for (const key of ["Home", "End", "ArrowUp"]) expect(fireEvent.keyDown(trigger(), { key })).toBe(true);
	expect(expanded()).toBe(false);
});

test("a panel that is closed from outside, as Escape does it, is known to be closed", () => {
	press();
	expect(expanded()).toBe(true);
	act(() => panel().hidePopover());
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
