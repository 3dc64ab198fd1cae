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
const panel = () => document.getElementById("panel") as HTMLElement;
const expanded = () => panel().matches(":popover-open");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const mouse = { pointerType: "mouse" };
const rest = () => fireEvent.pointerEnter(trigger(), mouse);
const leave = () => fireEvent.pointerLeave(trigger(), mouse);
const enterPanel = () => fireEvent.pointerEnter(panel(), mouse);
const leavePanel = () => fireEvent.pointerLeave(panel(), mouse);
const click = () => fireEvent.click(trigger(), { detail: 1 });
const followLink = () => fireEvent.click(screen.getByText("Two"), { detail: 1 });
const focusLink = () => act(() => screen.getByText("One").focus());
const touch = () => fireEvent.pointerEnter(trigger(), { pointerType: "touch" });
const pressDown = () => fireEvent.keyDown(trigger(), { key: "ArrowDown" });
/** As the browser does with Escape. */
const hide = () => act(() => panel().hidePopover());
/** A browser reports only later that the panel has opened. */
const report = () => fireEvent(panel(), new Event("toggle"));

let unmount: () => void;
beforeEach(() => {
	jest.useFakeTimers();
	({ unmount } = render(<Menu />));
});

/** What a visitor does, and milliseconds that pass. */
test.each<[string, boolean, (number | (() => unknown))[]]>([
	["a mouse that rests on the button for less than 120 ms", false, [rest, 119]],
	["a mouse that rests on it for 120 ms", true, [rest, 120]],
	["a mouse that passes over it", false, [rest, 119, leave, 10_000]],
	["a mouse that left it less than 220 ms ago", true, [rest, 120, leave, 219]],
	["a mouse that left it 220 ms ago", false, [rest, 120, leave, 220]],
	["a mouse that returns within 220 ms", true, [rest, 120, leave, 219, rest, 10_000]],
	["a mouse that goes on into the panel", true, [rest, 120, leave, enterPanel, 10_000]],
	["a mouse that has left the panel", false, [rest, 120, leave, enterPanel, leavePanel, 220]],
	["a mouse that leaves a panel with the focus in it", true, [rest, 120, focusLink, leave, 10_000]],
	["a click after hovering", true, [rest, 120, report, click]],
	["two clicks after hovering", false, [rest, 120, report, click, click]],
	["a click before the 120 ms", true, [rest, 119, click, 1000]],
	["a click before the 120 ms, and one after them", false, [rest, 119, click, 1000, click]],
	["two clicks before the 120 ms", false, [rest, 60, click, click, 1000]],
	["a click on coming back", true, [rest, 120, leave, 220, click]],
	["two clicks on coming back", false, [rest, 120, leave, 220, click, click]],
	["a click after the down arrow", false, [rest, pressDown, 120, click]],
	["a click after Escape has closed what hovering opened", true, [rest, 120, hide, click]],
	["a link that's followed as soon as the pointer is over the panel", false, [click, enterPanel, followLink, 1000]],
	["a finger before it taps", false, [touch, 10_000]],
	["a finger that taps", true, [touch, 10_000, click]],
])("with %s, the panel is open: %s", (_name, open, steps) => {
	for (const step of steps) {
		if (typeof step === "number") pass(step);
		else step();
	}
	expect(expanded()).toBe(open);
});

test("Escape returns the focus to the button of a panel that hovering has opened", () => {
	rest();
	pass(120);
	focusLink();
	fireEvent.keyDown(screen.getByText("One"), { key: "Escape" });
	expect(trigger()).toHaveFocus();
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

test("the keys that move in the panel don't scroll the page; Home, End and the up arrow on the trigger do", () => {
	act(() => trigger().focus());
	for (const key of ["Home", "End", "ArrowUp"]) expect(fireEvent.keyDown(trigger(), { key })).toBe(true);
	expect(expanded()).toBe(false);
	for (const key of ["ArrowDown", "End", "Home", "ArrowUp"]) expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(false);
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
