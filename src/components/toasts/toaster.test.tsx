import { act, fireEvent, screen, within } from "@testing-library/react";
import { withToaster } from "../../../tests/support/toaster";
import { showToast } from "../../browser/toasts";

beforeAll(() => {
	// jsdom has no pointer capture.
	Object.assign(Element.prototype, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined, hasPointerCapture: () => false });
});
withToaster();

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Raises a toast and waits until it is rendered, which takes none of its time: the region loads with the first. */
const raise = async (message: Parameters<typeof showToast>[0]) => {
	await act(async () => showToast(message));
	await pass(0);
};
const region = () => screen.getByRole("region", { name: "Notifications" });
const toasts = () => within(region()).queryAllByRole("listitem");
const toast = () => within(region()).getByRole("listitem");

test("a toast is in the region Notifications, with its title, its text and a Dismiss button", async () => {
	expect(screen.queryByRole("region")).toBeNull();
	await raise({ title: "Saved", description: "You can close this page." });
	expect(toast()).toHaveTextContent("SavedYou can close this page.");
	expect(toast()).toHaveAttribute("data-variant", "default");
	fireEvent.click(within(toast()).getByRole("button", { name: "Dismiss" }));
	await pass(0);
	expect(toasts()).toEqual([]);
});

test.each([
	["default", "polite"],
	["destructive", "assertive"],
] as const)("a toast of the variant %s is marked as such and announced (%s)", async (variant, live) => {
	await raise({ title: "Saved", description: "You can close this page.", variant });
	await pass(100);
	expect(screen.getByRole("status")).toHaveTextContent("SavedYou can close this page.");
	expect(screen.getByRole("status")).toHaveAttribute("aria-live", live);
	expect(toast()).toHaveAttribute("data-variant", variant);
});

test("the second toast replaces the first, and disappears after 5 s", async () => {
	await raise({ title: "One" });
	await pass(4999);
	await raise({ title: "Two" });
	expect(toasts().map(({ textContent }) => textContent)).toEqual(["Two"]);
	await pass(4999);
	expect(toast()).toHaveTextContent("Two");
	await pass(1);
	expect(toasts()).toEqual([]);
});

test.each([
	[
		"a pointer is over it",
		() => fireEvent.pointerMove(region()),
		// Radix listens to the native event, which React Testing Library replaces.
		() => void region().dispatchEvent(new PointerEvent("pointerleave")),
	],
	["it has the focus", () => fireEvent.keyDown(document, { code: "F8" }), () => (document.activeElement as HTMLElement).blur()],
])("a toast stays while %s, and its time goes on after that", async (_when, hold, letGo) => {
	await raise({ title: "Saved" });
	await pass(4000);
	act(() => void hold());
	await pass(60_000);
	expect(toast()).toBeInTheDocument();
	act(letGo);
	await pass(999);
	expect(toast()).toBeInTheDocument();
	await pass(1);
	expect(toasts()).toEqual([]);
});

test("an action runs once, and closes the toast", async () => {
	const run = jest.fn();
	await raise({ title: "Not loaded", variant: "destructive", action: { label: "Reload", run } });
	expect(run).not.toHaveBeenCalled();
	fireEvent.click(within(toast()).getByRole("button", { name: "Reload" }));
	await pass(0);
	expect(run).toHaveBeenCalledTimes(1);
	expect(toasts()).toEqual([]);
});

test.each([
	["49 px to the right keeps it", 49, 0, 1],
	["51 px to the right dismisses it", 51, 0, 0],
	["51 px to the left keeps it", -51, 0, 1],
	["51 px downwards keeps it", 0, 51, 1],
])("a swipe of %s", async (_name, x, y, left) => {
	await raise({ title: "Saved" });
	const element = toast();
	fireEvent.pointerDown(element, { button: 0, clientX: 300, clientY: 300 });
	// The first move tells Radix that it's a swipe.
	fireEvent.pointerMove(element, { clientX: 300 + x / 2, clientY: 300 + y / 2 });
	fireEvent.pointerMove(element, { clientX: 300 + x, clientY: 300 + y });
	fireEvent.pointerUp(element, { clientX: 300 + x, clientY: 300 + y });
	await pass(0);
	expect(toasts()).toHaveLength(left);
});
