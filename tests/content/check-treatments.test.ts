import { accepts, findProblems, refuses } from "../support/content-tables";

const facial = "services/facial.json";
const aftercare = "aftercare/facial.json";
const guide = "concern-guides/dullness.json";
const waits = "waits.json";
const laserWait = { after: "laser", before: "facial", days: 7, why: "the skin is still warm" };

refuses([
	[aftercare, ["items", 2, "toDay"], 3, "ends on day 3", "items"],
	[aftercare, ["items", 0, "fromDay"], 1, "a day that isn't before fromDay", "items[0].toDay"],
	[aftercare, ["warnings", 2, "level"], "now", 'No sign has the level "911"', "warnings"],
	[
		facial,
		["course", "downtimeDays", "max"],
		3,
		"Marks and settling take 3 days",
		"course.eventLeadDays.min",
	],
	[
		facial,
		["course", "onsetDays"],
		{ min: 10, max: 10 },
		"A change shows after 10 days",
		"course.eventLeadDays.max",
	],
	[waits, [0, "before"], "facil", 'Did you mean "facial"?'],
	[waits, [1], laserWait, "is there already", "[1].before"],
	[
		waits,
		[0],
		{ ...laserWait, after: "tan", before: "waxing" },
		"a service, because after is none",
		"[0].before",
	],
	[facial, ["exclusions"], [{ exclusion: "tan" }], "has no wait after tan before it"],
	[guide, ["services", 0], "peptides", "peptides isn't for"],
	[guide, ["review", "reviewer"], "nora-nurse", "A medical review takes a prescriber"],
]);

test("what has to wait after a tan is left out for one", () => {
	const said = findProblems([
		[waits, [0], { ...laserWait, after: "tan", days: 14 }],
		[facial, ["exclusions"], []],
	]);
	expect(said.map(({ message }) => message)).toContainEqual(
		expect.stringContaining("it has to wait 14 days after tan"),
	);
});

accepts([[[waits, [0, "days"], 0]], [[facial, ["course", "eventLeadDays"], null]]]);
