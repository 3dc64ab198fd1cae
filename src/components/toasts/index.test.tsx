import { act, fireEvent, render, screen } from "@testing-library/react";
import { showToast } from "../../browser/toasts";
import { Toaster } from ".";

jest.mock("./region", () => {
	throw new Error("Loading chunk toasts failed.");
});

test("if the toasts' chunk doesn't load, a plain toast works for 5 s", async () => {
	jest.useFakeTimers();
	render(<Toaster />);
	const run = jest.fn();
	await act(async () => {
		showToast({
			title: "Not loaded",
			description: "The site has been updated.",
			variant: "destructive",
			action: { label: "Reload", run },
		});
		await jest.advanceTimersByTimeAsync(0);
	});
	expect(screen.getByRole("alert")).toHaveTextContent("Not loadedThe site has been updated.");
	fireEvent.click(screen.getByRole("button", { name: "Reload" }));
	expect(run).toHaveBeenCalledTimes(1);
	act(() => jest.advanceTimersByTime(4999));
	expect(screen.getByRole("alert")).toBeVisible();
	act(() => jest.advanceTimersByTime(1));
	expect(screen.queryByRole("alert")).toBeNull();
});
