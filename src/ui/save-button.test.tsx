import { act, fireEvent, render, screen } from "@testing-library/react";
import { SaveButton } from "./save-button";

const inInstagram =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0";
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
const share = jest.fn<Promise<void>, [ShareData]>();
const write = jest.fn<string | Promise<string>, []>();
const saved = jest.fn<void, [string]>();

const show = (href?: string) =>
	render(
		<SaveButton
			name="plan.ics"
			href={href}
			type="text/calendar"
			write={write}
			copy={{ name: "the dates", text: "Mon, Dec 7" }}
			failure="That didn’t work."
		>
			Save
		</SaveButton>,
	);
const press = (name: string) =>
	act(async () => fireEvent.click(screen.getByRole("button", { name })));
const save = async () => {
	show();
	await press("Save");
};
const status = () => screen.getByRole("status");

beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	share.mockReset().mockResolvedValue();
	write.mockReset().mockReturnValue("BEGIN:VCALENDAR");
	saved.mockReset();
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		saved(this.download);
	});
	Object.assign(URL, { createObjectURL: () => "blob:plan", revokeObjectURL: () => undefined });
	Object.assign(navigator, { clipboard, share, canShare: undefined });
});
afterEach(() => jest.restoreAllMocks());

test("the file is saved, and its text can be copied if nothing has happened", async () => {
	await save();
	expect(saved).toHaveBeenCalledWith("plan.ics");
	expect(status()).toHaveTextContent(/^Nothing happened\? Copy the dates$/);
	await press("Copy the dates");
	expect(clipboard.writeText).toHaveBeenCalledWith("Mon, Dec 7");
	expect(status()).toHaveTextContent("Copied");
});

test("the file can be shared; a sheet that fails gives way to copying", async () => {
	Object.assign(navigator, { canShare: () => true });
	await save();
	await press("Share the file");
	const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
	expect(files.map(({ name, type }) => [name, type])).toEqual([["plan.ics", "text/calendar"]]);
	share.mockRejectedValueOnce(new DOMException("No", "NotAllowedError"));
	await press("Share the file");
	expect(screen.getByRole("button", { name: "Copy the dates" })).toBeVisible();
});

test("a file that can't be written is said, and the next try starts anew", async () => {
	write.mockReturnValueOnce(Promise.reject(new Error("no code")));
	await save();
	expect(status()).toHaveTextContent(/^That didn’t work\.$/);
	expect(saved).not.toHaveBeenCalled();
	await press("Save");
	expect(saved).toHaveBeenCalledTimes(1);
	expect(status()).not.toHaveTextContent("That didn’t work.");
});

test.each([
	["", true, "Nothing happened? Copy the dates"],
	[inInstagram, false, "Nothing happened? Open this page in Safari, or copy the dates"],
])("a link to a file is followed, but not inside an app: %s", async (agent, follows, says) => {
	jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
	show("/plan.ics");
	let followed = false;
	const see = (event: Event) => {
		followed = !event.defaultPrevented;
		event.preventDefault();
	};
	window.addEventListener("click", see, { once: true });
	await act(async () => fireEvent.click(screen.getByRole("link", { name: "Save" })));
	expect(followed).toBe(follows);
	expect(saved).toHaveBeenCalledTimes(follows ? 0 : 1);
	expect(status()).toHaveTextContent(says);
});
