import { act, fireEvent, render, screen } from "@testing-library/react";
import { ShareButton } from ".";
import { ShareChoices } from "./choices";

const url = `${location.origin}/services/peel`;
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	share.mockReset().mockResolvedValue();
	Object.assign(navigator, { clipboard, share });
	history.replaceState(null, "", "/services/peel?from=search#price");
	document.title = "Peel";
});

const press = (name: string) =>
	act(async () => fireEvent.click(screen.getByRole("button", { name })));
const sharePage = () => {
	render(<ShareButton />);
	return press("Share this page");
};

test("the title and address go to the share sheet, without query and anchor", async () => {
	await sharePage();
	expect(share).toHaveBeenCalledWith({ title: "Peel", url });
	expect(clipboard.writeText).not.toHaveBeenCalled();
});

test.each([undefined, () => Promise.reject(new DOMException("No", "NotAllowedError"))])(
	"without a sheet that works the address is copied",
	async (sheet) => {
		Object.assign(navigator, { share: sheet });
		await sharePage();
		expect(clipboard.writeText).toHaveBeenCalledWith(url);
		expect(screen.getByText("Link copied")).toHaveAttribute("aria-live", "polite");
	},
);

test("if the browser doesn't copy, the address is in a field, selected", async () => {
	Object.assign(navigator, { share: undefined, clipboard: undefined });
	await sharePage();
	const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Copy this address" });
	expect(field).toHaveFocus();
	expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
});

test("a tool's choices go along, to share, to copy and to text", async () => {
	const shared = { title: "My plan", url: `${location.origin}/pricing?plan=1+peel%2FLight` };
	render(<ShareChoices path="/pricing?plan=1+peel%2FLight" title="My plan" text="A peel" />);
	for (const name of ["Share", "Copy link"]) await press(name);
	expect(share.mock.calls).toEqual([[shared]]);
	expect(clipboard.writeText.mock.calls).toEqual([[shared.url]]);
	expect(screen.getByRole("link", { name: "Text this plan" })).toHaveAttribute(
		"href",
		`sms:?&body=${encodeURIComponent(`A peel\n${shared.url}`)}`,
	);
});
