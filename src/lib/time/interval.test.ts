import { describeInterval, formatRange } from "./interval";

test.each([
	[28, 28, "4 weeks"],
	[28, 42, "4–6 weeks"],
	[7, 7, "1 week"],
	[7, 14, "1–2 weeks"],
	[3, 4, "3–4 days"],
	[1, 1, "1 day"],
	[7, 30, "7–30 days"],
	[30, 30, "1 month"],
	[90, 120, "3–4 months"],
	[90, 360, "3–12 months"],
])("from %i to %i days is %s", (min, max, text) => {
	expect(describeInterval({ min, max })).toBe(text);
});

test("a range of one figure is that figure", () => {
	expect([formatRange({ min: 4, max: 4 }), formatRange({ min: 3, max: 6 })]).toEqual(["4", "3–6"]);
});
