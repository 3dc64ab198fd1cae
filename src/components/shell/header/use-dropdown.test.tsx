import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useDropdown } from "./main-menu";

/** A trigger with three links below it, a button between them, and what comes after. */
const Menu = () => {
	const { button, panel, triggerProps, panelProps } = useDropdown();
	return (
		<>
			<button ref={button} type="button" popoverTarget="panel" {...triggerProps}>
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
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const rest = () => fireEvent.pointerEnter(trigger(), { pointerType: "mouse" });
const leave = () => fireEvent.pointerLeave(trigger(), { pointerType: "mouse" });
const click = () => fireEvent.click(trigger(), { detail: 1 });
const panel = () => document.getElementById("panel") as HTMLElement;
const expanded = () => panel().matches(":popover-open");

let unmount: () => void;
beforeEach(() => {
	jest.useFakeTimers();
	({ unmount } = render(<Menu />));
});
afterEach(() => jest.useRealTimers());

describe("a mouse", () => {
	test("opens the panel after 120 ms, and closes it 220 ms after leaving", () => {
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

	test("opens a panel that returns the focus to its button on Escape", () => {
		rest();
		pass(120);
		act(() => screen.getByRole("link", { name: "Two" }).focus());
		fireEvent.keyDown(screen.getByRole("link", { name: "Two" }), { key: "Escape" });
		expect(trigger()).toHaveFocus();
	});

	test("opens nothing by passing over the button", () => {
		rest();
		pass(119);
		leave();
		pass(10_000);
		expect(expanded()).toBe(false);
	});

	test("keeps the panel open inside it, and closes it by leaving", () => {
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

	test("does not close a panel with the focus in it by leaving", () => {
		rest();
		pass(120);
		act(() => screen.getByText("One").focus());
		leave();
		pass(10_000);
		expect(expanded()).toBe(true);
	});

	test("keeps the panel open by returning within 220 ms", () => {
		rest();
		pass(120);
		leave();
		pass(219);
		rest();
		pass(10_000);
		expect(expanded()).toBe(true);
	});

	test("keeps the panel open with the click after hovering, and closes it with the next", () => {
		rest();
		pass(120);
		// A browser reports only later that the panel has opened.
		fireEvent(panel(), new Event("toggle"));
		click();
		expect(expanded()).toBe(true);
		click();
		expect(expanded()).toBe(false);
	});

	test("closes a panel that the arrow key has opened with its first click", () => {
		rest();
		fireEvent.keyDown(trigger(), { key: "ArrowDown" });
		pass(120);
		click();
		expect(expanded()).toBe(false);
	});

	test("opens the panel with a click before the 120 ms, and closes it with the next", () => {
		rest();
		pass(119);
		click();
		expect(expanded()).toBe(true);
		pass(1000);
		expect(expanded()).toBe(true);
		click();
		expect(expanded()).toBe(false);
	});

	test("leaves the panel closed with two clicks before the 120 ms", () => {
		rest();
		pass(60);
		click();
		click();
		pass(1000);
		expect(expanded()).toBe(false);
	});

	test("keeps the panel open with the first click also when it comes back", () => {
		rest();
		pass(120);
		leave();
		pass(220);
		click();
		expect(expanded()).toBe(true);
		click();
		expect(expanded()).toBe(false);
	});
});

test("a finger opens nothing before it taps", () => {
	fireEvent.pointerEnter(trigger(), { pointerType: "touch" });
	pass(10_000);
	expect(expanded()).toBe(false);
	click();
	expect(expanded()).toBe(true);
});

test("a panel that was opened before hydration stays open, and closes with a click", () => {
	unmount();
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(<Menu />);
	panel().showPopover();
	render(<Menu />, { container, hydrate: true });
	expect(expanded()).toBe(true);
	click();
	expect(expanded()).toBe(false);
});

test("no timer runs after the page has been left", () => {
	rest();
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});

test("Enter closes a panel that hovering or Enter has opened", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	rest();
	pass(120);
	act(() => trigger().focus());
	// The detail of a click by keyboard is 0, in a browser and with user-event.
	await user.keyboard("{Enter}");
	expect(expanded()).toBe(false);
	await user.keyboard("{Enter}");
	expect(expanded()).toBe(true);
});

test("the arrow keys go through the links only, and stop at the last", async () => {
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

test("the keys that move in the panel don't scroll the page", () => {
	act(() => trigger().focus());
	for (const key of ["ArrowDown", "End", "Home", "ArrowUp"]) expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false);
});

test("Home, End and the up arrow on the trigger scroll the page", () => {
	act(() => trigger().focus());
	for (const key of ["Home", "End", "ArrowUp"]) expect(fireEvent.keyDown(trigger(), { key })).toBe(true);
	expect(expanded()).toBe(false);
});

test("after the browser has closed a panel opened by hovering, as with Escape, one click opens it", () => {
	rest();
	pass(120);
	act(() => panel().hidePopover());
	click();
	expect(expanded()).toBe(true);
	click();
	expect(expanded()).toBe(false);
});

test("the panel closes when the focus leaves it, but not when it goes to the trigger", () => {
	click();
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

test("without support for popovers it leaves the panel alone, and Escape still returns the focus", () => {
	const { showPopover } = HTMLElement.prototype;
	Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
	const matches = jest.spyOn(panel(), "matches");
	const link = screen.getByText("Two");
	rest();
	pass(1000);
	leave();
	pass(1000);
	fireEvent.keyDown(trigger(), { key: "ArrowDown" });
	fireEvent.click(link);
	act(() => link.focus());
	fireEvent.keyDown(link, { key: "Escape" });
	expect(trigger()).toHaveFocus();
	act(() => document.body.focus());
	// The selector would be a SyntaxError there.
	expect(matches).not.toHaveBeenCalledWith(":popover-open");
	Object.assign(HTMLElement.prototype, { showPopover });
});

test("a link that's clicked as soon as the pointer is over the panel closes it for good", () => {
	click();
	fireEvent.pointerEnter(panel(), { pointerType: "mouse" });
	fireEvent.click(screen.getByText("Two"), { detail: 1 });
	pass(1000);
	expect(expanded()).toBe(false);
});
