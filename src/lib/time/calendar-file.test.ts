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
	text: "Come by, have tea; it’s free.\n\nNobody sells anything.",
};

const read = (own: Partial<TimedEvent> = {}) => {
	const calendar = new ICAL.Component(ICAL.parse(createEventFile({ ...evening, ...own }, businessFacts.business, new Date("2026-10-20T04:30:00Z"))));
	const [event] = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	return { ...(event as ICAL.Event), event: event as ICAL.Event, get: (name: string) => event?.component.getFirstPropertyValue(name), calendar };
};

test.each(["Pacific/Auckland", "Pacific/Honolulu"])("for a visitor in %s, it's an instant in UTC, with its texts, its UID and a reminder", (zone) => {
	setTimeZone(zone);
	const { event, get } = read();
	expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-10-31T21:00:00Z", "2026-11-01T00:00:00Z"]);
	expect([event.summary, event.description, event.uid]).toEqual([evening.title, evening.text, "open-house@www.elmplacemedspa.example"]);
	expect(String(get("dtstamp"))).toBe("2026-10-20T04:30:00Z");
	expect(String(event.component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-PT24H");
});

test.each([
	[null, "Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012", [36.0809, -95.7977]],
	["Rose District, Broken Arrow", "Rose District, Broken Arrow", null],
])("it's at the spa, or where the event says: %s", (place, location, geo) => {
	const { get } = read({ place });
	expect([get("location"), get("geo")]).toEqual([location, geo]);
});

test("a canceled event says so, so that the calendar that has it takes it out", () => {
	const { calendar, get, event } = read({ isCanceled: true, sequence: 2, organizer: "hello@spa.example" });
	expect([calendar.getFirstPropertyValue("method"), get("status"), get("sequence"), get("organizer")]).toEqual([
		"CANCEL",
		"CANCELLED",
		2,
		"mailto:hello@spa.example",
	]);
	expect(event.component.getFirstSubcomponent("valarm")).toBeNull();
});
