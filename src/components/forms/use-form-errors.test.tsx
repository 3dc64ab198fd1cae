import { fireEvent } from "@testing-library/react";
import { watchPointer, whenPointerReleased } from "./use-form-errors";

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

test("with no pointer down, it resolves at once", async () => {
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});

test.each(["pointerUp", "pointerCancel"] as const)("with the pointer down, it waits for %s and the click after it", async (how) => {
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(0);
	fireEvent[how](document.body);
	await Promise.resolve();
	expect(say).not.toHaveBeenCalled();
	expect(await heard()).toBe(1);
});

test("pointerup counts even if the page stops the event", async () => {
	const stop = (event: Event) => event.stopPropagation();
	document.body.addEventListener("pointerup", stop);
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	fireEvent.pointerUp(document.body);
	expect(await heard()).toBe(1);
	document.body.removeEventListener("pointerup", stop);
});

test("a pointerdown without a pointerup ends with the next one", async () => {
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	fireEvent.pointerDown(document.body, { button: 0 });
	fireEvent.pointerUp(document.body);
	expect(await heard()).toBe(1);
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(2);
});

test("the right button doesn't count: it may never send a pointerup", async () => {
	fireEvent.pointerDown(document.body, { button: 2 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});

test("once it's stopped, a pointerdown doesn't count", async () => {
	end();
	fireEvent.pointerDown(document.body, { button: 0 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});
