import { act, fireEvent, screen, within } from "@testing-library/react";
import { withToaster } from "../../../tests/support/toaster";
import { getToasts, showToast } from "../../browser/toasts";

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

test("there is no region before the first toast", () => {
	expect(screen.queryByRole("region")).toBeNull();
});

test("a toast is in the region Notifications, with its title, its text and a Dismiss button", async () => {
	await raise({ title: "Saved", description: "You can close this page." });
	expect(toast()).toHaveTextContent("SavedYou can close this page.");
	fireEvent.click(within(toast()).getByRole("button", { name: "Dismiss" }));
	await pass(0);
	expect(toasts()).toEqual([]);
});

test.each([
	[undefined, "default"],
	["default", "default"],
	["destructive", "destructive"],
] as const)("a toast of the variant %s is marked as %s", async (variant, said) => {
	await raise({ title: "Saved", variant });
	expect(toast()).toHaveAttribute("data-variant", said);
});

test("the second toast replaces the first, and stays for 5 s", async () => {
	await raise({ title: "One" });
	await pass(4999);
	await raise({ title: "Two" });
	expect(toasts().map(({ textContent }) => textContent)).toEqual(["Two"]);
	await pass(4999);
	expect(toast()).toHaveTextContent("Two");
	await pass(1);
	expect(toasts()).toEqual([]);
});

test("a toast disappears after 5 s", async () => {
	await raise({ title: "Saved" });
	await pass(4999);
	expect(toast()).toHaveAttribute("data-state", "open");
	await pass(1);
	expect(toasts()).toEqual([]);
});

test("a toast is forgotten 1,000,000 ms after it has disappeared, and the region with it", async () => {
	await raise({ title: "Saved" });
	await pass(5000);
	await pass(999_999);
	expect(getToasts()).toHaveLength(1);
	expect(region()).toBeInTheDocument();
	await pass(1);
	expect(getToasts()).toEqual([]);
	expect(screen.queryByRole("region")).toBeNull();
});

test("a pointer over a toast pauses its time, which continues when the pointer leaves", async () => {
	await raise({ title: "Saved" });
	await pass(4000);
	fireEvent.pointerMove(region());
	await pass(60_000);
	expect(toast()).toBeInTheDocument();
	// Radix listens to the native event, which React Testing Library replaces.
	act(() => void region().dispatchEvent(new PointerEvent("pointerleave")));
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

describe("a swipe", () => {
	/** Swipes from 300, 300 in two moves: the first one tells Radix that it is a swipe. */
	const swipe = async (x: number, y = 0) => {
		await raise({ title: "Saved" });
		const element = toast();
		fireEvent.pointerDown(element, { button: 0, clientX: 300, clientY: 300 });
		fireEvent.pointerMove(element, { clientX: 300 + x / 2, clientY: 300 + y / 2 });
		fireEvent.pointerMove(element, { clientX: 300 + x, clientY: 300 + y });
		fireEvent.pointerUp(element, { clientX: 300 + x, clientY: 300 + y });
		await pass(0);
	};

	test.each([
		["49 px to the right keeps it", 49, 0, 1],
		["51 px to the right dismisses it", 51, 0, 0],
		["51 px to the left keeps it", -51, 0, 1],
		["51 px downwards keeps it", 0, 51, 1],
	])("of %s", async (_name, x, y, left) => {
		await swipe(x, y);
		expect(toasts()).toHaveLength(left);
	});

	test("that dismisses a toast leaves it in memory for 1,000,000 ms", async () => {
		await swipe(51);
		expect(getToasts().map(({ open }) => open)).toEqual([false]);
		await pass(999_999);
		expect(getToasts()).toHaveLength(1);
		await pass(1);
		expect(getToasts()).toEqual([]);
	});
});
