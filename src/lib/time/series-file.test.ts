/**
 * @jest-environment ./tests/support/zoned-environment.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import ICAL from "ical.js";
import { businessFacts } from "../../../tests/support/business-facts";
import { createSeriesFile, type Series } from "./series-file";

declare const setTimeZone: (zone: string) => void;

const spa = businessFacts.business;
const series: Series = {
	...{ slug: "facial", path: "/services/facial", title: "Facial", spacing: "4–6 weeks apart", aftercareDays: 7 },
	// Around the end of summer time, and in a leap year.
	days: ["2026-11-02", "2028-02-29"],
	preCare: ["Skip retinol for two nights; shave the day before.", "Don’t come sunburned, and don’t wax."],
	postCare: ["Wear sunscreen – every morning – for a week, because you’re more sensitive to the sun’s rays while your skin’s healing."],
};

const write = (own: Partial<Series> = {}) => createSeriesFile({ ...series, ...own }, spa, new Date("2026-10-20T04:30:00Z"));
const read = (own?: Partial<Series>) =>
	new ICAL.Component(ICAL.parse(write(own))).getAllSubcomponents("vevent").map((component) => {
		const { summary, description, location, startDate, endDate, uid } = new ICAL.Event(component);
		const alarm = component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
		const marks = ["status", "transp", "url"].map((name) => component.getFirstPropertyValue(name)).join(" ");
		return { line: `${startDate} to ${endDate} ${summary}${alarm ? ` ${alarm}` : ""}`, description, location, uid, isDay: startDate.isDate, marks };
	});

// Ahead of UTC and behind it.
test.each(["Pacific/Auckland", "Pacific/Honolulu"])("for a visitor in %s, events are on the spa's calendar days, with alarms at 9 am", (zone) => {
	setTimeZone(zone);
	const events = read();
	expect(events.every(({ isDay }) => isDay)).toBe(true);
	expect(events.map(({ line }) => line)).toEqual([
		"2026-11-01 to 2026-11-02 Prepare: Facial session 1 of 2 -PT135H",
		"2026-11-02 to 2026-11-03 Session 1 of 2: Facial -PT15H",
		"2026-11-02 to 2026-11-10 Aftercare: Facial session 1 of 2",
		"2028-02-28 to 2028-02-29 Prepare: Facial session 2 of 2 -PT135H",
		"2028-02-29 to 2028-03-01 Session 2 of 2: Facial -PT15H",
		"2028-02-29 to 2028-03-08 Aftercare: Facial session 2 of 2",
	]);
	expect(read({ aftercareDays: null })[2]?.line).toMatch(/^2026-11-02 to 2026-11-03 Aftercare/);
});

test("every event has its texts, character by character, and says that nothing is booked", () => {
	const events = read();
	expect(new Set(events.map(({ marks }) => marks))).toEqual(new Set([`TENTATIVE TRANSPARENT ${spa.url}/services/facial`]));
	const plan = `\n\nThis is a plan, not a booking. To book, call (918) 555-0142 or go to ${spa.url}/schedule?service=facial`;
	expect(events.slice(0, 3).map(({ description, location }) => [description.replace(plan, " (plan)"), location])).toEqual([
		[`Some of this starts days or weeks ahead.\n- ${series.preCare.join("\n- ")} (plan)`, null],
		["Time between sessions: 4–6 weeks apart. Your provider sets the exact day with you. (plan)", "Elm Place Med Spa, 2530 N Elm Pl, Broken Arrow, OK 74012"],
		[`- ${series.postCare} (plan)`, null],
	]);
});

test("the same plan has the same UIDs, each once, and another plan others", () => {
	const uids = (own?: Partial<Series>) => read(own).map(({ uid }) => uid);
	expect(new Set([...uids(), ...uids()]).size).toBe(6);
	expect(new Set([...uids(), ...uids({ days: ["2026-11-03"] })]).size).toBe(9);
});

test("lines end with CRLF and have at most 75 bytes", () => {
	const lines = write().split("\r\n");
	expect(lines.filter((line) => line.includes("\n"))).toEqual([]);
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
});
