/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createEventFile, type TimedEvent } from "./calendar-file";

declare const setTimeZone: (zone: string) => void;

const evening: TimedEvent = {
	...{ id: "open-house", title: "Open house", text: "Come by, have tea; it’s free.\n\nNobody sells anything." },
	...{ start: Date.parse("2026-10-31T21:00:00Z"), end: Date.parse("2026-11-01T00:00:00Z") },
};
const read = (own: Partial<TimedEvent> = {}) => {
	const calendar = new ICAL.Component(ICAL.parse(createEventFile({ ...evening, ...own }, businessFacts.business, new Date("2026-10-20T04:30:00Z"))));
	const event = calendar.getFirstSubcomponent("vevent");
	const trigger = event?.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
	return [calendar.getFirstPropertyValue("method"), ...(event?.getAllProperties() ?? []).map((property) => property.getFirstValue()), trigger].map(String);
};
const texts = ["open-house@www.elmplacemedspa.example", "2026-10-20T04:30:00Z", "2026-10-31T21:00:00Z", "2026-11-01T00:00:00Z", evening.title, evening.text];
const spa = [businessFacts.business.url, "Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012", "36.0809,-95.7977"];

test.each(["Pacific/Auckland", "Pacific/Honolulu"])("for a visitor in %s, it's an instant in UTC, at the spa, with a reminder a day before", (zone) => {
	setTimeZone(zone);
	expect(read({ place: null })).toEqual(["PUBLISH", ...texts, ...spa, "-PT24H"]);
});

test("it's elsewhere if it says so", () => {
	expect(read({ place: "Rose District, Broken Arrow" })).toEqual(["PUBLISH", ...texts, spa[0], "Rose District, Broken Arrow", "-PT24H"]);
});

test("a canceled event says so, so that a calendar takes it out", () => {
	const changes = { isCanceled: true, sequence: 2, organizer: "hello@spa.example" };
	expect(read(changes)).toEqual(["CANCEL", ...texts, ...spa, "2", "mailto:hello@spa.example", "CANCELLED", "undefined"]);
});
