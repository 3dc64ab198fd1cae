import { prefetchWhenIdle } from "./prefetch";

const enqueue = jest.fn();
const connection = (saveData: boolean) => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });

beforeEach(() => {
	jest.useFakeTimers();
	enqueue.mockClear();
	Object.assign(window, { ___loader: { enqueue } });
	connection(false);
});
afterEach(() => jest.useRealTimers());

test("about, services and contact after 2 s of idle, team and schedule 1 s later", async () => {
	void prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(1999);
	expect(enqueue).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(enqueue.mock.calls.flat()).toEqual(["/about", "/services", "/contact"]);
	await jest.advanceTimersByTimeAsync(999);
	expect(enqueue).toHaveBeenCalledTimes(3);
	await jest.advanceTimersByTimeAsync(1);
	expect(enqueue.mock.calls.flat().slice(3)).toEqual(["/team", "/schedule"]);
});

test("nothing under Save-Data", async () => {
	connection(true);
	await prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(5000);
	expect(enqueue).not.toHaveBeenCalled();
});
