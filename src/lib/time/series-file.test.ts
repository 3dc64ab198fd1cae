/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createSeriesFile, type Series } from "./series-file";

declare const setTimeZone: (zone: string) => void;

const spa = businessFacts.business;
const now = new Date("2026-10-20T04:30:00Z");
const series: Series = {
	slug: "facial",
	path: "/services/facial",
	title: "Facial",
	// Around the end of summer time, of the year, of February in a leap year, and the start of summer time.
	days: ["2026-11-02", "2026-12-31", "2028-02-29", "2028-03-13"],
	spacing: "4–6 weeks apart",
	preCare: ["Skip retinol for two nights; shave the day before.", "Don’t come sunburned, and don’t wax."],
	postCare: ["Wear sunscreen – every morning – for a week, because you’re more sensitive to the sun’s rays while your skin’s healing."],
	aftercareDays: 7,
};

const write = (own: Partial<Series> = {}) => createSeriesFile({ ...series, ...own }, spa, now);
const read = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
const span = ({ startDate, endDate }: ICAL.Event) => [startDate.isDate, startDate.toString(), endDate.toString()];
const find = (events: readonly ICAL.Event[], start: string) => events.filter(({ summary }) => summary.startsWith(start));
/** The days and hours from an event's start to its alarm. */
const alarms = ({ component }: ICAL.Event) =>
	component.getAllSubcomponents("valarm").map((alarm) => [alarm.getFirstPropertyValue("action"), String(alarm.getFirstPropertyValue("trigger"))]);

// Ahead of UTC and behind it.
describe.each(["Pacific/Auckland", "Pacific/Honolulu"])("for a visitor in %s", (zone) => {
	beforeEach(() => setTimeZone(zone));

	test("each session is an all-day event on the spa's calendar day", () => {
		const sessions = find(read(write()), "Session");
		expect(sessions.map(({ summary }) => summary)).toEqual([1, 2, 3, 4].map((number) => `Session ${number} of 4: Facial`));
		expect(sessions.map(span)).toEqual([
			[true, "2026-11-02", "2026-11-03"],
			[true, "2026-12-31", "2027-01-01"],
			[true, "2028-02-29", "2028-03-01"],
			[true, "2028-03-13", "2028-03-14"],
		]);
	});

	test("each has a reminder to prepare on the day before, and its aftercare from its day on", () => {
		const events = read(write());
		expect(events).toHaveLength(12);
		expect(find(events, "Prepare: Facial session").map(span)).toEqual([
			[true, "2026-11-01", "2026-11-02"],
			[true, "2026-12-30", "2026-12-31"],
			[true, "2028-02-28", "2028-02-29"],
			[true, "2028-03-12", "2028-03-13"],
		]);
		expect(find(events, "Aftercare: Facial session").map(span)).toEqual([
			[true, "2026-11-02", "2026-11-10"],
			[true, "2026-12-31", "2027-01-08"],
			[true, "2028-02-29", "2028-03-08"],
			[true, "2028-03-13", "2028-03-21"],
		]);
	});
});

test.each([0, null])("aftercare of %s days is on the day itself", (aftercareDays) => {
	const [first] = find(read(write({ aftercareDays })), "Aftercare");
	expect(first && span(first)).toEqual([true, "2026-11-02", "2026-11-03"]);
});

test("a session reminds at 9 am on the day before, its preparation a week before it, and aftercare doesn't", () => {
	const events = read(write({ title: "Peel, light; mild" }));
	expect(find(events, "Session").flatMap(alarms)).toEqual(series.days.map(() => ["DISPLAY", "-PT15H"]));
	expect(find(events, "Prepare").flatMap(alarms)).toEqual(series.days.map(() => ["DISPLAY", "-PT135H"]));
	expect(find(events, "Aftercare").flatMap(alarms)).toEqual([]);
	const [session] = find(events, "Session");
	expect(session?.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("description")).toBe("Session 1 of 4: Peel, light; mild");
});

test("every event has the place, the treatment's address and a plan's status, and says that nothing is booked", () => {
	for (const { component, description, location, summary } of read(write())) {
		// What's done at home isn't at the spa.
		const isVisit = summary.startsWith("Session");
		expect(location).toBe(isVisit ? "Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012" : null);
		expect(component.getFirstPropertyValue("geo")).toEqual(isVisit ? [36.0809, -95.7977] : null);
		expect(component.getFirstPropertyValue("url")).toBe(`${spa.url}/services/facial`);
		expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
		expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
		expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-10-20T04:30:00Z");
		expect(description).toContain(`This is a plan, not a booking. To book, call (918) 555-0142 or go to ${spa.url}/schedule?service=facial`);
	}
});

test("the lists are in the reminders, character by character", () => {
	const events = read(write());
	for (const { description } of find(events, "Session")) expect(description).toContain("Time between sessions: 4–6 weeks apart. Your provider");
	for (const { description } of find(events, "Prepare")) for (const line of series.preCare) expect(description).toContain(`- ${line}\n`);
	for (const { description } of find(events, "Aftercare")) for (const line of series.postCare) expect(description).toContain(`- ${line}\n`);
});

test("the same plan has the same UIDs, each once, and another plan others", () => {
	const uids = (own?: Partial<Series>) => read(write(own)).map(({ uid }) => uid);
	expect(uids()).toEqual(uids());
	expect(new Set(uids()).size).toBe(12);
	const other = uids({ days: ["2026-11-03"] });
	expect(other.filter((uid) => uids().includes(uid))).toEqual([]);
	expect(other.every((uid) => uid.endsWith("@www.elmplacemedspa.example"))).toBe(true);
});

test("lines end with CRLF and have at most 75 bytes", () => {
	const lines = write().split("\r\n");
	expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
});
