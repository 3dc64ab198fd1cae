import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/campaigns.json", [
	[
		"another weekday than the event's",
		[[[0, "details", 0, "value"], "Tuesday, March 9, 4 to 7 PM"]],
		["[0].details[0].value", '"Tuesday, March 9"', "the weekday of that date: Monday, March 9, 2026", "Correct the weekday or the date."],
	],
]);
refusesFacts("content/specials/spring.json", [
	[
		"another weekday in a year that's written",
		[[["terms", 0], "Come in by Friday, April 30, 2026."]],
		["terms[0]", '"Friday, April 30, 2026"', "the weekday of that date: Thursday, April 30, 2026", "Correct the weekday or the date."],
	],
	[
		"another weekday than in the special's year",
		[[["terms", 0], "Come in by Friday, April 30."]],
		["terms[0]", '"Friday, April 30"', "the weekday of that date: Thursday, April 30, 2026", "Correct the weekday or the date."],
	],
]);
refusesFacts("content/services/facial.json", [
	[
		"a day that the calendar doesn't have",
		[[["postCare", 0], "From June 31, we’re back in the old rooms."]],
		["postCare[0]", '"June 31"', "a day that the calendar has", "Correct the date."],
	],
	[
		"February 29 in another year",
		[[["postCare", 0], "From February 29, 2027, we’re back in the old rooms."]],
		["postCare[0]", '"February 29, 2027"', "a day that the calendar has", "Correct the date."],
	],
]);

acceptsFacts("content/campaigns.json", [["the event's weekday", [[[0, "details", 0, "value"], "Monday, March 9, 4 to 7 PM"]]]]);
acceptsFacts("content/specials/spring.json", [["days on their weekdays", [[["terms", 0], "From Monday, March 2, to Thursday, April 30, 2026."]]]]);
acceptsFacts("content/services/facial.json", [
	["a weekday in a year that nobody can know", [[["postCare", 0], "From Friday, June 30, we’re back in the old rooms."]]],
	["February 29", [[["postCare", 0], "Until February 29, we’re in the new rooms."]]],
	["a month with a number that isn't a date", [[["postCare", 0], "In March 2026 we moved into the new rooms."]]],
]);
