/** @jest-environment node */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createAftercareFile, createEventPlanFile } from "./care-files";

const now = new Date("2026-10-20T04:30:00Z");
const spa = businessFacts.business;
const peel = { slug: "chemical-peels", title: "Chemical Peels", path: "/aftercare/chemical-peels" };
const items = [
	{ fromDay: 0, toDay: 2, kind: "avoid" as const, text: "Skip the gym." },
	{ fromDay: 3, toDay: 5, kind: "normal" as const, text: "Your skin flakes." },
];

const read = (file: string) =>
	new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
		const { description, endDate, startDate, summary, uid, location } = new ICAL.Event(component);
		const alarm = String(component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"));
		return { title: `${startDate} ${summary}`, end: String(endDate), description, uid, location, alarm, free: component.getFirstPropertyValue("transp") };
	});

test("a reminder at 9 am for each day on which something begins or has ended, and the last one says that it's over", () => {
	const events = read(createAftercareFile(peel, items, "2026-10-19", "2026-10-20", spa, now));
	expect(events.map(({ title }) => title)).toEqual(["2026-10-22 Chemical Peels: day 3", "2026-10-25 Chemical Peels: day 6"]);
	expect(events[0]).toMatchObject({
		...{ end: "2026-10-23", alarm: "PT9H", free: "TRANSPARENT", location: null },
		uid: "chemical-peels-2026-10-19-aftercare-3@www.elmplacemedspa.example",
		description: expect.stringMatching(/^From today:\n- Your skin flakes\.\n\nNo longer applies:\n- Skip the gym\.\n\nIn an emergency, call 911/),
	});
	expect(events[1]?.description).toContain("That’s the end of your aftercare.");
});

test("what's over isn't in the file", () => {
	const events = read(createAftercareFile(peel, items, "2026-10-19", "2026-10-23", spa, now));
	expect(events.map(({ title }) => title)).toEqual(["2026-10-25 Chemical Peels: day 6"]);
});

test("a reminder at the spa on the last good day of each visit before an event, which isn't a booking", () => {
	const events = read(createEventPlanFile([{ treatment: peel, days: ["2026-10-05", "2026-10-19"] }], "2026-11-02", spa, now));
	expect(events.map(({ title }) => title)).toEqual([
		"2026-10-05 Last good day: Chemical Peels, visit 1 of 2",
		"2026-10-19 Last good day: Chemical Peels, visit 2 of 2",
	]);
	expect(events[0]).toMatchObject({ description: expect.stringContaining("not a booking"), location: expect.stringContaining("Elm Place Med Spa") });
});
