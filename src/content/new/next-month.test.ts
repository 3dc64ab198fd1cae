import { getNextMonth } from "./next-month";

test.each([
	["2026-11-25", "2026-12-01", "2026-12-31"],
	["2026-12-31", "2027-01-01", "2027-01-31"],
	["2027-01-31", "2027-02-01", "2027-02-28"],
	["2028-01-01", "2028-02-01", "2028-02-29"],
])("the month after %s is %s to %s", (day, first, last) => {
	expect(getNextMonth(day)).toEqual({ first, last });
});
