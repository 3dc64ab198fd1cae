/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ICAL from "ical.js";
import { campaignFixture } from "../../../tests/support/business-facts";
import { downloadText } from "../../browser/download-text";
import { Campaigns } from ".";
import { CampaignDialog } from "./campaign-queue";

jest.mock("../../browser/download-text");

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	delete document.documentElement.dataset.loaded;
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const opened = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
const closeDialog = () => fireEvent.click(screen.getByRole("button", { name: "Close" }));
/** Loads the site at an instant, with the code that opens campaigns. */
const load = async (instant: string) => {
	jest.setSystemTime(new Date(instant));
	const { unmount } = render(<Campaigns />);
	await pass(0);
	return unmount;
};
/** Expects nothing to open before a time is over, and a campaign then. */
const expectAfter = async (milliseconds: number, name: string) => {
	await pass(milliseconds - 1);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual([name]);
};
const expectNothing = async () => {
	await pass(60_000);
	expect(opened()).toEqual([]);
};
const [during, laterThatDay] = ["2025-09-28T15:00:00Z", "2025-09-29T04:00:00Z"];

describe("a campaign's dialog", () => {
	const campaign = campaignFixture("grand-opening");
	const show = () => {
		const onClose = jest.fn();
		render(<CampaignDialog campaign={campaign} onClose={onClose} />);
		return { onClose, dialog: screen.getByRole("dialog", { name: "Grand opening" }) };
	};

	test("is open and shows all its content", () => {
		const { dialog } = show();
		expect(within(dialog).getByRole("heading", { level: 2, name: campaign.title })).toBeVisible();
		for (const text of campaign.text) expect(within(dialog).getByText(text)).toBeVisible();
		const readTexts = (role: string) =>
			within(dialog)
				.getAllByRole(role)
				.map(({ textContent }) => textContent);
		expect([readTexts("term"), readTexts("definition")]).toEqual([
			["When", "Where"],
			["Tuesday, 4–7 PM", "At the spa"],
		]);
		expect(within(dialog).getByRole("link", { name: "Tell us" })).toHaveAttribute("href", campaign.link.href);
	});

	test("closes when the browser closes it, as with Escape, and reports it once", () => {
		const { dialog, onClose } = show();
		act(() => (dialog as HTMLDialogElement).close());
		expect(onClose).toHaveBeenCalledTimes(1);
	});

	test("saves its event for a calendar, at its time on the spa's clock", async () => {
		jest.useRealTimers();
		const { dialog } = show();
		await userEvent.click(within(dialog).getByRole("button", { name: "Add to calendar" }));
		await waitFor(() => expect(downloadText).toHaveBeenCalledWith("grand-opening.ics", expect.any(String), "text/calendar"));
		const [, text = ""] = jest.mocked(downloadText).mock.calls[0] ?? [];
		const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
		const times = ["summary", "dtstart", "dtend"].map((name) => String(event?.getFirstPropertyValue(name)));
		expect(times).toEqual(["First evening", "2025-09-30T21:00:00Z", "2025-10-01T00:00:00Z"]);
	});

	test("stays open when its link opens another tab", () => {
		const { dialog, onClose } = show();
		fireEvent.click(within(dialog).getByRole("link"));
		expect(within(dialog).getByRole("link")).toHaveAttribute("target", "_blank");
		expect(onClose).not.toHaveBeenCalled();
	});
});

test("the first campaign opens 1 s after the page has loaded", async () => {
	const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	await load(during);
	await expectNothing();
	state.mockRestore();
	await act(async () => void window.dispatchEvent(new Event("load")));
	await expectAfter(1000, "Grand opening");
});

test("on a slow connection, the time until the code has come counts", async () => {
	document.documentElement.dataset.loaded = String(performance.now() - 400);
	await load(during);
	await expectAfter(600, "Grand opening");
});

test("a campaign that was due before the code has come opens at once, and the next one counts from its closing", async () => {
	document.documentElement.dataset.loaded = String(performance.now() - 8000);
	await load(during);
	expect(opened()).toEqual(["Grand opening"]);
	closeDialog();
	await expectAfter(1500, "Vote for us");
});

test("closing stores the spa's day; the second campaign opens 1.5 s later, and neither opens again on that day", async () => {
	const unmount = await load("2025-09-29T04:30:00Z");
	await pass(1000);
	expect(localStorage.getItem("grand-opening-last-seen")).toBeNull();
	await pass(60_000);
	expect(opened()).toEqual(["Grand opening"]);
	closeDialog();
	expect(opened()).toEqual([]);
	await expectAfter(1500, "Vote for us");
	closeDialog();
	expect({ ...localStorage }).toEqual({ "grand-opening-last-seen": "2025-09-28", "best-in-area-last-seen": "2025-09-28" });
	await expectNothing();

	unmount();
	await load("2025-09-29T04:58:00Z");
	await expectNothing();
});

test("if the first campaign has been closed today, the second opens after its own delay", async () => {
	localStorage.setItem("grand-opening-last-seen", "2025-09-28");
	await load(laterThatDay);
	await expectAfter(1500, "Vote for us");
});

test("a campaign that's closed in another tab during its delay doesn't open", async () => {
	await load("2025-10-01T15:00:00Z");
	await pass(1499);
	localStorage.setItem("best-in-area-last-seen", "2025-10-01");
	await expectNothing();
});

test("after the end of both, nothing is loaded and no timer runs", async () => {
	await load("2026-01-01T00:00:00Z");
	expect(jest.getTimerCount()).toBe(0);
	await expectNothing();
});

test("with failing storage a campaign opens, closes and stays closed", async () => {
	for (const method of ["getItem", "setItem"] as const)
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
	await load(during);
	await expectAfter(1000, "Grand opening");
	closeDialog();
	await expectAfter(1500, "Vote for us");
	closeDialog();
	await expectNothing();
});
