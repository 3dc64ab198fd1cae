/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import ICAL from "ical.js";
import { campaigns } from "../../../tests/support/business-facts";
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
const opened = () =>
	screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
const closeDialog = () => fireEvent.click(screen.getByRole("button", { name: "Close" }));
const load = async (instant = "2025-09-28T15:00:00Z") => {
	jest.setSystemTime(new Date(instant));
	const { unmount } = render(<Campaigns />);
	await pass(0);
	return unmount;
};
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

test("a dialog shows its content, saves its event, and reports its closing", async () => {
	jest.useRealTimers();
	const campaign = campaigns["grand-opening"];
	const onClose = jest.fn();
	render(<CampaignDialog campaign={campaign} onClose={onClose} />);
	const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Grand opening" });
	for (const text of [campaign.title, ...campaign.text, "Tuesday, 4–7 PM"])
		expect(dialog).toHaveTextContent(text);
	const link = within(dialog).getByRole("link", { name: "Tell us" });
	expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
		campaign.link.href,
		"_blank",
	]);
	fireEvent.click(within(dialog).getByRole("button", { name: "Add to calendar" }));
	await waitFor(() =>
		expect(downloadText).toHaveBeenCalledWith(
			"grand-opening.ics",
			expect.any(String),
			"text/calendar",
		),
	);
	const event = new ICAL.Component(
		ICAL.parse(jest.mocked(downloadText).mock.calls[0]?.[1] ?? ""),
	).getFirstSubcomponent("vevent");
	const facts = ["summary", "dtstart", "dtend"].map((name) =>
		String(event?.getFirstPropertyValue(name)),
	);
	expect(facts).toEqual(["First evening", "2025-09-30T21:00:00Z", "2025-10-01T00:00:00Z"]);
	act(() => dialog.close());
	expect(onClose).toHaveBeenCalledTimes(1);
});

test("the first campaign opens 1 s after the page has loaded", async () => {
	const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	await load();
	await expectNothing();
	state.mockRestore();
	await act(async () => void window.dispatchEvent(new Event("load")));
	await expectAfter(1000, "Grand opening");
});

test("the time until the code has come counts", async () => {
	document.documentElement.dataset.loaded = String(performance.now() - 400);
	await load();
	await expectAfter(600, "Grand opening");
	closeDialog();
	await expectAfter(1500, "Vote for us");
});

test("closing stores the spa's day, on which none opens again", async () => {
	const unmount = await load("2025-09-29T04:30:00Z");
	for (const time of [1000, 1500]) {
		await pass(time);
		closeDialog();
	}
	expect({ ...localStorage }).toEqual({
		"grand-opening-last-seen": "2025-09-28",
		"best-in-area-last-seen": "2025-09-28",
	});
	unmount();
	await load("2025-09-29T04:58:00Z");
	await expectNothing();
});

test("a campaign that's closed in another tab during its delay doesn't open", async () => {
	await load("2025-10-01T15:00:00Z");
	await pass(1499);
	localStorage.setItem("best-in-area-last-seen", "2025-10-01");
	await expectNothing();
});

test("with failing storage a campaign opens, closes and stays closed", async () => {
	for (const method of ["getItem", "setItem"] as const)
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
	await load();
	await expectAfter(1000, "Grand opening");
	closeDialog();
	await expectAfter(1500, "Vote for us");
	closeDialog();
	await expectNothing();
});
