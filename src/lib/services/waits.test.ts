import { describeWait, groupWaits } from "./describe-waits";
import { findWaitsAmong, findWaitsBefore, getWaitDays } from "./waits";

const wait = (after: string, before: string, days: number) => ({
	after,
	before,
	days,
	why: "suction can move it",
	sentence: "",
});
const waits = [
	wait("filler", "facial", 14),
	wait("facial", "filler", 0),
	wait("tan", "facial", 7),
	wait("filler", "laser", 28),
];
const getTitle = (slug: string) => ({ facial: "Facial", filler: "Filler" })[slug];

test("waits are found among chosen treatments and before one treatment", () => {
	expect(findWaitsAmong(waits, ["filler", "facial"])).toEqual(waits.slice(0, 2));
	expect([findWaitsBefore(waits, "facial"), findWaitsBefore(waits, "filler")]).toEqual([
		[waits[0], waits[2]],
		[],
	]);
	expect([
		getWaitDays({ days: 7, laterDays: 28 }),
		getWaitDays({ days: 7, laterDays: null }),
	]).toEqual([28, 7]);
});

test("a wait is a sentence; those of the same length and reason share one", () => {
	const sentence =
		"After your last isotretinoin capsule, wait 6 months before Facial: suction can move it.";
	expect(describeWait(wait("isotretinoin", "facial", 180), getTitle)).toBe(sentence);
	expect(describeWait(wait("facial", "filler", 0), getTitle)).toBe(
		"After Facial, Filler can be the same day: suction can move it.",
	);
	const groups = groupWaits(
		[wait("filler", "facial", 14), wait("filler", "dental-work", 14)],
		getTitle,
	);
	expect(groups).toEqual([
		{
			title: "After Filler",
			lines: ["Wait 2 weeks before Facial and dental work: suction can move it."],
		},
	]);
});
