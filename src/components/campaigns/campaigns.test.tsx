import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { campaignFixture } from "../../../tests/support/business-facts";
import { Campaigns } from ".";
import { CampaignDialog } from "./dialog";

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const opened = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
/** The site loaded at an instant, with what opens campaigns loaded too. */
const load = async (instant: string) => {
	jest.setSystemTime(new Date(instant));
	render(<Campaigns />);
	await pass(0);
};

describe("a campaign's dialog", () => {
	const campaign = campaignFixture("grand-opening");
	const show = () => {
		const onClose = jest.fn();
		render(<CampaignDialog campaign={campaign} onClose={onClose} />);
		return { onClose, dialog: screen.getByRole("dialog", { name: "Grand opening" }) };
	};

	test("is open, and says what, when, where and the way there", () => {
		const { dialog } = show();
		expect(within(dialog).getByRole("heading", { level: 2, name: campaign.title })).toBeVisible();
		for (const text of campaign.text) expect(within(dialog).getByText(text)).toBeVisible();
		const wordsOf = (role: string) =>
			within(dialog)
				.getAllByRole(role)
				.map(({ textContent }) => textContent);
		expect([wordsOf("term"), wordsOf("definition")]).toEqual([
			["When", "Where"],
			["Tuesday, 4–7 PM", "At the spa"],
		]);
		expect(within(dialog).getByRole("link", { name: "Tell us" })).toHaveAttribute("href", campaign.link.href);
	});

	test("is closed by its button Close, and reports it once", () => {
		const { dialog, onClose } = show();
		fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test("is closed by the browser, as by Escape, and reports it once", () => {
		const { dialog, onClose } = show();
		act(() => (dialog as HTMLDialogElement).close());
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	test("following its link does not close it: the page it leads to opens in another tab", () => {
		const { dialog, onClose } = show();
		fireEvent.click(within(dialog).getByRole("link"));
		expect(within(dialog).getByRole("link")).toHaveAttribute("target", "_blank");
		expect(onClose).not.toHaveBeenCalled();
	});
});

test("nothing is in the page before a delay has passed", async () => {
	await load("2025-09-28T15:00:00Z");
	await pass(999);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Grand opening"]);
});

test("before the page has loaded nothing counts; then the delay does", async () => {
	const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	await load("2025-09-28T15:00:00Z");
	await pass(60_000);
	expect(opened()).toEqual([]);
	state.mockRestore();
	await act(async () => void window.dispatchEvent(new Event("load")));
	await pass(999);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Grand opening"]);
});

test("closing stores the spa's day, and the voting opens 1.5 s later", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	await load("2025-09-29T04:30:00Z");
	await pass(1000);
	expect(localStorage.getItem("grand-opening-last-seen")).toBeNull();
	await user.click(screen.getByRole("button", { name: "Close" }));
	expect(opened()).toEqual([]);
	expect(localStorage.getItem("grand-opening-last-seen")).toBe("2025-09-28");
	await pass(1499);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Vote for us"]);
	await user.click(screen.getByRole("button", { name: "Close" }));
	expect(localStorage.getItem("best-in-area-last-seen")).toBe("2025-09-28");
	await pass(60_000);
	expect(opened()).toEqual([]);
});

test("between the two windows' ends the voting alone opens, after its own delay", async () => {
	await load("2025-10-01T15:00:00Z");
	await pass(1499);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Vote for us"]);
});

test("when both are over nothing is loaded and nothing waits", async () => {
	await load("2026-01-01T00:00:00Z");
	expect(jest.getTimerCount()).toBe(0);
	await pass(60_000);
	expect(opened()).toEqual([]);
});
