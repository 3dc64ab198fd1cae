import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { showToast, toastRules } from "../../browser/toasts";
import { Toaster } from ".";

beforeAll(() => {
	// jsdom has no pointer capture.
	Object.assign(Element.prototype, {
		setPointerCapture: () => undefined,
		releasePointerCapture: () => undefined,
		hasPointerCapture: () => false,
	});
});
beforeEach(() => {
	jest.useFakeTimers();
	render(<Toaster />);
});
afterEach(() => act(() => void jest.advanceTimersByTime(2 * toastRules.removeDelay)));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const raise = async (message: Parameters<typeof showToast>[0]) => {
	await act(async () => showToast(message));
	await pass(0);
};
const region = () => within(screen.getByRole("region", { name: "Notifications" }));
const toasts = () => region().queryAllByRole("listitem");
const toast = () => region().getByRole("listitem");

test.each([
	["default", "polite"],
	["destructive", "assertive"],
] as const)("a %s toast is marked, announced (%s), and dismissed", async (variant, live) => {
	await raise({ title: "Saved", description: "You can close this page.", variant });
	await pass(100);
	expect(screen.getByRole("status")).toHaveTextContent("SavedYou can close this page.");
	expect(screen.getByRole("status")).toHaveAttribute("aria-live", live);
	expect(toast()).toHaveAttribute("data-variant", variant);
	fireEvent.click(within(toast()).getByRole("button", { name: "Dismiss" }));
	await pass(0);
	expect(toasts()).toEqual([]);
});

test("the second toast replaces the first, and disappears after 5 s", async () => {
	await raise({ title: "One" });
	await pass(4999);
	await raise({ title: "Two" });
	await pass(4999);
	expect(toasts().map(({ textContent }) => textContent)).toEqual(["Two"]);
	await pass(1);
	expect(toasts()).toEqual([]);
});

test.each([
	[49, 0, 1],
	[51, 0, 0],
	[-51, 0, 1],
	[0, 51, 1],
])("after a swipe of %i px right and %i px down, there are %i toasts", async (x, y, count) => {
	await raise({ title: "Saved" });
	const element = toast();
	fireEvent.pointerDown(element, { button: 0, clientX: 300, clientY: 300 });
	// The first move tells Radix that it's a swipe.
	for (const part of [0.5, 1])
		fireEvent.pointerMove(element, { clientX: 300 + x * part, clientY: 300 + y * part });
	fireEvent.pointerUp(element, { clientX: 300 + x, clientY: 300 + y });
	await pass(0);
	expect(toasts()).toHaveLength(count);
});
