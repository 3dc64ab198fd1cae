import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from ".";

const show = () =>
	render(
		<>
			<button type="button" data-tooltip="First">
				<span>1</span>
			</button>
			<button type="button" data-tooltip="Second">
				2
			</button>
			<Tooltip />
		</>,
	);
const tip = () => screen.getByRole("tooltip", { hidden: true });
const isOpen = () => tip().matches(":popover-open");
const over = (element: Element, pointerType = "mouse") => fireEvent(element, new PointerEvent("pointerover", { bubbles: true, pointerType }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const [first, second] = [() => screen.getByRole("button", { name: "1" }), () => screen.getByRole("button", { name: "2" })];
const [overFirst, overSecond, overInside, overPage] = [() => over(first()), () => over(second()), () => over(screen.getByText("1")), () => over(document.body)];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

/** What a visitor does, and milliseconds that pass. */
test.each<[string, string | null, (number | (() => unknown))[]]>([
	["a mouse that hovers for less than 700 ms", null, [overFirst, 699]],
	["a mouse that hovers for 700 ms", "First", [overFirst, 700]],
	["a mouse that passes over", null, [overFirst, 699, overPage, 10_000]],
	["a mouse that moves inside the element", "First", [overFirst, 400, overInside, 300, overFirst]],
	["a mouse that goes straight to the next element", "Second", [overFirst, 700, overSecond, 0]],
	["a mouse that leaves", null, [overFirst, 700, overPage]],
	["the next element within 300 ms", "Second", [overFirst, 700, overPage, 299, overSecond, 0]],
	["the next element 300 ms later", null, [overFirst, 700, overPage, 300, overSecond, 699]],
	["a finger", null, [() => over(first(), "touch"), 10_000]],
	["the keyboard", "First", [() => act(() => first().focus()), 0]],
	["the keyboard that goes on", null, [() => act(() => first().focus()), 0, () => act(() => first().blur())]],
])("with %s, the tooltip that shows is %j", (_name, text, steps) => {
	show();
	for (const step of steps) {
		if (typeof step === "number") pass(step);
		else step();
	}
	expect(isOpen() ? tip().textContent : null).toBe(text);
	// Its words are the element's name already.
	expect(screen.queryByRole("tooltip")).toBeNull();
});

test("focus that is not visible, as after a click, opens nothing", () => {
	show();
	const button = first();
	jest.spyOn(button, "matches").mockReturnValue(false);
	act(() => button.focus());
	pass(10_000);
	expect(isOpen()).toBe(false);
});

test.each([
	["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
	["pointer down", () => fireEvent.pointerDown(first())],
	["scrolling, of the page or of any box in it", () => first().dispatchEvent(new Event("scroll"))],
	["leaving the window", () => fireEvent.pointerLeave(document.documentElement)],
])("%s closes the tooltip", (_name, close) => {
	show();
	over(first());
	pass(700);
	expect(isOpen()).toBe(true);
	close();
	expect(isOpen()).toBe(false);
});

test("other keys and a pointer on the tooltip leave it open", () => {
	show();
	over(first());
	pass(700);
	over(tip());
	fireEvent.keyDown(document.body, { key: "Shift" });
	expect(isOpen()).toBe(true);
});

// A tooltip of 100 × 30 in a viewport of 1000 × 700.
test.each([
	["below the element, centered", { left: 500, width: 40, top: 100, bottom: 140 }, { left: "470px", top: "148px" }],
	["below it if there is just room", { left: 500, width: 40, top: 630, bottom: 662 }, { left: "470px", top: "670px" }],
	["above it if there is none", { left: 500, width: 40, top: 630, bottom: 663 }, { left: "470px", top: "592px" }],
	["inside the window's left edge", { left: 0, width: 20, top: 100, bottom: 140 }, { left: "8px", top: "148px" }],
	["inside the window's right edge", { left: 980, width: 20, top: 100, bottom: 140 }, { left: "892px", top: "148px" }],
])("the tooltip is placed %s", (_name, anchor, placed) => {
	Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
	show();
	jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
		return (this === tip() ? { width: 100, height: 30 } : anchor) as DOMRect;
	});
	over(first());
	pass(700);
	const { left, top } = tip().style;
	expect({ left, top }).toEqual(placed);
});

test("without support for popovers nothing happens", () => {
	const { showPopover } = HTMLElement.prototype;
	Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
	show();
	over(first());
	expect(() => pass(700)).not.toThrow();
	Object.assign(HTMLElement.prototype, { showPopover });
});
