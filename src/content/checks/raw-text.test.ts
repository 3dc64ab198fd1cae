/** What's refused of a single text: raw text, facts typed by hand, and how it's typed. Spelling has a test of its own (../../schemas/spelling.test.ts). */
import { accepts, acceptsLines, refuses, refusesLines } from "../../../tests/support/content-tables";

const marks = "A visitor would read these marks";
const unfinished = "isn't finished";

refusesLines([
	["call {phne} today", "Did you mean {phone}?"],
	["call {phone today", "one brace without the other"],
	["call{phone} today", "A space is missing"],
	["call [phone] today", "A link is written [words](/path)"],
	["see [the page] (/about)", "A link is written"],
	["see [here](/about)", "say where it leads"],
	["see https://vote.example/x", "Say in words"],
	["a <b>warm</b> towel", marks],
	["soap&nbsp;and water", marks],
	["a **warm** towel", marks],
	["• a point", marks],
	["TODO the price", unfinished],
	["it costs $XX", unfinished],
	["weâ€™re glad", "Letters went wrong"],
	["so glad 😀", "no emoji"],
	["a\u00a0space", "special space"],
	["a soft\u00adhyphen", "invisible"],
	["call (405) 555-0100", "Type {phone}"],
	["write to desk@spa.example", "{email}"],
	["we are at 1 Sample St", "{street}"],
	["in OK 73069", "{address}"],
	["Please call if it swells.", "Say the number"],
	["Questions? Text us.", "Say the number"],
	["it's warm", "curly ones"],
	['a "warm" towel', "curly ones"],
	["closed on 30 September", "British"],
	["the the towel", "there twice"],
]);

refuses([
	["services/facial.json", ["title"], "Facial {phone}", "isn't replaced in this field"],
	["services/facial.json", ["courseNotes"], { downtime: ", see [the page](/about)" }, "A link is written", "courseNotes.downtime"],
	["statements.json", [0, "text"], "{afterHours} This is a statement that names another one.", "{afterHours}"],
	["site.json", ["textMessage", "about"], "Hi, I have a question about {topc} and {topic}.", "Did you mean {topic}?"],
]);

acceptsLines([
	"Ask at {spa}, or read [what it costs](/pricing)",
	"20 °C, 10 µg, 5 μmol, m² and ½ cup, 3–6 sessions, $150 to $200, and 20% off",
	"a coming-and-going towel; see a) and b) below, in Room #5",
	"so that that is clear to Zoë, José and O’Brien, 5'4\" tall",
]);
accepts([[["legal/privacy.json", ["sections", 0, "heading"], "1. What we keep"]]]);
