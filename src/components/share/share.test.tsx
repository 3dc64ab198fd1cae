import { act, fireEvent, render, screen } from "@testing-library/react";
import { ShareButton } from ".";
import { ShareChoices } from "./choices";

const url = `${location.origin}/services/peel`;
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	share.mockReset().mockResolvedValue();
	Object.assign(navigator, { clipboard, share: undefined });
	history.replaceState(null, "", "/services/peel?from=search#price");
	document.title = "Peel";
});

const press = async () => {
	render(<ShareButton />);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Share this page" })));
};

test("with a share sheet, the page's title and address go there, without query and anchor", async () => {
	Object.assign(navigator, { share });
	await press();
	expect(share).toHaveBeenCalledWith({ title: "Peel", url });
	expect(clipboard.writeText).not.toHaveBeenCalled();
	expect(screen.queryByText("Link copied")).toBeNull();
});

test("a tool's choices go along in the address, to copy and, with their names, to share", async () => {
	const shared = { title: "Compare Peel and Facial", url: `${location.origin}/compare?services=peel,facial` };
	Object.assign(navigator, { share });
	render(<ShareChoices path="/compare?services=peel,facial" title={shared.title} />);
	for (const name of ["Share", "Copy link"]) await act(async () => fireEvent.click(screen.getByRole("button", { name })));
	expect(clipboard.writeText.mock.calls).toEqual([[shared.url]]);
	expect(share.mock.calls).toEqual([[shared]]);
});

test("a plan can be texted, with its address, to nobody in particular", () => {
	render(<ShareChoices path="/pricing?plan=1+peel%2FLight" text="My plan" />);
	const body = encodeURIComponent(`My plan\n${location.origin}/pricing?plan=1+peel%2FLight`);
	expect(screen.getByRole("link", { name: "Text this plan" })).toHaveAttribute("href", `sms:?&body=${body}`);
});

test("closing the sheet isn't an error, and copies nothing", async () => {
	Object.assign(navigator, { share });
	share.mockRejectedValue(new DOMException("Closed", "AbortError"));
	await press();
	expect(clipboard.writeText).not.toHaveBeenCalled();
	expect(screen.queryByRole("textbox")).toBeNull();
});

test("without a share sheet the address is copied, and the button says so", async () => {
	await press();
	expect(clipboard.writeText).toHaveBeenCalledWith(url);
	expect(screen.getByText("Link copied")).toHaveAttribute("aria-live", "polite");
});

test("a sheet that fails gives way to copying", async () => {
	Object.assign(navigator, { share });
	share.mockRejectedValue(new DOMException("Nothing to share with", "NotAllowedError"));
	await press();
	expect(screen.getByText("Link copied")).toHaveAttribute("aria-live", "polite");
});

test.each([
	["refuses", clipboard],
	["isn't there, as on a page without HTTPS", undefined],
])("if the clipboard %s, the address is in a field, selected", async (_name, present) => {
	clipboard.writeText.mockRejectedValue(new DOMException("No", "NotAllowedError"));
	Object.assign(navigator, { clipboard: present });
	await press();
	const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Copy this address" });
	expect(field).toHaveValue(url);
	expect(field).toHaveFocus();
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
});
