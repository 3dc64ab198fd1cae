/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */

import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createEventFile, type TimedEvent } from "./calendar-file";
import { toInstant } from "./clock";

declare const setTimeZone: (zone: string) => void;

const evening: TimedEvent = {
	slug: "open-house",
	title: "Open house",
	starts: Date.parse("2026-10-31T21:00:00Z"),
	ends: Date.parse("2026-11-01T00:00:00Z"),
	text: ["Come by, have tea.", "Nobody sells anything."],
};

const read = (own: Partial<TimedEvent> = {}) => {
	const file = createEventFile({ ...evening, ...own }, businessFacts.business, new Date("2026-10-20T04:30:00Z"));
	const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	expect(events).toHaveLength(1);
	return events[0] as ICAL.Event;
};

describe.each(["America/Chicago", "Pacific/Auckland", "Pacific/Honolulu", "Asia/Kolkata", "Europe/Berlin"])("for a visitor in %s", (zone) => {
	beforeEach(() => setTimeZone(zone));

	// Chicago is 5 hours behind UTC in summer, 6 in winter.
	test.each([
		["the day before winter time", "2026-10-31", "2026-10-31T21:00:00Z", "2026-11-01T00:00:00Z"],
		["its first day", "2026-11-01", "2026-11-01T22:00:00Z", "2026-11-02T01:00:00Z"],
		["the end of the year", "2026-12-31", "2026-12-31T22:00:00Z", "2027-01-01T01:00:00Z"],
		["the day before summer time", "2027-03-13", "2027-03-13T22:00:00Z", "2027-03-14T01:00:00Z"],
		["its first day", "2027-03-14", "2027-03-14T21:00:00Z", "2027-03-15T00:00:00Z"],
		["a leap day", "2028-02-29", "2028-02-29T22:00:00Z", "2028-03-01T01:00:00Z"],
	])("%s, %s from 4 to 7 pm, is an instant in UTC", (_name, day, starts, ends) => {
		const atTheSpa = (time: string) => toInstant(`${day}T${time}`, businessFacts.business.timeZone);
		const { startDate, endDate } = read({ starts: atTheSpa("16:00:00"), ends: atTheSpa("19:00:00") });
		expect([startDate.toString(), endDate.toString()]).toEqual([starts, ends]);
	});
});

test("it has its title, its text, a reminder a day before and a UID that stays", () => {
	const { component, description, summary, uid } = read();
	expect([summary, description, uid]).toEqual(["Open house", "Come by, have tea.\n\nNobody sells anything.", "open-house@www.elmplacemedspa.example"]);
	expect(String(component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-PT24H");
});

test("it's at the spa, or where the event says", () => {
	const atTheSpa = read({ place: null });
	expect(atTheSpa.location).toBe("Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012");
	expect(atTheSpa.component.getFirstPropertyValue("geo")).toEqual([36.0809, -95.7977]);
	const elsewhere = read({ place: "Rose District, Broken Arrow" });
	expect(elsewhere.location).toBe("Rose District, Broken Arrow");
	expect(elsewhere.component.getFirstPropertyValue("geo")).toBeNull();
});
