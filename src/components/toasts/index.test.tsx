import { act, fireEvent, screen, within } from "@testing-library/react";
import { withToaster } from "../../../tests/support/toaster";
import { showToast } from "../../browser/toasts";

jest.mock("./region", () => {
	throw new Error("Loading chunk toasts failed.");
});

withToaster();

const raise = (message: Parameters<typeof showToast>[0]) =>
	act(async () => {
		showToast(message);
		await jest.advanceTimersByTimeAsync(0);
	});
const region = () => within(screen.getByRole("region", { name: "Notifications" }));

test("a plain toast is shown and announced if the toasts' chunk does not load", async () => {
	const run = jest.fn();
	await raise({ title: "Not loaded", description: "The site has been updated.", variant: "destructive", action: { label: "Reload", run } });
	expect(region().getByRole("alert")).toHaveTextContent("Not loadedThe site has been updated.");
	fireEvent.click(region().getByRole("button", { name: "Reload" }));
	expect(run).toHaveBeenCalledTimes(1);
});

test("its button dismisses it, and it disappears after 5 s", async () => {
	await raise({ title: "One" });
	fireEvent.click(region().getByRole("button", { name: "Dismiss" }));
	expect(region().queryByRole("status")).toBeNull();
	await raise({ title: "Two" });
	act(() => jest.advanceTimersByTime(4999));
	expect(region().getByRole("status")).toHaveTextContent("Two");
	act(() => jest.advanceTimersByTime(1));
	expect(region().queryByRole("status")).toBeNull();
});
