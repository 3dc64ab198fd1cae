import { fireEvent } from "@testing-library/react";
import { watchHolds } from "./engine";

let element: HTMLElement;
let stop: () => void;
const change = jest.fn();
const changes = () => change.mock.calls.map(([holds]) => holds);

beforeEach(() => {
	jest.useFakeTimers();
	change.mockClear();
	document.body.innerHTML = "<section><button>Next</button></section>";
	element = document.querySelector("section") as HTMLElement;
	stop = watchHolds(element, change);
});
afterEach(() => {
	stop();
	jest.useRealTimers();
});

test("pointer down pauses until 2 s after pointer up, wherever that happens", () => {
	fireEvent.pointerDown(element);
	jest.advanceTimersByTime(10_000);
	expect(changes()).toEqual([{ held: true }]);
	fireEvent.pointerUp(document.body);
	jest.advanceTimersByTime(1999);
	expect(changes()).toEqual([{ held: true }]);
	jest.advanceTimersByTime(1);
	expect(changes()).toEqual([{ held: true }, { held: false }]);
});

test("another pointer down within the 2 s restarts them with its pointer up", () => {
	fireEvent.pointerDown(element);
	fireEvent.pointerUp(window);
	jest.advanceTimersByTime(1999);
	fireEvent.pointerDown(element);
	jest.advanceTimersByTime(5000);
	fireEvent.pointerUp(window);
	jest.advanceTimersByTime(1999);
	expect(changes()).toEqual([{ held: true }, { held: true }]);
	jest.advanceTimersByTime(1);
	expect(changes().at(-1)).toEqual({ held: false });
});

test("pointer down elsewhere does not extend the 2 s", () => {
	fireEvent.pointerDown(element);
	fireEvent.pointerUp(window);
	jest.advanceTimersByTime(1000);
	fireEvent.pointerDown(document.body);
	fireEvent.pointerUp(document.body);
	jest.advanceTimersByTime(1000);
	expect(changes()).toEqual([{ held: true }, { held: false }]);
});

test("pointercancel counts as pointer up", () => {
	fireEvent.pointerDown(element);
	fireEvent.pointerCancel(window);
	jest.advanceTimersByTime(2000);
	expect(changes()).toEqual([{ held: true }, { held: false }]);
});

test("pointer up after pointer down elsewhere reports nothing", () => {
	fireEvent.pointerDown(document.body);
	fireEvent.pointerUp(element);
	jest.advanceTimersByTime(2000);
	expect(changes()).toEqual([]);
});

// React simulates pointerenter from pointerover; these listeners are the browser's.
const pointer = (type: string, pointerType: string) => element.dispatchEvent(new PointerEvent(type, { pointerType }));

test("a mouse over it pauses it, a finger does not", () => {
	pointer("pointerenter", "touch");
	expect(changes()).toEqual([]);
	pointer("pointerenter", "mouse");
	pointer("pointerleave", "mouse");
	expect(changes()).toEqual([{ hovered: true }, { hovered: false }]);
});

test("visible focus, as with the keyboard, pauses it; focus after a click does not", () => {
	const button = element.querySelector("button") as HTMLElement;
	const shown = jest.spyOn(button, "matches").mockReturnValue(true);
	fireEvent.focusIn(button);
	fireEvent.focusOut(button);
	shown.mockReturnValue(false);
	fireEvent.focusIn(button);
	expect(shown).toHaveBeenCalledWith(":focus-visible");
	expect(changes()).toEqual([{ focused: true }, { focused: false }, { focused: false }]);
});

test("a background tab pauses it", () => {
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	fireEvent(document, new Event("visibilitychange"));
	hidden.mockReturnValue(false);
	fireEvent(document, new Event("visibilitychange"));
	hidden.mockRestore();
	expect(changes()).toEqual([{ hidden: true }, { hidden: false }]);
});

test("after stopping it reports nothing, even if 2 s are running", () => {
	fireEvent.pointerDown(element);
	fireEvent.pointerUp(window);
	change.mockClear();
	stop();
	jest.advanceTimersByTime(2000);
	fireEvent.pointerDown(element);
	pointer("pointerenter", "mouse");
	fireEvent(document, new Event("visibilitychange"));
	expect(changes()).toEqual([]);
});
