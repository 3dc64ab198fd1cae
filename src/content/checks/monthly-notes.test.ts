import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import type { Problem } from "../problem";

const file = "content/services/facial.json";
/** The facial as weight care by the month, with a note. */
const note =
	(words: string | undefined, unit = "per month") =>
	({ set }: Fixture) => {
		set(file, ["title"], "Weight care");
		set(file, ["notices"], ["The compounded semaglutide that we prescribe is not FDA-approved."]);
		set(file, ["prices", 2, "unit"], unit);
		set(file, ["prices", 2, "model"], "month");
		set(file, ["prices", 2, "note"], words);
	};
const lacks = (found: string, expected: string): Problem => ({
	file,
	path: "prices[2].note",
	found,
	expected: `a note that also says ${expected}`,
	remedy: "Write it as in: 3-month term, $1,200 in total; cancel by email a week before the next month.",
});
const ours = (change: (fixture: Fixture) => void): Problem[] => problemsAfter(change).filter(({ path }) => path === "prices[2].note");

test.each([
	["nothing", undefined, lacks("nothing", "the total and the commitment, or that there's no minimum and how to cancel")],
	["the visit alone", "Visit and food plan.", lacks('"Visit and food plan."', "the total and the commitment, or that there's no minimum and how to cancel")],
	["the total alone", "$600 in total.", lacks('"$600 in total."', "the commitment, or that there's no minimum and how to cancel")],
] as const)("a monthly price of weight care with %s is incomplete", (_name, words, problem) => {
	expect(ours(note(words))).toEqual([problem]);
});

test("one that says all of it is right, and so is one that isn't monthly", () => {
	expect(ours(note("Total per month. No minimum; cancel by email."))).toEqual([]);
	expect(ours(note("Visit and food plan.", "per visit"))).toEqual([]);
});
