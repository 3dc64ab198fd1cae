import { summarizeRatings } from "./rating";

test("averages to one decimal and counts; without reviews there's nothing to show", () => {
	expect(summarizeRatings([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toEqual({ average: "4.3", count: 3 });
	expect(() => summarizeRatings([])).toThrow(/content\/reviews\.json/);
});
