/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createAftercareFile, createEventPlanFile } from "../services/plan/reminder-files";
import { createSeriesFile, type Series } from "../services/plan/series-file";
import { createEventFile } from "./calendar-file";

const spa = businessFacts.business;
const place = "Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012";
const now = new Date("2026-10-20T04:30:00Z");

const read = (file: string) =>
	new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
		const { summary, description, location, startDate, endDate, uid } = new ICAL.Event(component);
		const trigger = component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
		const marks = ["status", "transp", "url", "geo", "sequence", "organizer"]
			.flatMap((name) => component.getFirstPropertyValue(name) ?? [])
			.join();
		return {
			line: `${startDate} to ${endDate} ${summary}${trigger ? ` ${trigger}` : ""}`,
			description,
			location,
			marks,
			id: uid.split("@")[0],
		};
	});
const linesOf = (file: string) => read(file).map(({ line }) => line);

const opening = {
	id: "open-house",
	title: "Open house",
	text: "Come by, have tea; it’s free.\n\nNobody sells anything.",
};
const evening = {
	...opening,
	start: Date.parse("2026-10-31T21:00:00Z"),
	end: Date.parse("2026-11-01T00:00:00Z"),
};
const series: Series = {
	...{
		slug: "facial",
		path: "/services/facial",
		title: "Facial",
		spacing: "4–6 weeks apart",
		aftercareDays: 7,
	},
	// Around the end of summer time, and in a leap year.
	days: ["2026-11-02", "2028-02-29"],
	preCare: [
		"Skip retinol for two nights; shave the day before.",
		"Don’t come sunburned, and don’t wax.",
	],
	postCare: [
		"Wear sunscreen – every morning – for a week, because you’re more sensitive to the sun’s rays while your skin’s healing.",
	],
};
const peel = { slug: "peels", title: "Peels", path: "/aftercare/peels" };
const items = [
	{ fromDay: 0, toDay: 2, kind: "avoid" as const, text: "Skip the gym." },
	{ fromDay: 3, toDay: 5, kind: "normal" as const, text: "Your skin flakes." },
];

// Ahead of UTC and behind it.
test.each(["Pacific/Auckland", "Pacific/Honolulu"])(
	"in %s, an event is at its instant, a series on the spa's days",
	(zone) => {
		setTimeZone(zone);
		expect(linesOf(createEventFile(evening, spa, now))).toEqual([
			"2026-10-31T21:00:00Z to 2026-11-01T00:00:00Z Open house -PT24H",
		]);
		expect(linesOf(createSeriesFile(series, spa, now))).toEqual([
			"2026-11-01 to 2026-11-02 Prepare: Facial session 1 of 2 -PT135H",
			"2026-11-02 to 2026-11-03 Session 1 of 2: Facial -PT15H",
			"2026-11-02 to 2026-11-10 Aftercare: Facial session 1 of 2",
			"2028-02-28 to 2028-02-29 Prepare: Facial session 2 of 2 -PT135H",
			"2028-02-29 to 2028-03-01 Session 2 of 2: Facial -PT15H",
			"2028-02-29 to 2028-03-08 Aftercare: Facial session 2 of 2",
		]);
		expect(linesOf(createSeriesFile({ ...series, aftercareDays: null }, spa, now))[2]).toMatch(
			/^2026-11-02 to 2026-11-03 Aftercare/,
		);
	},
);

test("an event is at the spa, or where it says; a canceled one says so", () => {
	const [atSpa, elsewhere] = [null, "Rose District"].map(
		(where) => read(createEventFile({ ...evening, place: where }, spa, now))[0],
	);
	expect(atSpa).toMatchObject({
		description: evening.text,
		location: place,
		marks: `${spa.url},36.0809,-95.7977`,
		id: "open-house",
	});
	expect(elsewhere).toMatchObject({ location: "Rose District", marks: spa.url });
	const canceled = createEventFile(
		{ ...evening, place: "", isCanceled: true, sequence: 2, organizer: "hello@spa.example" },
		spa,
		now,
	);
	for (const part of ["METHOD:CANCEL", String.raw`Come by\, have tea\; it`])
		expect(canceled).toContain(part);
	expect(read(canceled)[0]?.marks).toBe(`CANCELLED,${spa.url},2,mailto:hello@spa.example`);
});

test("a series becomes events that say that nothing is booked", () => {
	const plan = `\n\nThis is a plan, not a booking. To book, call (918) 555-0142 or go to ${spa.url}/schedule?service=facial`;
	const marks = `TENTATIVE,TRANSPARENT,${spa.url}/services/facial`;
	expect(read(createSeriesFile(series, spa, now)).slice(0, 3)).toMatchObject([
		{
			description: `Some of this starts days or weeks ahead.\n- ${series.preCare.join("\n- ")}${plan}`,
			location: null,
			marks,
			id: "facial-2026-11-02-1-prepare",
		},
		{
			...{ location: place, marks: `${marks},36.0809,-95.7977`, id: "facial-2026-11-02-1-session" },
			description: `Time between sessions: 4–6 weeks apart. Your provider sets the exact day with you.${plan}`,
		},
		{
			description: `- ${series.postCare}${plan}`,
			location: null,
			marks,
			id: "facial-2026-11-02-1-aftercare",
		},
	]);
});

test("lines end with CRLF and have at most 75 bytes", () => {
	const lines = createSeriesFile(series, spa, now).split("\r\n");
	expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
});

test("aftercare has a reminder whenever something changes", () => {
	const file = createAftercareFile(peel, items, "2026-10-19", "2026-10-22", spa, now);
	expect(linesOf(file)).toEqual([
		"2026-10-22 to 2026-10-23 Peels: day 3 PT9H",
		"2026-10-25 to 2026-10-26 Peels: day 6 PT9H",
	]);
	const call = "In an emergency, call 911. If something else worries you, call (918) 555-0142.";
	const description = `From today:\n- Your skin flakes.\n\nNo longer applies:\n- Skip the gym.\n\n${call}`;
	const marks = `TRANSPARENT,${spa.url}/aftercare/peels`;
	expect(read(file)[0]).toMatchObject({
		location: null,
		marks,
		id: "peels-2026-10-19-aftercare-3",
		description,
	});
	expect(read(file)[1]?.description).toContain("That’s the end of your aftercare.");
	expect(
		linesOf(createAftercareFile(peel, items, "2026-10-19", "2026-10-23", spa, now)),
	).toHaveLength(1);
});

test("a plan before an event has a reminder on the last good day of each visit", () => {
	const file = createEventPlanFile(
		[{ treatment: peel, days: ["2026-10-05", "2026-10-19"] }],
		"2026-11-02",
		spa,
		now,
	);
	expect(linesOf(file)).toEqual([
		"2026-10-05 to 2026-10-06 Last good day: Peels, visit 1 of 2 PT9H",
		"2026-10-19 to 2026-10-20 Last good day: Peels, visit 2 of 2 PT9H",
	]);
	expect(read(file)[0]).toMatchObject({
		description: expect.stringContaining("not a booking"),
		location: place,
	});
});
