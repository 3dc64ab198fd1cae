import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/site.json", [
	[
		"a day twice",
		[[["hours", 1], { day: 1, name: "Monday", opens: "18:00", closes: "20:00" }]],
		["hours[1].day", "1 (Monday)", "each day once", "Remove one of the two. A day has one opening and one closing time."],
	],
	[
		"a name that isn't the number's",
		[[["hours", 0, "name"], "Sunday"]],
		["hours[0].name", '"Sunday"', "Monday, because day 1 is Monday", "Correct the name or the number: 0 is Sunday, 1 Monday, 6 Saturday."],
	],
	[
		"a name with a slip",
		[[["hours", 0, "name"], "Mnday"]],
		["hours[0].name", '"Mnday"', "one of: Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday", 'Did you mean "Monday"? Write one of them.'],
	],
	[
		"closing before opening",
		[[["hours", 0, "closes"], "05:00"]],
		["hours[0].closes", '"05:00"', "a time after opens, on the same day", 'Write the times on a 24-hour clock: 5 in the afternoon is "17:00".'],
	],
	[
		"opening at night",
		[[["hours", 0, "opens"], "01:00"]],
		["hours[0].opens", '"01:00"', "05:00 or later", 'Write the time on a 24-hour clock: 9 in the morning is "09:00", 1 in the afternoon "13:00".'],
	],
	[
		"closing at midnight",
		[[["hours", 0, "closes"], "23:59"]],
		["hours[0].closes", '"23:59"', "23:00 or earlier", 'Write the time on a 24-hour clock: 5 in the afternoon is "17:00".'],
	],
	["open for a few minutes", [[["hours", 0, "closes"], "09:17"]], ["hours[0].closes", '"09:17"', "an hour after 09:00 at least", "Correct opens or closes."]],
	["closed all week", [[["hours"], []]], ["hours", "[]", "1 entry or more", "Add 1 at least."]],
	[
		"a holiday's date twice",
		[[["holidays", 1], { date: "2026-12-25", name: "Winter break" }]],
		["holidays[1].date", '"2026-12-25"', "each date once", "It's at holidays[0] already. Remove one of the two, or correct the date."],
	],
	[
		"a holiday on another day",
		[[["holidays", 0, "date"], "2026-12-26"]],
		[
			"holidays[0].date",
			'"2026-12-26", December 26, 2026',
			"December 25, 2026, the date of Christmas Day",
			`Write "2026-12-25". If you're closed on another day for it, add "observed" to the name: "Christmas Day, observed".`,
		],
	],
	[
		"Thanksgiving on the last Thursday",
		[[["holidays", 0], { date: "2028-11-30", name: "Thanksgiving Day" }]],
		[
			"holidays[0].date",
			'"2028-11-30", November 30, 2028',
			"November 23, 2028, the date of Thanksgiving Day",
			`Write "2028-11-23". If you're closed on another day for it, add "observed" to the name: "Thanksgiving Day, observed".`,
		],
	],
	[
		"Memorial Day a week early",
		[[["holidays", 0], { date: "2027-05-24", name: "Memorial Day" }]],
		[
			"holidays[0].date",
			'"2027-05-24", May 24, 2027',
			"May 31, 2027, the date of Memorial Day",
			`Write "2027-05-31". If you're closed on another day for it, add "observed" to the name: "Memorial Day, observed".`,
		],
	],
	[
		"a holiday in the year before",
		[[["holidays", 1], { date: "2025-08-14", name: "Staff training" }]],
		["holidays[1].date", "August 14, 2025", "a day after December 25, 2026, the one before it in the list", "Correct the year, or put the holidays in order."],
	],
	[
		"a holiday on a day that there isn't",
		[[["holidays", 0, "date"], "2026-02-30"]],
		["holidays[0].date", '"2026-02-30"', "a day that the calendar has, written YYYY-MM-DD", "Write it in that form."],
	],
	["a holiday without its name", [[["holidays", 0, "name"], ""]], ["holidays[0].name", '""', "text", "Write the text."]],
]);

acceptsFacts("content/site.json", [
	[
		"a week in another order, from early to late",
		[
			[
				["hours"],
				[
					{ day: 6, name: "Saturday", opens: "06:00", closes: "22:30" },
					{ day: 0, name: "Sunday", opens: "12:00", closes: "16:00" },
				],
			],
		],
	],
	["no holiday", [[["holidays"], []]]],
	[
		"holidays on their days",
		[
			[
				["holidays"],
				[
					{ date: "2026-11-26", name: "Thanksgiving" },
					{ date: "2026-11-27", name: "Day after Thanksgiving" },
					{ date: "2027-01-01", name: "New Year’s Day" },
					{ date: "2027-01-18", name: "Martin Luther King Jr. Day" },
					{ date: "2027-02-15", name: "Presidents’ Day" },
					{ date: "2027-05-31", name: "Memorial Day" },
					{ date: "2027-09-06", name: "Labor Day" },
				],
			],
		],
	],
	["a holiday on the day it's observed", [[["holidays"], [{ date: "2027-07-05", name: "Independence Day, observed" }]]]],
	["a day of the spa's own", [[["holidays"], [{ date: "2026-08-14", name: "Staff training" }]]]],
]);
