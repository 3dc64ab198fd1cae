import {
	describeCourse,
	describeFacts,
	formatAftercare,
	formatDays,
	formatSkinTypes,
} from "./format-course";

test.each([
	[0, 0, "none"],
	[1, 1, "1 day"],
	[0, 7, "up to 1 week"],
	[7, 7, "about a week"],
	[2, 7, "2 to 7 days"],
	[5, 28, "5 days to 4 weeks"],
	[14, 90, "2 weeks to 3 months"],
])("%d to %d days: %s", (min, max, text) => {
	expect(formatDays({ min, max })).toBe(text);
});

test.each([
	[formatAftercare(28), "about 4 weeks"],
	[formatAftercare(null), "as long as treatment lasts"],
	[formatSkinTypes({ from: 1, to: 6 }), "all skin types"],
	[formatSkinTypes({ from: 1, to: 4 }), "Fitzpatrick types I to IV"],
	[formatSkinTypes({ from: 2, to: 2 }), "Fitzpatrick type II"],
])("a figure in words: %s", (text, expected) => {
	expect(text).toBe(expected);
});

const none = { min: 0, max: 0 };
const once = { min: 1, max: 1 };
const weeks = { min: 28, max: 42 };
const course = {
	sessions: once,
	intervalDays: null,
	visitMinutes: weeks,
	downtimeDays: none,
	onsetDays: none,
	lastsDays: weeks,
	needles: false,
};

test.each([
	[
		{},
		{},
		["1 session", "As needed", "28 to 42 minutes", "None", "The same day", "4 to 6 weeks", "No"],
	],
	[
		{ sessions: weeks, intervalDays: weeks, onsetDays: { min: 0, max: 14 } },
		{},
		["28 to 42 sessions", "4 to 6 weeks", "The same day to 2 weeks"],
	],
	[
		{ sessions: null, lastsDays: null },
		{ lasts: "while you take it" },
		["Ongoing care", "While you take it"],
	],
	[
		{ needles: true },
		{ needles: ": one draw", duration: "per area", downtime: ", but sore" },
		["Yes: one draw", "28 to 42 minutes per area", "None, but sore"],
	],
])("facts in words: %j with the notes %j", (own, notes, words) => {
	expect(Object.values(describeFacts({ ...course, ...own }, notes))).toEqual(
		expect.arrayContaining(words),
	);
});

test.each([
	[{ min: 3, max: 6 }, weeks, "A first course is 3 to 6 sessions, usually 4 to 6 weeks apart."],
	[
		once,
		weeks,
		"One visit can be enough. If you’d like to keep it up, visits are usually 4 to 6 weeks apart.",
	],
	[
		null,
		weeks,
		"Care goes on for as long as you and your provider agree, with visits usually 4 to 6 weeks apart.",
	],
	[once, null, null],
])("a course of %j, %j apart", (sessions, intervalDays, text) => {
	expect(describeCourse({ sessions, intervalDays })).toBe(text);
});
