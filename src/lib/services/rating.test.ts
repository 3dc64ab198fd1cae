import { summarizeRatings } from "./rating";

test("averages to one decimal and counts", () => {
	expect(summarizeRatings(Array.from({ length: 9 }, () => ({ rating: 5 })))).toEqual({ average: "5.0", count: 9 });
	expect(summarizeRatings([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toEqual({ average: "4.3", count: 3 });
});

test("throws without reviews, and names the remedy", () => {
	expect(() => summarizeRatings([])).toThrow(/content\/reviews\.json/);
});
