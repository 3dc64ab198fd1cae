import { act, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from ".";

const tip = () => screen.getByRole("tooltip", { hidden: true });
const over = (element: Element, pointerType = "mouse") =>
	fireEvent(element, new PointerEvent("pointerover", { bubbles: true, pointerType }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const first = () => screen.getByRole("button", { name: "1" });
const overFirst = () => over(first());
const overSecond = () => over(screen.getByRole("button", { name: "2" }));
const overPage = () => over(document.body);
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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

/** What a visitor does, and milliseconds that pass. */
test.each<[string, string | null, (number | (() => unknown))[]]>([
	["a mouse that hovers for less than 700 ms", null, [overFirst, 699]],
	[
		"a mouse that hovers for 700 ms",
		"First",
		[overFirst, 400, () => over(screen.getByText("1")), 300],
	],
	["the next element within 300 ms", "Second", [overFirst, 700, overPage, 299, overSecond, 0]],
	["the next element 300 ms later", null, [overFirst, 700, overPage, 300, overSecond, 699]],
	["a finger", null, [() => over(first(), "touch"), 10_000]],
	["the keyboard", "First", [() => act(() => first().focus()), 0]],
	["a pointer on the tooltip", "First", [overFirst, 700, () => over(tip())]],
	["Escape", null, [overFirst, 700, () => fireEvent.keyDown(document.body, { key: "Escape" })]],
	[
		"scrolling in any box",
		null,
		[overFirst, 700, () => first().dispatchEvent(new Event("scroll"))],
	],
])("with %s, the tooltip that shows is %j", (_name, text, steps) => {
	show();
	for (const step of steps) {
		if (typeof step === "number") pass(step);
		else step();
	}
	expect(tip().matches(":popover-open") ? tip().textContent : null).toBe(text);
	// Its words are the element's name already.
	expect(screen.queryByRole("tooltip")).toBeNull();
});

// A tooltip of 100 × 30 in a viewport of 1000 × 700.
test.each([
	[
		"above it if there's no room",
		{ left: 500, width: 40, top: 630, bottom: 663 },
		{ left: "470px", top: "592px" },
	],
	[
		"inside the window's right edge",
		{ left: 980, width: 20, top: 100, bottom: 140 },
		{ left: "892px", top: "148px" },
	],
])("the tooltip is %s", (_name, anchor, placed) => {
	Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
	show();
	jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
		this: HTMLElement,
	) {
		return (this === tip() ? { width: 100, height: 30 } : anchor) as DOMRect;
	});
	overFirst();
	pass(700);
	const { left, top } = tip().style;
	expect({ left, top }).toEqual(placed);
});
