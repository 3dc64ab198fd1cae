import { afterPaint } from "./after-paint";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("calls back after the frame, not in it", () => {
	const seen: string[] = [];
	afterPaint(() => seen.push("after"));
	requestAnimationFrame(() => seen.push("in the frame"));
	expect(seen).toEqual([]);
	jest.runAllTimers();
	expect(seen).toEqual(["in the frame", "after"]);
});

test("what is called off before the frame or after it is never called", () => {
	const callback = jest.fn();
	afterPaint(callback)();
	const callOff = afterPaint(callback);
	requestAnimationFrame(callOff);
	jest.runAllTimers();
	expect(callback).not.toHaveBeenCalled();
	expect(jest.getTimerCount()).toBe(0);
});
