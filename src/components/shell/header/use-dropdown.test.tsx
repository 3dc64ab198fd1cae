import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDropdown } from "./use-dropdown";

const Menu = () => {
	const { button, panel, triggerProps, panelProps } = useDropdown();
	return (
		<>
			<button ref={button} type="button" popoverTarget="panel" {...triggerProps}>
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
const panel = () => document.getElementById("panel") as HTMLElement;
const expanded = () => panel().matches(":popover-open");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const mouse = { pointerType: "mouse" };
const rest = () => fireEvent.pointerEnter(trigger(), mouse);
const leave = () => fireEvent.pointerLeave(trigger(), mouse);
const enterPanel = () => fireEvent.pointerEnter(panel(), mouse);
const click = () => fireEvent.click(trigger(), { detail: 1 });
const followLink = () => fireEvent.click(screen.getByText("Two"), { detail: 1 });
const focusLink = () => act(() => screen.getByText("One").focus());
const touch = () => fireEvent.pointerEnter(trigger(), { pointerType: "touch" });
/** A browser reports only later that the panel has opened. */
const report = () => fireEvent(panel(), new Event("toggle"));

beforeEach(() => {
	jest.useFakeTimers();
	render(<Menu />);
});

/** What a visitor does, and milliseconds that pass. */
test.each<[string, boolean, (number | (() => unknown))[]]>([
	["a mouse that rests on it for 120 ms", true, [rest, 120]],
	["a mouse that passes over it", false, [rest, 119, leave, 10_000]],
	["a mouse that left it 220 ms ago", false, [rest, 120, leave, 220]],
	["a mouse that returns within 220 ms", true, [rest, 120, leave, 219, rest, 10_000]],
	["a mouse that goes on into the panel", true, [rest, 120, leave, enterPanel, 10_000]],
	["a mouse that leaves a panel with the focus in it", true, [rest, 120, focusLink, leave, 10_000]],
	["two clicks after hovering", false, [rest, 120, report, click, click]],
	["Enter after hovering", false, [rest, 120, report, () => fireEvent.click(trigger())]],
	["a click before the 120 ms", true, [rest, 119, click, 1000]],
	[
		"a link that's followed as soon as the pointer is over the panel",
		false,
		[click, enterPanel, followLink, 1000],
	],
	["a finger that taps", true, [touch, 10_000, click]],
])("with %s, the panel is open: %s", (_name, open, steps) => {
	for (const step of steps) {
		if (typeof step === "number") pass(step);
		else step();
	}
	expect(expanded()).toBe(open);
});

test("the arrow keys go through the links; Escape returns the focus", async () => {
	const user = userEvent.setup({
		advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
	});
	act(() => trigger().focus());
	const seen: (string | null)[] = [];
	for (const key of [
		"ArrowDown",
		"ArrowDown",
		"ArrowDown",
		"ArrowDown",
		"Home",
		"End",
		"ArrowUp",
		"ArrowUp",
		"ArrowUp",
	]) {
		await user.keyboard(`{${key}}`);
		seen.push(document.activeElement?.textContent ?? null);
	}
	expect(seen).toEqual(["One", "Two", "Three", "Three", "One", "Three", "Two", "One", "Services"]);
	expect(expanded()).toBe(true);
	focusLink();
	await user.keyboard("{Escape}");
	expect(trigger()).toHaveFocus();
});
