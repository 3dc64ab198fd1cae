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
const over = (element: Element, pointerType = "mouse") => {
	const event = new MouseEvent("pointerover", { bubbles: true });
	Object.defineProperty(event, "pointerType", { value: pointerType });
	fireEvent(element, event);
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const [first, second] = [() => screen.getByRole("button", { name: "1" }), () => screen.getByRole("button", { name: "2" })];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

test("the tooltip shows after 700 ms of hovering, not before", () => {
	show();
	over(first());
	pass(699);
	expect(isOpen()).toBe(false);
	pass(1);
	expect(isOpen()).toBe(true);
	expect(tip()).toHaveTextContent("First");
});

test("a mouse that leaves before that opens nothing", () => {
	show();
	over(first());
	pass(699);
	over(document.body);
	pass(10_000);
	expect(isOpen()).toBe(false);
});

test("a mouse that moves inside the element neither restarts the delay nor closes the tooltip", () => {
	show();
	over(first());
	pass(400);
	over(screen.getByText("1"));
	pass(300);
	expect(isOpen()).toBe(true);
	over(first());
	expect(isOpen()).toBe(true);
});

test("the next one shows at once within 300 ms, and after the delay from then on", () => {
	show();
	over(first());
	pass(700);
	over(document.body);
	expect(isOpen()).toBe(false);
	pass(299);
	over(second());
	pass(0);
	expect(tip()).toHaveTextContent("Second");
	expect(isOpen()).toBe(true);
	over(document.body);
	pass(300);
	over(first());
	pass(699);
	expect(isOpen()).toBe(false);
});

test("a mouse that goes straight to the next element has no delay", () => {
	show();
	over(first());
	pass(700);
	over(second());
	pass(0);
	expect(isOpen()).toBe(true);
	expect(tip()).toHaveTextContent("Second");
});

test("the keyboard has no delay; leaving closes the tooltip, returning opens it again", () => {
	show();
	for (let time = 0; time < 2; time += 1) {
		act(() => first().focus());
		pass(0);
		expect(isOpen()).toBe(true);
		act(() => first().blur());
		expect(isOpen()).toBe(false);
	}
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

test("touch opens nothing", () => {
	show();
	over(second(), "touch");
	pass(2000);
	expect(isOpen()).toBe(false);
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

test("nothing is left behind after unmounting", () => {
	const { unmount } = show();
	over(first());
	unmount();
	pass(1000);
	expect(document.querySelector("[role=tooltip]")).toBeNull();
	expect(jest.getTimerCount()).toBe(0);
});

test("without support for popovers nothing happens", () => {
	const { showPopover } = HTMLElement.prototype;
	Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
	show();
	over(first());
	expect(() => pass(700)).not.toThrow();
	Object.assign(HTMLElement.prototype, { showPopover });
});
