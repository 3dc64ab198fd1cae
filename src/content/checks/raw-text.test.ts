/** Groups (e) and (f) of what's refused: raw text, facts typed by hand, and how a text is typed. Spelling has a table of its own (../spelling.test.ts). */
import { accepts, acceptsLines, findProblems, refuses, refusesLines } from "../../../tests/support/content-tables";

const wrong = "Letters went wrong";
const marks = "A visitor would read these marks";
const unfinished = "isn't finished";

describe("(e) raw text", () => {
	refusesLines([
		["call {phne} today", "Did you mean {phone}?"],
		["call {phone today", "one brace without the other"],
		["call [phone] today", "A link is written [words](/path)"],
		["call%phone% today", "is in braces"],
		["call{phone} today", "A space is missing"],
		["a <b>warm</b> towel", marks],
		["soap&nbsp;and water", "Type the character itself"],
		["a **warm** towel", marks],
		["a _warm_ towel", marks],
		["# A heading", "sets headings"],
		["- a point", "sets headings"],
		["• a point", "sets headings"],
		["1. a point", "numbers lists"],
		["an ![icon](a.jpg) here", "can't hold a picture"],
		["see [the page] (/about)", "A link is written"],
		["see [the page](/about us)", "A link is written"],
		["see https://vote.example/x", "Say in words"],
		["write to a@b.example", "{email}"],
		["a footnote* here", "no footnotes"],
		["a line\\n break", marks],
		["TODO the price", unfinished],
		["it costs $XX", "Write the figure"],
		["lorem ipsum", unfinished],
		["(insert price) today", unfinished],
		["ask @Renee first", unfinished],
		["Facial (copy)", "Another program left this"],
		["it costs #REF!", "Another program left this"],
		["undefined", "Another program left this"],
		["As an AI language model, I say so", "Another program left this"],
		["test", unfinished],
		["weâ€™re glad", wrong],
		["a cafÃ© next door", wrong],
		["a caf\uFFFD next door", wrong],
		["so glad 😀", "no emoji"],
		["a\u00a0space", "special space"],
		["a soft\u00adhyphen", "invisible"],
		["а towel in Cyrillic", "only look like ours"],
		["call (405) 555-0100", "Type {phone}"],
		["Please call if it swells.", "Say the number"],
		["Questions? Text us.", "Say the number"],
		["write to desk@spa.example", "{email}"],
		["we are at 1 Sample St", "{street}"],
		["in OK 73069", "{address}"],
	]);
	refuses([
		["services/facial.json", ["title"], "Facial {phone}", "isn't replaced in this field"],
		["services/facial.json", ["courseNotes"], { downtime: ", see [the page](/about)" }, "A link is written", "courseNotes.downtime"],
		["statements.json", [0, "text"], "{afterHours} This is a statement that names another one.", "{afterHours}"],
		["site.json", ["textMessage", "about"], "Hi, I have a question about {topc} and {topic}.", "Did you mean {topic}?"],
	]);
	acceptsLines([
		"Ask at {spa}, or read [what it costs](/pricing)",
		"Zoë, José and O’Brien",
		"20 °C, 10 µg, 5 μmol, m² and ½ cup",
		"3–6 sessions, $150 to $200, and 20% off",
		"Vitamin B12 (as methylcobalamin), 2.4 mcg",
		"Room #5, and what’s in it",
		"a coming-and-going towel; see a) and b) below",
	]);
	accepts([[["legal/privacy.json", ["sections", 0, "heading"], "1. What we keep"]]]);
});

describe("(f) typing", () => {
	refusesLines([
		[" a towel", "Delete the space"],
		["a  towel", "one space between"],
		["don?t rush it", "The apostrophe"],
		["closed on 30 September", "British"],
		["Ring {phone} first", "British"],
		["a towel , please", "A space is too much"],
		["it's warm", "The apostrophe"],
		['a "warm" towel', "Quotation marks are curly"],
		["warm,, and dry", "One mark is enough"],
		["Warm.Then dry it", "A space belongs after the mark"],
		["redness, swelling,", "ends with a mark"],
		["the the towel", "there twice"],
		["a towel (warm", "no other half"],
		["a “warm towel", "no other half"],
		["Wash it with water. Dry it. Wash it with water.", "there twice"],
	]);
	test("two spaces after a mark are one problem", () => {
		const problems = findProblems([["resources/winter.json", ["sections", 0, "bullets", 0], "Warm it.  Then dry it"]]);
		expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining("one space between")]);
	});
	acceptsLines(["“Warm” towels (two of them)", "so that that is clear", "5'4\" tall, and e.g., a towel", "Really? Yes.", "It’s $1,200, and 3.5 mL"]);
});
