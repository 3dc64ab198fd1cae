/** @jest-environment ./tests/support/zoned-environment.js */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { downloadText } from "../../browser/download-text";
import { TodayTool } from "./today-tool";
import { WaitTool } from "./wait-tool";

jest.mock("../../browser/download-text", () => ({
	...jest.requireActual("../../browser/download-text"),
	downloadText: jest.fn(),
}));

beforeEach(() => jest.useFakeTimers({ doNotFake: ["performance"] }));

const setClock = (instant: string, zone = "America/Chicago") => {
	setTimeZone(zone);
	jest.setSystemTime(new Date(instant));
};
const choose = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

const item = (fromDay: number, toDay: number | null, text: string) => ({
	fromDay,
	toDay,
	kind: "do" as const,
	text,
});
const service = { title: "Peels", path: "/services/peels" };
const showToday = (items = [item(0, 2, "Rest."), item(3, 400, "Go out.")]) => {
	const aftercare = {
		slug: "peels",
		path: "/aftercare/peels",
		title: "Aftercare",
		lead: "",
		service,
		items,
		warnings: [],
	};
	render(<TodayTool aftercare={aftercare} onDay={() => undefined} />);
	return (day: string) => choose("Day of your treatment", day);
};

test.each([
	["visibilitychange", "America/Chicago"],
	["pageshow", "Asia/Kolkata"],
	["focus", "Pacific/Auckland"],
])("a page left open overnight says the next day on %s, in %s", (name, zone) => {
	setClock("2026-11-25T05:00:00Z", zone);
	const enter = showToday();
	enter("2026-11-23");
	expect(screen.getByRole("region", { name: "Today" })).toHaveTextContent("Today is day 1.");
	setClock("2026-11-25T06:00:00Z", zone);
	act(
		() =>
			void (name === "visibilitychange" ? document : window).dispatchEvent(
				new Event(name, { bubbles: true }),
			),
	);
	expect(screen.getByText("Today is day 2.")).toBeVisible();
});

test("a day of another year names it, and the file begins today", async () => {
	setClock("2026-12-30T18:00:00Z");
	const enter = showToday();
	expect(screen.queryByRole("region", { name: "Today" })).toBeNull();
	enter("2026-12-26");
	expect(screen.getByText("through Sun, Jan 30, 2028")).toBeVisible();
	expect(screen.getByRole("region", { name: "Today" })).toHaveTextContent(
		"The next change is on Monday, January 31, 2028, day 401.",
	);
	fireEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
	await act(async () => undefined);
	expect(jest.mocked(downloadText).mock.lastCall?.[1].match(/DTSTART\S+/g)).toEqual([
		"DTSTART;VALUE=DATE:20280131",
	]);
});

test("care that began 400 days ago shows what still holds", () => {
	setClock("2026-11-24T18:00:00Z");
	showToday([item(0, 2, "Rest."), item(0, null, "Drink water.")])("2025-10-20");
	expect(screen.getByText("Today is day 400.")).toBeVisible();
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"Drink water. from now on",
	]);
});

const titles = ["Dermaplaning", "PRF Therapy", "Peptide Therapy", "Chemical Peels"];
const rules = {
	aftercarePath: "/",
	course: { aftercareDays: 1, intervalDays: null },
	preCare: ["Come with clean skin."],
};
const services = titles.map((title) => ({ slug: title, title, ...rules }));
const aWait = (after: string, before: string, days: number, laterDays: number | null = null) => ({
	after,
	before,
	days,
	laterDays,
	sentence: "Wait.",
});
const waits = [
	aWait("Dermaplaning", "Chemical Peels", 0, 3),
	aWait("PRF Therapy", "dental-work", 1),
	aWait("PRF Therapy", "Chemical Peels", 1),
];
const findEarliest = (after: string, before: string, day: string) => {
	render(<WaitTool services={services} waits={waits} />);
	choose("What you had", after);
	choose("What you’d like next", before);
	choose("When you had it", day);
	return screen.getByRole("status");
};

test("after closing time, today isn't a day to come in", () => {
	setClock("2026-11-24T22:59:00Z", "Asia/Kolkata");
	const output = findEarliest("PRF Therapy", "Chemical Peels", "2026-11-01");
	expect(output).toHaveTextContent("The earliest you could come in is Tuesday, November 24, 2026.");
	setClock("2026-11-24T23:00:00Z", "Asia/Kolkata");
	act(() => void window.dispatchEvent(new Event("focus")));
	expect(output).toHaveTextContent(
		"The earliest you could come in is Wednesday, November 25, 2026.",
	);
});

test.each([
	[
		"Dermaplaning",
		"Chemical Peels",
		"2026-11-16T18:00:00Z",
		"The earliest you could come in is Thursday, November 19, 2026.",
	],
	[
		"PRF Therapy",
		"dental-work",
		"2026-11-20T18:00:00Z",
		"The earliest you could have it is Saturday, November 21, 2026.",
	],
])("the longer wait counts, and our hours only here: %s, %s", (after, before, now, said) => {
	setClock(now);
	expect(findEarliest(after, before, now.slice(0, 10))).toHaveTextContent(said);
});

test("a pair without a wait shows its own rules, and when the desk opens", () => {
	setClock("2026-11-21T18:00:00Z");
	expect(findEarliest("Peptide Therapy", "Dermaplaning", "2026-11-20")).toHaveTextContent(
		"Ask us before you book both",
	);
	for (const text of [
		"Closed, opens Monday at 9 AM",
		"The rules after Peptide Therapy apply: 1 day.",
		"Come with clean skin.",
	])
		expect(document.body).toHaveTextContent(text);
	const options = within(screen.getByLabelText("What you’d like next"))
		.getAllByRole("option")
		.slice(1);
	expect(options.map(({ textContent }) => textContent)).toEqual([
		"Chemical Peels",
		"Dental work",
		"Dermaplaning",
		"Peptide Therapy",
		"PRF Therapy",
	]);
});
