import { fireEvent } from "@testing-library/react";
import { watchPointer, whenPointerReleased } from "./pointer-release";

const say = jest.fn();
let end: () => void;

beforeEach(() => {
	jest.useFakeTimers();
	say.mockClear();
	end = watchPointer();
});
afterEach(() => {
	fireEvent.pointerUp(window);
	end();
	jest.useRealTimers();
});

const heard = async (): Promise<number> => {
	await jest.advanceTimersByTimeAsync(0);
	return say.mock.calls.length;
};

test("nothing is pressed: nothing is waited for", async () => {
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});

test.each(["pointerUp", "pointerCancel"] as const)("what is pressed is waited for, until %s and the click behind it", async (how) => {
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(0);
	fireEvent[how](document.body);
	await Promise.resolve();
	expect(say).not.toHaveBeenCalled();
	expect(await heard()).toBe(1);
});

test("its end is noticed also where the page stops the event", async () => {
	const stop = (event: Event) => event.stopPropagation();
	document.body.addEventListener("pointerup", stop);
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	fireEvent.pointerUp(document.body);
	expect(await heard()).toBe(1);
	document.body.removeEventListener("pointerup", stop);
});

test("a press whose end is not said is ended with the next one", async () => {
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	fireEvent.pointerDown(document.body, { button: 0 });
	fireEvent.pointerUp(document.body);
	expect(await heard()).toBe(1);
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(2);
});

test("a press for the context menu is none: its end is not always said", async () => {
	fireEvent.pointerDown(document.body, { button: 2 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});

test("no longer watched, no press is noticed", async () => {
	end();
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});
