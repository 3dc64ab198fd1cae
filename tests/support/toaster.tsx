import { act, render } from "@testing-library/react";
import { dismissToast, getToasts, toastRules } from "../../src/browser/toasts";
import { Toaster } from "../../src/components/toasts";

/** Renders an empty toaster on a fake clock before each test of a file, and removes all toasts after it. */
export const withToaster = (): void => {
	beforeEach(() => {
		jest.useFakeTimers();
		render(<Toaster />);
	});
	afterEach(() => {
		act(() => {
			for (const { id } of getToasts()) dismissToast(id);
			jest.advanceTimersByTime(toastRules.removeDelay);
		});
		jest.useRealTimers();
	});
};
