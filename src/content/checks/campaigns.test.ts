import { problemsAfter } from "../../../tests/support/content-fixture";
import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/campaigns.json", [
	[
		"a window that ends before it begins",
		[[[0, "window"], { first: "2026-03-09T23:59:59", last: "2026-03-02T00:00:00" }]],
		["[0].window.last", "March 2, 2026, 00:00:00", "a time after March 9, 2026, 23:59:59, when it begins", "Correct first or last."],
	],
	[
		"a window of a second",
		[
			[[0, "window"], { first: "2026-03-09T15:59:58", last: "2026-03-09T15:59:59" }],
			[[0, "event"], undefined],
		],
		["[0].window.last", "March 9, 2026, 15:59:59", "an hour after March 9, 2026, 15:59:58 at least, when it begins", "Correct first or last."],
	],
	[
		"a window of many years",
		[
			[[0, "window", "last"], "2029-03-09T23:59:59"],
			[[0, "event"], undefined],
		],
		["[0].window.last", "March 9, 2029, 23:59:59", "a day within two years of March 2, 2026", "Correct the year."],
	],
	[
		"an event that's over when the dialog first opens",
		[[[0, "window"], { first: "2026-03-09T20:00:00", last: "2026-03-09T23:59:59" }]],
		["[0].event.ends", "March 9, 2026, 19:00:00", "a time after March 9, 2026, 20:00:00, when the dialog first opens", "Correct the event or the window."],
	],
	[
		"a dialog that still opens when the event is over",
		[[[0, "window", "last"], "2026-03-10T12:00:00"]],
		["[0].window.last", "March 10, 2026, 12:00:00", "March 9, 2026, when the event is over, or earlier", "Correct the window or the event."],
	],
	[
		"an event more than a year after the dialog",
		[
			[[0, "event", "starts"], "2027-04-09T16:00:00"],
			[[0, "event", "ends"], "2027-04-09T19:00:00"],
		],
		["[0].event.starts", "April 9, 2027, 16:00:00", "a day within a year of March 9, 2026, when the dialog last opens", "Correct the year."],
	],
	[
		"an event of a month",
		[[[0, "event", "ends"], "2026-04-09T19:00:00"]],
		["[0].event.ends", "April 9, 2026, 19:00:00", "a day within a week of March 9, 2026, when it starts", "Correct the day on which it starts or ends."],
	],
	[
		"an event that ends before it starts",
		[[[0, "event", "ends"], "2026-03-09T07:00:00"]],
		["[0].event.ends", '"2026-03-09T07:00:00"', "an end that's after the start", "Correct starts or ends. Hours are on a 24-hour clock."],
	],
	[
		"an event at night",
		[[[0, "event", "starts"], "2026-03-09T04:00:00"]],
		["[0].event.starts", "March 9, 2026, 04:00:00", "05:00:00 or later", 'Write the time on a 24-hour clock: 4 in the afternoon is "16:00:00".'],
	],
	["a delay in seconds", [[[0, "delayMs"], 2]], ["[0].delayMs", "2", "milliseconds: 0, or 500 to 60000", "Write 1000 for one second."]],
	[
		"an hour that clocks skip",
		[[[0, "window", "first"], "2026-03-08T02:30:00"]],
		[
			"[0].window.first",
			"March 8, 2026, 02:30:00",
			"a time that the spa's clocks show: they skip this hour when daylight saving time begins",
			"Write a time an hour later.",
		],
	],
	[
		"an end in an hour that clocks skip",
		[
			[[0, "event"], undefined],
			[[0, "window", "last"], "2026-03-08T02:00:00"],
		],
		[
			"[0].window.last",
			"March 8, 2026, 02:00:00",
			"a time that the spa's clocks show: they skip this hour when daylight saving time begins",
			"Write a time an hour later.",
		],
	],
	[
		"a day that there isn't",
		[[[0, "window", "first"], "2026-02-30T00:00:00"]],
		[
			"[0].window.first",
			'"2026-02-30T00:00:00"',
			"a day that the calendar has and a time from 00:00:00 to 23:59:59",
			"Correct the day or the time: year, month, day, T, hours, minutes, seconds.",
		],
	],
	[
		"a month that there isn't",
		[[[0, "window", "first"], "2026-13-01T00:00:00"]],
		[
			"[0].window.first",
			'"2026-13-01T00:00:00"',
			"a day that the calendar has and a time from 00:00:00 to 23:59:59",
			"Correct the day or the time: year, month, day, T, hours, minutes, seconds.",
		],
	],
	[
		"an hour that there isn't",
		[[[0, "window", "last"], "2026-03-09T24:00:00"]],
		[
			"[0].window.last",
			'"2026-03-09T24:00:00"',
			"a day that the calendar has and a time from 00:00:00 to 23:59:59",
			"Correct the day or the time: year, month, day, T, hours, minutes, seconds.",
		],
	],
	[
		"an event in another year than the dialog",
		[
			[[0, "event", "starts"], "2025-03-09T16:00:00"],
			[[0, "event", "ends"], "2025-03-09T19:00:00"],
		],
		["[0].event.ends", "March 9, 2025, 19:00:00", "a time after March 2, 2026, 00:00:00, when the dialog first opens", "Correct the event or the window."],
	],
	[
		"a year with a slip",
		[
			[[0, "event"], undefined],
			[[0, "window"], { first: null, last: "2206-03-09T23:59:59" }],
		],
		["[0].window.last", "March 9, 2206", "a year from 2015 to 2029", "Correct the year."],
	],
	[
		"a name in the browser's memory with blanks",
		[[[0, "storageKey"], "Open house"]],
		["[0].storageKey", '"Open house"', "lowercase words joined by hyphens, such as grand-opening-last-seen", "Write it in that form."],
	],
]);

test("a problem: a name in the browser's memory that another campaign has", () => {
	const file = "content/campaigns.json";
	const problems = problemsAfter(({ read, write }) => {
		const [campaign] = read(file) as object[];
		write(file, [campaign, { ...campaign, slug: "second-evening", dialogName: "Second evening" }]);
	});
	expect(problems).toEqual([
		{
			file,
			path: "[1].storageKey",
			found: '"open-house-last-seen"',
			expected: 'a name that "open-house" doesn\'t have',
			remedy: "Change one of them. Otherwise whoever has closed one of the dialogs doesn't see the other.",
		},
	]);
});

acceptsFacts("content/campaigns.json", [
	["a window that ends before the event", [[[0, "window", "last"], "2026-03-08T23:59:59"]]],
	["a window that has always been open", [[[0, "window", "first"], null]]],
	["an event of some days", [[[0, "event", "ends"], "2026-03-12T19:00:00"]]],
	["no delay", [[[0, "delayMs"], 0]]],
	["the hour before clocks skip one, and the one after", [[[0, "window"], { first: "2026-03-08T01:59:59", last: "2026-03-08T03:00:00" }]]],
	[
		"an hour that clocks show twice",
		[
			[[0, "event"], undefined],
			[[0, "window"], { first: "2026-11-01T01:30:00", last: "2026-11-02T00:00:00" }],
		],
	],
]);
