import { dismissToast, getToasts, showToast, subscribeToToasts } from "./toasts";

const removeDelay = 1_000_000;
const shown = () => getToasts().map(({ title, variant, open }) => [title, variant, open]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	for (const { id } of getToasts()) dismissToast(id);
	jest.advanceTimersByTime(removeDelay);
	jest.useRealTimers();
});

test("a second toast replaces the first, which doesn't affect it anymore, neither when it's dismissed nor when it's removed", () => {
	const one = showToast({ title: "One" });
	dismissToast(one);
	showToast({ title: "Two", variant: "destructive" });
	expect(shown()).toEqual([["Two", "destructive", true]]);
	dismissToast(one);
	jest.advanceTimersByTime(removeDelay);
	expect(shown()).toEqual([["Two", "destructive", true]]);
});

test("a dismissed toast is closed at once and forgotten 1,000,000 ms later", () => {
	dismissToast(showToast({ title: "One" }));
	expect(shown()).toEqual([["One", "default", false]]);
	jest.advanceTimersByTime(removeDelay - 1);
	expect(getToasts()).toHaveLength(1);
	jest.advanceTimersByTime(1);
	expect(getToasts()).toHaveLength(0);
});

test("a watcher hears of changes until it stops", () => {
	const heard = jest.fn();
	const stop = subscribeToToasts(heard);
	showToast({ title: "One" });
	expect(heard).toHaveBeenCalledTimes(1);
	stop();
	showToast({ title: "Two" });
	expect(heard).toHaveBeenCalledTimes(1);
});
