// ../../schemas/spelling.test.ts tests spelling.
import {
	accepts,
	acceptsLines,
	refuses,
	refusesLines,
} from "../../../tests/support/content-tables";

refusesLines([
	["call {phne} today", "Did you mean {phone}?"],
	["call {phone today", "one brace without the other"],
	["call [phone] today", "A link is written [words](/path)"],
	["see https://vote.example/x", "Say in words"],
	["a <b>warm</b> towel", "A visitor would read these marks"],
	["a **warm** towel", "A visitor would read these marks"],
	["TODO the price", "isn't finished"],
	["weâ€™re glad", "Letters went wrong"],
	["a\u00a0space", "special space"],
	["call (918) 555-0142", "Type {phone}"],
	["Please call if it swells.", "Say the number"],
	["it's warm", "curly ones"],
	["closed on 30 September", "British"],
	["the the towel", "there twice"],
]);

refuses([
	[
		"media/catalog.json",
		[1, "alt"],
		"A picture of two cups of tea on a table",
		"Begin with what it shows",
	],
	["services/facial.json", ["title"], "Facial {phone}", "isn't replaced in this field"],
	[
		"services/facial.json",
		["courseNotes"],
		{ downtime: ", see [the page](/about)" },
		"A link is written",
		"courseNotes.downtime",
	],
	[
		"statements.json",
		[0, "text"],
		"{afterHours} This is a statement that names another one.",
		"{afterHours}",
	],
	[
		"site.json",
		["textMessage", "about"],
		"Hi, I have a question about {topc} and {topic}.",
		"Did you mean {topic}?",
	],
]);

acceptsLines([
	"Ask at {spa}, or read [what it costs](/pricing)",
	"20 °C, 10 µg, 5 μmol, m² and ½ cup, 3–6 sessions, $150 to $200, and 20% off",
	"a coming-and-going towel; see a) and b) below, in Room #5",
]);
accepts([[["legal/privacy.json", ["sections", 0, "heading"], "1. What we keep"]]]);
