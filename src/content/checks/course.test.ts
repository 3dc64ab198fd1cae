import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";

const facial = "content/services/facial.json";

/** Changes the facial, and lists the paths that are wrong afterward. */
const pathsAfter = (...changes: readonly (readonly [path: (string | number)[], value: unknown])[]) =>
	problemsAfter(({ set }: Fixture) => {
		for (const [path, value] of changes) set(facial, path, value);
	}).map(({ file, path }) => {
		expect(file).toBe(facial);
		return path;
	});

test("a figure that the prose doesn't have is named, with the text it was compared with", () => {
	expect(problemsAfter(({ set }) => set(facial, ["course", "sessions", "max"], 4))).toEqual([
		{
			file: facial,
			path: "course.sessions.max",
			found: "4",
			expected: 'a figure of the text "3"',
			remedy: "Correct the figure or the text. A week is 7 days, a month 30, a year 365.",
		},
	]);
});

test.each([
	["intervalDays", "spacing", "4–6 weeks on the face, 6–8 on the body", [28, 56], [28, 63]],
	["intervalDays", "spacing", "Twice a week", [3, 4], [3, 5]],
	["downtimeDays", "downtime", "1–3 days of redness, up to a week of fine marks", [1, 7], [1, 8]],
	["onsetDays", "onset", "The same day, settled at 2 weeks", [0, 14], [1, 14]],
	["lastsDays", "lasts", "A year or longer", [365, 365], [360, 365]],
	["visitMinutes", "duration", "60 minutes, then 20–30 minutes", [20, 60], [20, 90]],
] as const)("%s is compared with “%s: %s”", (figure, fact, text, [min, max], [otherMin, otherMax]) => {
	const change = (from: number, to: number) => pathsAfter([["facts", fact], text], [["course", figure], { min: from, max: to }]);
	expect(change(min, max)).toEqual([]);
	expect(change(otherMin, otherMax)).toEqual([`course.${figure}.${otherMin === min ? "max" : "min"}`]);
});

test("the aftercare's days are a figure of the aftercare, in digits or words", () => {
	const care = ["Skip saunas for 48 hours.", "Use the cleanser for five days.", "Wear a hat."];
	const change = (days: number | null) => pathsAfter([["postCare"], care], [["course", "aftercareDays"], days]);
	expect([change(5), change(2), change(0), change(null)]).toEqual([[], [], [], []]);
	expect(change(7)).toEqual(["course.aftercareDays"]);
});

test("needles and numbing say what the visit's description says", () => {
	const day = "The nurse numbs your skin, and a fine needle leaves small channels in it.";
	expect(pathsAfter([["whatToExpect", "theDay"], day])).toEqual(["course.needles", "course.numbing"]);
	expect(pathsAfter([["whatToExpect", "theDay"], day], [["course", "needles"], true], [["course", "numbing"], true])).toEqual([]);
	expect(pathsAfter([["course", "needles"], true])).toEqual(["course.needles"]);
});

test("skin types end before the ones that it isn't for", () => {
	const notFor = ["Pregnancy", "Fitzpatrick types V and VI", "A line about something else"];
	expect(pathsAfter([["candidacy", "notFor"], notFor])).toEqual(["course.skinTypes"]);
	expect(pathsAfter([["candidacy", "notFor"], notFor], [["course", "skinTypes"], { from: 1, to: 4 }])).toEqual([]);
});

test("whatever the candidacy rules out is listed, and nothing else", () => {
	const lines = ["Tanned or sunburned skin", "A second line", "A third line"];
	expect(
		pathsAfter([
			["candidacy", "notFor"],
			[...lines, "Pregnancy"],
		]),
	).toEqual(["exclusions"]);
	expect(pathsAfter([["candidacy", "notFor"], lines], [["exclusions"], [{ exclusion: "tan" }]])).toEqual([]);
	expect(pathsAfter([["candidacy", "notFor"], lines], [["exclusions"], [{ exclusion: "tan" }, { exclusion: "pregnancy" }]])).toEqual(["exclusions"]);
});
