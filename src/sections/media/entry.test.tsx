import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyName } from "./entry";

const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	Object.assign(navigator, { clipboard });
	render(<CopyName file="stones.jpg" />);
});
afterEach(() => Object.assign(navigator, { clipboard: undefined }));

const getButton = () => screen.getByRole("button", { name: "Copy name stones.jpg" });
const press = () => act(async () => fireEvent.click(getButton()));

test("the name is copied, and that's said until the focus moves on", async () => {
	expect(screen.queryByText(/^Copied/)).toBeNull();
	await press();
	expect(clipboard.writeText).toHaveBeenCalledWith("stones.jpg");
	expect(screen.getByText(/^Copied/)).toHaveTextContent("Copied stones.jpg");
	fireEvent.blur(getButton());
	expect(screen.queryByText(/^Copied/)).toBeNull();
});

test.each([
	["refuses", clipboard],
	["isn't there, as on a page without HTTPS", undefined],
])("if the clipboard %s, the name is in a field, selected, and stays there", async (_name, present) => {
	clipboard.writeText.mockRejectedValue(new DOMException("No", "NotAllowedError"));
	Object.assign(navigator, { clipboard: present });
	await press();
	const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your browser doesn’t let this page copy. Copy it from here:" });
	expect(field).toHaveFocus();
	expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("stones.jpg");
	fireEvent.blur(getButton());
	expect(field).toBeVisible();
});
