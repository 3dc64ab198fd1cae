import {
	type AftercareItem,
	describeDates,
	describeSpan,
	findItems,
	listTurningDays,
	sortByEnd,
} from "./aftercare";

test.each([
	[0, 0, "Treatment day", "Wed, Dec 30"],
	[0, 2, "Through day 2", "Wed, Dec 30 to Fri, Jan 1, 2027"],
	[0, 14, "For 2 weeks", "Wed, Dec 30 to Wed, Jan 13, 2027"],
	[3, 3, "Day 3", "Sat, Jan 2, 2027"],
	[3, 5, "Days 3–5", "Sat, Jan 2, 2027 to Mon, Jan 4, 2027"],
	[0, null, "From now on", "From Wed, Dec 30 on"],
	[2, null, "From day 2 on", "From Fri, Jan 1, 2027 on"],
])("from day %s to %s is “%s”; after December 30, “%s”", (fromDay, toDay, words, dates) => {
	expect([
		describeSpan({ fromDay, toDay }),
		describeDates({ fromDay, toDay }, "2026-12-30"),
	]).toEqual([words, dates]);
});

const toItem = (fromDay: number, toDay: number | null): AftercareItem => ({
	fromDay,
	toDay,
	kind: "do",
	text: `${fromDay} to ${toDay}`,
});
const textsOf = (items: readonly AftercareItem[]) => items.map(({ text }) => text).join(", ");
const items = [toItem(9, null), toItem(0, null), toItem(2, 5), toItem(0, 2), toItem(0, 0)];

test("items apply from first to last day; turning days are when one changes", () => {
	const days = [0, 2, 6, 300].map((day) => textsOf(findItems(items, day)));
	expect(days).toEqual([
		"0 to null, 0 to 2, 0 to 0",
		"0 to null, 2 to 5, 0 to 2",
		"0 to null",
		"9 to null, 0 to null",
	]);
	expect(listTurningDays(items)).toEqual([1, 2, 3, 6, 9]);
});

test("what ends first comes first, and what applies from now on comes last", () => {
	expect(textsOf(sortByEnd([...items, toItem(1, 2)]))).toBe(
		"0 to 0, 0 to 2, 1 to 2, 2 to 5, 0 to null, 9 to null",
	);
});
