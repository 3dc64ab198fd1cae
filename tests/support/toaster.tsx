import { act, render } from "@testing-library/react";
import { dismissToast, getToasts, toastRules } from "../../src/browser/toasts";
import { Toaster } from "../../src/components/toasts";

/** Before each test of a file an empty toaster is rendered and the clock stands still; after it no toast is left. */
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
