/** @jest-environment node */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createAftercareFile, createEventPlanFile } from "./care-files";

const now = new Date("2026-10-20T04:30:00Z");
const spa = businessFacts.business;
const peel = { slug: "peels", title: "Peels", path: "/aftercare/peels" };
const items = [
	{ fromDay: 0, toDay: 2, kind: "avoid" as const, text: "Skip the gym." },
	{ fromDay: 3, toDay: 5, kind: "normal" as const, text: "Your skin flakes." },
];

const read = (file: string) =>
	new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
		const { description, endDate, startDate, summary, uid, location } = new ICAL.Event(component);
		const trigger = component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
		return { line: `${startDate} to ${endDate} ${summary} ${trigger} ${component.getFirstPropertyValue("transp")}`, description, uid, location };
	});

test("a reminder at 9 am for each day from today on on which something begins or has ended; the last one says that it's over", () => {
	const events = read(createAftercareFile(peel, items, "2026-10-19", "2026-10-22", spa, now));
	expect(events.map(({ line }) => line)).toEqual([
		"2026-10-22 to 2026-10-23 Peels: day 3 PT9H TRANSPARENT",
		"2026-10-25 to 2026-10-26 Peels: day 6 PT9H TRANSPARENT",
	]);
	const call = "In an emergency, call 911. If something else worries you, call (918) 555-0142.";
	expect(events[0]).toMatchObject({
		...{ location: null, uid: "peels-2026-10-19-aftercare-3@www.elmplacemedspa.example" },
		description: `From today:\n- Your skin flakes.\n\nNo longer applies:\n- Skip the gym.\n\n${call}`,
	});
	expect(events[1]?.description).toContain("That’s the end of your aftercare.");
	expect(read(createAftercareFile(peel, items, "2026-10-19", "2026-10-23", spa, now))).toHaveLength(1);
});

test("a reminder at the spa on the last good day of each visit before an event, which isn't a booking", () => {
	const events = read(createEventPlanFile([{ treatment: peel, days: ["2026-10-05", "2026-10-19"] }], "2026-11-02", spa, now));
	expect(events.map(({ line }) => line)).toEqual([
		"2026-10-05 to 2026-10-06 Last good day: Peels, visit 1 of 2 PT9H TRANSPARENT",
		"2026-10-19 to 2026-10-20 Last good day: Peels, visit 2 of 2 PT9H TRANSPARENT",
	]);
	expect(events[0]).toMatchObject({ description: expect.stringContaining("not a booking"), location: expect.stringContaining("Elm Place Med Spa") });
});
