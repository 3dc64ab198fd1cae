/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ICAL from "ical.js";
import { campaignFixture } from "../../../tests/support/business-facts";
import { downloadText } from "../../browser/download-text";
import { Campaigns } from ".";
import { CampaignDialog } from "./campaign-engine";

jest.mock("../../browser/download-text");

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const opened = () => screen.queryAllByRole("dialog").map((dialog) => dialog.getAttribute("aria-label"));
/** Loads the site at an instant, with the code that opens campaigns. */
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

	test("has its picture, which is loaded only where it's seen", () => {
		const { dialog } = show();
		expect(within(dialog).getByAltText("Arch niche with a vase beside the front desk")).toHaveAttribute("loading", "lazy");
	});

	test("without a picture has none", () => {
		render(<CampaignDialog campaign={campaignFixture("best-in-area")} onClose={jest.fn()} />);
		expect(screen.getByRole("dialog").querySelector("img")).toBeNull();
	});

	test("closes with its Close button, and reports it once", () => {
		const { dialog, onClose } = show();
		fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
		expect(onClose).toHaveBeenCalledTimes(1);
		expect(screen.queryByRole("dialog")).toBeNull();
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

	test("without an event has nothing for a calendar", () => {
		render(<CampaignDialog campaign={campaignFixture("best-in-area")} onClose={jest.fn()} />);
		expect(screen.getByRole("dialog", { name: "Vote for us" })).toBeVisible();
		expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
	});

	test("stays open when its link opens another tab", () => {
		const { dialog, onClose } = show();
		fireEvent.click(within(dialog).getByRole("link"));
		expect(within(dialog).getByRole("link")).toHaveAttribute("target", "_blank");
		expect(onClose).not.toHaveBeenCalled();
	});
});

test("nothing is in the page before the delay is over", async () => {
	await load("2025-09-28T15:00:00Z");
	await pass(999);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Grand opening"]);
});

test("the delay starts when the page has loaded", async () => {
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

test("closing stores the spa's day, and the second campaign opens 1.5 s later", async () => {
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

test("after the end of the first campaign only the second opens, after its own delay", async () => {
	await load("2025-10-01T15:00:00Z");
	await pass(1499);
	expect(opened()).toEqual([]);
	await pass(1);
	expect(opened()).toEqual(["Vote for us"]);
});

test("after the end of both, nothing is loaded and no timer runs", async () => {
	await load("2026-01-01T00:00:00Z");
	expect(jest.getTimerCount()).toBe(0);
	await pass(60_000);
	expect(opened()).toEqual([]);
});
