import { act, render } from "@testing-library/react";
import { toastRules } from "../../src/browser/toasts";
import { Toaster } from "../../src/components/toasts";

/** Renders an empty toaster on a fake clock before each test of a file, and lets the time of all toasts pass after it. */
export const withToaster = (): void => {
	beforeEach(() => {
		jest.useFakeTimers();
		render(<Toaster />);
	});
	afterEach(() => {
		act(() => void jest.advanceTimersByTime(2 * toastRules.removeDelay));
		jest.useRealTimers();
	});
};
