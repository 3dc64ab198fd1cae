import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/reviews.json", [
	[
		"a review of tomorrow",
		[[[0, "date"], "2026-06-16"]],
		[
			"[0].date",
			"June 16, 2026",
			"the day the client wrote the review: today, June 15, 2026, or earlier",
			"Correct the date. If it's ahead on purpose, wait for the day.",
		],
	],
	["a review of another century", [[[0, "date"], "1926-05-04"]], ["[0].date", "May 4, 1926", "a year from 2015 to 2029", "Correct the year."]],
	[
		"a review in a 13th month",
		[[[0, "date"], "2026-13-01"]],
		["[0].date", '"2026-13-01"', "a day that the calendar has, written YYYY-MM-DD", "Write it in that form."],
	],
]);
refusesFacts("content/resources/winter.json", [
	[
		"an article that was reviewed before it was published",
		[[["reviewed"], "2026-01-04"]],
		["reviewed", "January 4, 2026", "February 3, 2026, when it was published, or later", "Correct the day it was reviewed or published."],
	],
	[
		"an article that was reviewed next month",
		[[["reviewed"], "2026-07-04"]],
		[
			"reviewed",
			"July 4, 2026",
			"the day the reviewer last checked it: today, June 15, 2026, or earlier",
			"Correct the date. If it's ahead on purpose, wait for the day.",
		],
	],
]);
refusesFacts("content/careers/nurse.json", [
	[
		"a position that will be offered",
		[[["posted"], "2026-06-16"]],
		[
			"posted",
			"June 16, 2026",
			"the day the position was first offered: today, June 15, 2026, or earlier",
			"Correct the date. If it's ahead on purpose, wait for the day.",
		],
	],
]);
refusesFacts("content/legal/privacy.json", [
	[
		"a change to come",
		[[["updated"], "2027-03-02"]],
		[
			"updated",
			"March 2, 2027",
			"the day the text last changed: today, June 15, 2026, or earlier",
			"Correct the date. If it's ahead on purpose, wait for the day.",
		],
	],
	[
		"a change on February 30",
		[[["updated"], "2026-02-30"]],
		["updated", '"2026-02-30"', "a day that the calendar has, written YYYY-MM-DD", "Write it in that form."],
	],
]);
refusesFacts("content/specials/spring.json", [
	[
		"a special of three years",
		[[["ends"], "2029-03-02"]],
		["ends", "March 2, 2029", "a day within two years of March 2, 2026", "Correct the year. For a special without an end, write null."],
	],
	[
		"a special with a year that has a slip",
		[
			[["starts"], "2206-03-02"],
			[["ends"], null],
		],
		["starts", "March 2, 2206", "a year from 2015 to 2029", "Correct the year."],
	],
]);
refusesFacts("content/site.json", [
	[
		"a holiday in a year with a slip",
		[[["holidays", 0, "date"], "2062-12-25"]],
		["holidays[0].date", "December 25, 2062", "a year from 2015 to 2029", "Correct the year."],
	],
]);

acceptsFacts("content/reviews.json", [["a review of today, on the spa's calendar", [[[0, "date"], "2026-06-15"]]]]);
acceptsFacts("content/resources/winter.json", [["an article that was reviewed when it was published", [[["reviewed"], "2026-02-03"]]]]);
acceptsFacts("content/specials/spring.json", [
	["a special of two years", [[["ends"], "2028-03-01"]]],
	["a special of one day", [[["ends"], "2026-03-02"]]],
	[
		"a special to come",
		[
			[["starts"], "2027-03-02"],
			[["ends"], null],
		],
	],
]);
acceptsFacts("content/site.json", [["a holiday in three years", [[["holidays", 0, "date"], "2029-12-25"]]]]);

refusesFacts("content/specials/spring.json", [
	[
		"a special that ends before it starts",
		[[["ends"], "2026-03-01"]],
		["ends", "March 1, 2026", "March 2, 2026, when it starts, or later", "Correct starts or ends. Perhaps they've changed places."],
	],
]);

acceptsFacts("content/specials/spring.json", [["a special that ends the day it starts", [[["ends"], "2026-03-02"]]]]);
