import { currentToast, dismissToast, showToast } from "./toasts";

const removeDelay = 1_000_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	dismissToast(currentToast.get()?.id ?? 0);
	jest.advanceTimersByTime(removeDelay);
	jest.useRealTimers();
});

test("a second toast replaces the first, which doesn't affect it anymore, neither when it's dismissed nor when it's removed", () => {
	const one = showToast({ title: "One" });
	dismissToast(one);
	showToast({ title: "Two", variant: "destructive" });
	expect(currentToast.get()).toMatchObject({ title: "Two", variant: "destructive", open: true });
	dismissToast(one);
	jest.advanceTimersByTime(removeDelay);
	expect(currentToast.get()).toMatchObject({ title: "Two", variant: "destructive", open: true });
});

test("a dismissed toast is closed at once and forgotten 1,000,000 ms later", () => {
	dismissToast(showToast({ title: "One" }));
	expect(currentToast.get()).toMatchObject({ title: "One", variant: "default", open: false });
	jest.advanceTimersByTime(removeDelay - 1);
	expect(currentToast.get()).toBeDefined();
	jest.advanceTimersByTime(1);
	expect(currentToast.get()).toBeUndefined();
});
