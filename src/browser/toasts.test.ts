import { dismissToast, getToasts, showToast, subscribeToToasts, toastRules } from "./toasts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	for (const { id } of getToasts()) dismissToast(id);
	jest.advanceTimersByTime(toastRules.removeDelay);
	jest.useRealTimers();
});

test("the rules are the specification's", () => {
	expect(toastRules).toEqual({ limit: 1, duration: 5000, swipeThreshold: 50, removeDelay: 1_000_000 });
});

test("a second toast replaces the first", () => {
	showToast({ title: "One" });
	showToast({ title: "Two", variant: "destructive" });
	expect(getToasts().map(({ title, variant, open }) => [title, variant, open])).toEqual([["Two", "destructive", true]]);
});

test("a replaced toast doesn't affect the next one, neither when it's dismissed nor when it's removed", () => {
	const one = showToast({ title: "One" });
	dismissToast(one);
	showToast({ title: "Two" });
	dismissToast(one);
	jest.advanceTimersByTime(toastRules.removeDelay);
	expect(getToasts().map(({ title, open }) => [title, open])).toEqual([["Two", true]]);
});

test("a dismissed toast is closed at once and forgotten 1,000,000 ms later", () => {
	const id = showToast({ title: "One" });
	dismissToast(id);
	expect(getToasts().map(({ open }) => open)).toEqual([false]);
	jest.advanceTimersByTime(999_999);
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
