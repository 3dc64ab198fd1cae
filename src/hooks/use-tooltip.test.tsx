import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "../components/tooltip";

const show = () =>
	render(
		<>
			<button type="button" data-tooltip="First">
				1
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
const [first, second] = [() => screen.getByText("1"), () => screen.getByText("2")];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows 700 ms after the mouse came, not before", () => {
	show();
	over(first());
	pass(699);
	expect(isOpen()).toBe(false);
	pass(1);
	expect(isOpen()).toBe(true);
	expect(tip()).toHaveTextContent("First");
});

test("the next one shows at once within 300 ms, and waits after them", () => {
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

test("Escape, a press and scrolling close it; the pointer on the tooltip does not; touch opens none", () => {
	show();
	over(first());
	pass(700);
	over(tip());
	expect(isOpen()).toBe(true);
	fireEvent.keyDown(document.body, { key: "Escape" });
	expect(isOpen()).toBe(false);
	over(second(), "touch");
	pass(2000);
	expect(isOpen()).toBe(false);
	over(second());
	pass(700);
	expect(isOpen()).toBe(true);
	fireEvent.pointerDown(second());
	expect(isOpen()).toBe(false);
});

test("nothing is left behind when the page's shell goes", () => {
	const { unmount } = show();
	over(first());
	unmount();
	pass(1000);
	expect(document.querySelector("[role=tooltip]")).toBeNull();
});
