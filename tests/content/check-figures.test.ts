import { accepts, refuses } from "../support/content-tables";

const facial = "services/facial.json";
const member = "memberships.json";
const pack = "packages.json";
const special = "specials/spring.json";

refuses([
	[facial, ["prices", 0, "upTo"], 200, "belongs to a lowest one"],
	[facial, ["prices", 2, "upTo"], undefined, "the highest"],
	[facial, ["prices", 1, "name"], "Single treatment", "is the same"],
	[facial, ["prices", 1, "amount"], 450, "$450"],
	[
		facial,
		["faqs", 0, "answer"],
		"It costs $140 per treatment, and tea is included in that.",
		"no “$140 per treatment”",
	],
	[
		"products/cream.json",
		["summary"],
		"One sentence that says on a card what it is, and that it costs $25 for a jar.",
		"isn't among the prices",
	],
	[pack, [0, "separately"], 500, "Write 450"],
	[pack, [0, "amount"], 450, "somewhat less than $450"],
	[pack, [0, "contents", 0, "price"], "Singl treatment", 'Did you mean "Single treatment"?'],
	[pack, [0, "services"], ["facial"], "the package names facial", "[0].contents"],
	[
		member,
		[0, "benefits", "memberPrices", 0, "amount"],
		190,
		"“$180” isn't among the prices",
		"[0].includes[3]",
	],
	[special, ["offer"], "A facial for $120 instead of $140", "“$140” isn't among the prices"],
	[special, ["prices", 0, "amount"], 150, "a special's is lower"],
	[
		facial,
		["faqs", 0, "answer"],
		"It’s from $140 if you come alone, and tea is included in that.",
		"everywhere else it's",
	],
	[
		"services/needling.json",
		["course", "needles"],
		false,
		"deep-microneedling, which takes needles",
	],
	["resources/winter.json", ["reviewed"], "2025-01-04", "isn't before published"],
	[facial, ["review", "date"], "2026-07-04", "hasn't come yet"],
	["reviews.json", [0, "date"], "2206-05-01", "The year is 2206"],
	[special, ["ends"], "2026-02-04", "isn't before starts, which is 2026-"],
	["campaigns.json", [0, "window", "last"], "2026-03-29T23:59:59", "the event isn't over"],
	[
		"campaigns.json",
		[0, "event", "ends"],
		"2026-03-09T15:00:00",
		"an end after starts, which is 2026-03-09T",
	],
	["campaigns.json", [0, "details", 0, "value"], "Tuesday, March 9", "is a Monday"],
	["site.json", ["hours", 0, "name"], "Tuesday", "Day 1 is Monday"],
	[
		"site.json",
		["holidays", 0],
		{ date: "2026-11-19", name: "Thanksgiving Day" },
		'Write "2026-11-26"',
		"holidays[0].date",
	],
	["site.json", ["phone", "display"], "(405) 555-0199", "isn't the number"],
]);

accepts([
	[
		[
			facial,
			["faqs", 0, "answer"],
			"It costs about $140 per treatment elsewhere, and $150 per treatment with us.",
		],
	],
	// Today.
	[[facial, ["review", "date"], "2026-06-15"]],
	[["campaigns.json", [0, "details", 0, "value"], "Monday, March 9, 4–7 PM"]],
	[["site.json", ["holidays", 0], { date: "2026-07-03", name: "Independence Day, observed" }]],
]);
