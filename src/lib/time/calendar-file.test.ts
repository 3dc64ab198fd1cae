/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */

import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createEventFile, type TimedEvent } from "./calendar-file";

declare const setTimeZone: (zone: string) => void;

const evening: TimedEvent = {
	id: "open-house",
	title: "Open house",
	start: Date.parse("2026-10-31T21:00:00Z"),
	end: Date.parse("2026-11-01T00:00:00Z"),
	text: "Come by, have tea.\n\nNobody sells anything.",
};

const read = (own: Partial<TimedEvent> = {}) => {
	const file = createEventFile({ ...evening, ...own }, businessFacts.business, new Date("2026-10-20T04:30:00Z"));
	const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	expect(events).toHaveLength(1);
	return events[0] as ICAL.Event;
};

test.each(["Pacific/Auckland", "Pacific/Honolulu"])("for a visitor in %s, it's an instant in UTC", (zone) => {
	setTimeZone(zone);
	const { startDate, endDate } = read();
	expect([startDate.toString(), endDate.toString()]).toEqual(["2026-10-31T21:00:00Z", "2026-11-01T00:00:00Z"]);
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
