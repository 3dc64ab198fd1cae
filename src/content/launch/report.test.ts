import type { Duty } from "./duty";
import { countDuties, formatDuties } from "./report";

const duty = (kind: string, state: Duty["state"], own: Partial<Duty> = {}): Duty => ({
	...{ kind, state, found: "not set", why: "It matters.", remedy: "Set it.", places: [] },
	...own,
});
const services = Array.from({ length: 8 }, (_, index) => `content/services/${"abcdefgh"[index]}.json`);

test("says what's left to do, where and how, in lines of 80 characters, and counts it", () => {
	const text = formatDuties([
		duty("Alerts", "look"),
		duty("Reviews", "open", {
			why: "Search engines read the rating that's computed from them, and invented reviews are against the law (16 CFR 465).",
			places: [
				{ file: "content/reviews.json", line: 2, path: "[0]" },
				{ file: "content/reviews.json", line: 9, path: "[1]" },
			],
		}),
		duty("People", "open", {
			places: [
				{ file: "content/team/ann.json", line: 1, path: "" },
				{ file: "content/team/bo.json", path: "image" },
			],
		}),
		duty("Prices", "open", { places: services.map((file) => ({ file, line: 4, path: "prices[0]" })) }),
		duty("Holidays", "done", { found: "There are holidays ahead." }),
	]);
	expect(text).toBe(`To do before the launch
-----------------------
Reviews
  found  not set
  why    Search engines read the rating that's computed from them, and invented
         reviews are against the law (16 CFR 465).
  do     Set it.
  where  content/reviews.json:2  2 places

People
  found  not set
  why    It matters.
  do     Set it.
  where  content/team/ann.json:1
         content/team/bo.json  image

Prices
  found  not set
  why    It matters.
  do     Set it.
  where  content/services/a.json:4  prices[0]
         content/services/b.json:4  prices[0]
         content/services/c.json:4  prices[0]
         content/services/d.json:4  prices[0]
         content/services/e.json:4  prices[0]
         content/services/f.json:4  prices[0]
         and 2 more files; --json lists all

To look at
----------
Alerts
  found  not set
  why    It matters.
  do     Set it.

Done
----
  Holidays: There are holidays ahead.

3 to do, 1 to look at, 1 done.`);
});

test("once nothing is open, says so", () => {
	const duties = [duty("Alerts", "look"), duty("Mail", "done")];
	expect(formatDuties(duties)).toMatch(/\n\nNothing is left to do\. 1 to look at, 1 done\.$/);
	expect(countDuties(duties)).toEqual({ open: 0, look: 1, done: 1 });
});
