import { fireEvent } from "@testing-library/react";
import { watchPointer, whenPointerReleased } from "./use-form-errors";

/** What begins while the pointer is down, and what ends it: nothing that's shown meanwhile may move what's under the pointer. */
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

test.each(["pointerUp", "pointerCancel"] as const)(
	"with the pointer down, it waits for %s and the click after it, also if the page stops the event",
	async (how) => {
		const stop = (event: Event) => event.stopPropagation();
		document.body.addEventListener(how.toLowerCase(), stop);
		fireEvent.pointerDown(document.body, { button: 0 });
		void whenPointerReleased().then(say);
		expect(await heard()).toBe(0);
		fireEvent[how](document.body);
		await Promise.resolve();
		expect(say).not.toHaveBeenCalled();
		expect(await heard()).toBe(1);
		document.body.removeEventListener(how.toLowerCase(), stop);
	},
);

test("the right button doesn't count: it may never send a pointerup", async () => {
	fireEvent.pointerDown(document.body, { button: 2 });
	void whenPointerReleased().then(say);
	expect(await heard()).toBe(1);
});
