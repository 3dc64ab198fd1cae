import { type AftercareItem, describeDates, describeSpan, findItems, listTurningDays, sortByEnd } from "./aftercare";

const item = (fromDay: number, toDay: number | null): AftercareItem => ({ fromDay, toDay, kind: "do", text: `${fromDay} to ${toDay}` });
const textsOf = (items: readonly AftercareItem[]) => items.map(({ text }) => text);

test.each([
	[0, 0, "Treatment day", "Wed, Dec 30"],
	[0, 2, "Through day 2", "Wed, Dec 30 to Fri, Jan 1, 2027"],
	[0, 14, "For 2 weeks", "Wed, Dec 30 to Wed, Jan 13, 2027"],
	[3, 3, "Day 3", "Sat, Jan 2, 2027"],
	[3, 5, "Days 3–5", "Sat, Jan 2, 2027 to Mon, Jan 4, 2027"],
	[0, null, "From now on", "From Wed, Dec 30 on"],
	[2, null, "From day 2 on", "From Fri, Jan 1, 2027 on"],
])("from day %s to %s is “%s”; after December 30, “%s”", (fromDay, toDay, words, dates) => {
	expect([describeSpan({ fromDay, toDay }), describeDates({ fromDay, toDay }, "2026-12-30")]).toEqual([words, dates]);
});

const items = [item(0, 0), item(0, 2), item(2, 5), item(9, null)];

test.each([
	[0, ["0 to 0", "0 to 2"]],
	[2, ["0 to 2", "2 to 5"]],
	[6, []],
	[300, ["9 to null"]],
])("on day %s, what has begun and isn't over applies", (day, texts) => {
	expect(textsOf(findItems(items, day))).toEqual(texts);
});

test("something changes when an item begins, and on the day after it ends", () => {
	expect(listTurningDays(items)).toEqual([1, 2, 3, 6, 9]);
});

test("what ends first comes first, and what applies from now on comes last", () => {
	const mixed = [item(3, null), item(0, null), item(0, 14), item(1, 1), item(0, 1)];
	expect(textsOf(sortByEnd(mixed))).toEqual(["0 to 1", "1 to 1", "0 to 14", "0 to null", "3 to null"]);
});
