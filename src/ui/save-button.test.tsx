import { act, fireEvent, render, screen } from "@testing-library/react";
import { SaveButton } from "./save-button";

const inInstagram = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0";
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };
const share = jest.fn<Promise<void>, [ShareData]>();
const write = jest.fn<string | Promise<string>, []>();
const saved = jest.fn<void, [string]>();

const show = async () => {
	render(
		<SaveButton name="plan.ics" type="text/calendar" write={write} copy={{ name: "the dates", text: "Mon, Dec 7" }} failure="That didn’t work.">
			Save
		</SaveButton>,
	);
	await press("Save");
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const status = () => screen.getByRole("status");

beforeEach(() => {
	clipboard.writeText.mockReset().mockResolvedValue();
	share.mockReset().mockResolvedValue();
	write.mockReset().mockReturnValue("BEGIN:VCALENDAR");
	saved.mockReset();
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved(this.download);
	});
	Object.assign(URL, { createObjectURL: () => "blob:plan", revokeObjectURL: () => undefined });
	Object.assign(navigator, { clipboard, share, canShare: undefined });
});
afterEach(() => jest.restoreAllMocks());

test("the file is saved, and its text can be copied if nothing has happened", async () => {
	await show();
	expect(saved).toHaveBeenCalledWith("plan.ics");
	expect(status()).toHaveTextContent(/^Nothing happened\? Copy the dates$/);
	await press("Copy the dates");
	expect(clipboard.writeText).toHaveBeenCalledWith("Mon, Dec 7");
	expect(status()).toHaveTextContent("Copied");
});

test("if the browser doesn't let it copy, the text is in a field", async () => {
	Object.assign(navigator, { clipboard: undefined });
	await show();
	await press("Copy the dates");
	expect(screen.getByRole("textbox", { name: "Copy the dates from here:" })).toHaveValue("Mon, Dec 7");
});

describe("where files can be shared", () => {
	beforeEach(() => Object.assign(navigator, { canShare: () => true }));

	test("the file goes to the share sheet", async () => {
		await show();
		await press("Share the file");
		const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
		expect(files.map(({ name, type }) => [name, type])).toEqual([["plan.ics", "text/calendar"]]);
		expect(clipboard.writeText).not.toHaveBeenCalled();
	});

	test("closing the sheet changes nothing; a sheet that fails gives way to copying", async () => {
		await show();
		share.mockRejectedValueOnce(new DOMException("Closed", "AbortError"));
		await press("Share the file");
		share.mockRejectedValueOnce(new DOMException("No", "NotAllowedError"));
		await press("Share the file");
		expect(screen.getByRole("button", { name: "Copy the dates" })).toBeVisible();
	});
});

test("inside an app, it says where the file can be saved", async () => {
	jest.spyOn(navigator, "userAgent", "get").mockReturnValue(inInstagram);
	await show();
	expect(status()).toHaveTextContent(/^Nothing happened\? Open this page in Safari, or copy the dates$/);
});

test("a file that can't be written is said, and the next try starts anew", async () => {
	write.mockReturnValueOnce(Promise.reject(new Error("no code")));
	await show();
	expect(status()).toHaveTextContent(/^That didn’t work\.$/);
	expect(saved).not.toHaveBeenCalled();
	await press("Save");
	expect(saved).toHaveBeenCalledTimes(1);
	expect(status()).not.toHaveTextContent("That didn’t work.");
});

describe("a link to a file", () => {
	const showLink = () =>
		render(
			<SaveButton
				name="spa.vcf"
				href="/contact-cards/spa.vcf"
				type="text/vcard"
				write={write}
				copy={{ name: "the details", text: "Spa, 2530 N Elm Pl" }}
				failure="That didn’t work."
			>
				Save contact
			</SaveButton>,
		);
	/** @returns whether the browser follows the link */
	const follow = async () => {
		const link = screen.getByRole("link", { name: "Save contact" });
		expect(link).toHaveAttribute("href", "/contact-cards/spa.vcf");
		let followed = false;
		const see = (event: Event) => {
			followed = !event.defaultPrevented;
			event.preventDefault();
		};
		window.addEventListener("click", see, { once: true });
		await act(async () => fireEvent.click(link));
		return followed;
	};
	test("is the browser's, and what it leads to can be kept in another way", async () => {
		showLink();
		expect(await follow()).toBe(true);
		expect(saved).not.toHaveBeenCalled();
		await press("Copy the details");
		expect(clipboard.writeText).toHaveBeenCalledWith("Spa, 2530 N Elm Pl");
	});

	test("inside an app leads nowhere: the page stays, saves the file itself, says where it can be opened, and shares it", async () => {
		jest.spyOn(navigator, "userAgent", "get").mockReturnValue(inInstagram);
		Object.assign(navigator, { canShare: () => true });
		showLink();
		expect(await follow()).toBe(false);
		expect(saved).toHaveBeenCalledWith("spa.vcf");
		expect(status()).toHaveTextContent("Open this page in Safari, or share the file");
		await press("share the file");
		const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
		expect(files.map(({ name, type }) => [name, type])).toEqual([["spa.vcf", "text/vcard"]]);
	});
});
