import { currentToasts, dismissToast, raiseToast, toastRules, watchToasts } from "./toasts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	for (const { id } of currentToasts()) dismissToast(id);
	jest.advanceTimersByTime(toastRules.removeDelay);
	jest.useRealTimers();
});

test("the rules are the specification's", () => {
	expect(toastRules).toEqual({ limit: 1, duration: 5000, swipeThreshold: 50, removeDelay: 1_000_000 });
});

test("a second toast replaces the first", () => {
	raiseToast({ title: "One" });
	raiseToast({ title: "Two", variant: "destructive" });
	expect(currentToasts().map(({ title, variant, open }) => [title, variant, open])).toEqual([["Two", "destructive", true]]);
});

test("a toast that was replaced takes nothing from the next one, neither by its dismissal nor by being forgotten", () => {
	const one = raiseToast({ title: "One" });
	dismissToast(one);
	raiseToast({ title: "Two" });
	dismissToast(one);
	jest.advanceTimersByTime(toastRules.removeDelay);
	expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([["Two", true]]);
});

test("a dismissed toast is closed at once and forgotten 1,000,000 ms later", () => {
	const id = raiseToast({ title: "One" });
	dismissToast(id);
	expect(currentToasts().map(({ open }) => open)).toEqual([false]);
	jest.advanceTimersByTime(999_999);
	expect(currentToasts()).toHaveLength(1);
	jest.advanceTimersByTime(1);
	expect(currentToasts()).toHaveLength(0);
});

test("a watcher hears of changes until it stops", () => {
	const heard = jest.fn();
	const stop = watchToasts(heard);
	raiseToast({ title: "One" });
	expect(heard).toHaveBeenCalledTimes(1);
	stop();
	raiseToast({ title: "Two" });
	expect(heard).toHaveBeenCalledTimes(1);
});
