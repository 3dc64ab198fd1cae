import { currentToast, dismissToast, showToast } from "./toasts";

beforeEach(() => jest.useFakeTimers());

test("a dismissed toast is closed at once and forgotten 1,000,000 ms later", () => {
	dismissToast(showToast({ title: "One" }));
	expect(currentToast.get()).toMatchObject({ title: "One", variant: "default", open: false });
	jest.advanceTimersByTime(999_999);
	expect(currentToast.get()).toBeDefined();
	jest.advanceTimersByTime(1);
	expect(currentToast.get()).toBeUndefined();
});
