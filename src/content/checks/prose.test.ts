import { allProblemsAfter, type Fixture } from "../../../tests/support/content-fixture";
import { archaicTurns, britishSpellings, britishWords, contractions } from "./american-english";
import { getGrade, splitSentences } from "./prose";

const facial = "content/services/facial.json";
const privacy = "content/legal/privacy.json";
const problems = allProblemsAfter;
const foundIn = async (text: string, file = facial, path: readonly (string | number)[] = ["whatToExpect", "after"]): Promise<string[]> =>
	(await problems(({ set }) => set(file, path, text))).map(({ found, expected }) => `${found} → ${expected}`);

test("the sample content is plain American English", async () => {
	expect(await problems(() => {})).toEqual([]);
});

describe("a British spelling", () => {
	test.each([
		["The colour of the area fades.", "color"],
		["Your favourite moisturiser works too.", "favorite"],
		["The labelled bottle stays here.", "labeled"],
		["A visit can be cancelled by phone.", "canceled"],
		["It takes a centimetre of gel.", "centimeter"],
		["Ask to see the licence first.", "license"],
		["The programme lasts a year.", "program"],
		["See the catalogue at the desk.", "catalog"],
		["The skin looks grey for a day.", "gray"],
		["Rest for an hour afterwards, please.", "afterward"],
		["Make-up can wait until tomorrow.", "makeup"],
		["Write an e-mail to the desk.", "email"],
		["We apologise for the delay.", "apologize"],
	])("%j is found", async (text, expected) => {
		expect(await foundIn(text)).toContainEqual(expect.stringContaining(`→ "${expected}`));
	});

	test.each(["An hour of your time, four of ours.", "Exercise and surprise are fine.", "A doctor enrolls you.", "Skillful hands and a diary of doses."])(
		"%j has none",
		async (text) => expect(await foundIn(text)).toEqual([]),
	);
});

test.each([
	["Ring {phone} if it lasts longer.", "call"],
	["Check the expiry on the box.", "expiration"],
	["People have ended up in hospital.", "the hospital"],
	["It starts on 30 September for everyone.", "month first: September 30"],
	["We look at the laboratory results together.", "lab work, lab results"],
])("a British word in %j is found", async (text, expected) => {
	expect(await foundIn(text)).toContainEqual(expect.stringContaining(`→ "${expected}"`));
});

test.each([
	["You need not know its name.", "don’t have to"],
	["Should you feel ill, stay at home.", "If …"],
	["It seldom lasts longer than that.", "rarely"],
	["A bruise is likelier after aspirin.", "more likely"],
	["The area decides, and so does the season.", "It depends on"],
	["Most, above all on the face, fade.", "especially"],
])("a turn that nobody says in %j is found", async (text, expected) => {
	expect(await foundIn(text)).toContainEqual(expect.stringContaining(`→ "${expected}`));
});

describe("a missing contraction", () => {
	test.each([
		["Do not rub the area today.", "Don’t"],
		["You cannot swim for a day.", "can’t"],
		["It is sore for an hour.", "It’s"],
		["You are welcome to call.", "You’re"],
		["We will see you in two weeks.", "We’ll"],
		["Tell us what you have had done.", "you’ve "],
	])("in %j is found", async (text, expected) => {
		expect(await foundIn(text)).toEqual([expect.stringContaining(`→ "${expected}"`)]);
	});

	test("isn't one at the end of a sentence", async () => {
		expect(await foundIn("We show you what it is. Tell us where you are.")).toEqual([]);
	});

	test("is fine in a legal text and in a notice", async () => {
		expect(await foundIn("We do not sell your name, and it is not shared.", privacy, ["sections", 0, "paragraphs", 0])).toEqual([]);
		expect(await foundIn("Compounded drugs are not FDA-approved, and that is worth knowing.", facial, ["notices", 0])).toEqual([]);
	});
});

describe("a sentence", () => {
	const long = `${"one two three four five six seven eight ".repeat(4)}nine.`;

	test("of more than 32 words is found, in a legal text too", async () => {
		expect(await foundIn(long)).toEqual([expect.stringMatching(/^33 words: .* → 32 words or fewer$/)]);
		expect(await foundIn(long, privacy, ["sections", 0, "paragraphs", 0])).toEqual([expect.stringMatching(/^33 words/)]);
	});

	test("ends where the next begins, also after a statement in braces; a link's address isn't part of it", () => {
		expect(splitSentences("One here. Two [there](/about)? {afterHours} Three")).toEqual(["One here.", "Two there?", "{afterHours}.", "Three"]);
	});
});

test("more semicolons than three in a thousand words are found, except in legal texts", async () => {
	const text = "First this; then that; then the other; then home.";
	expect(await foundIn(text)).toEqual([expect.stringMatching(/^3 semicolons → \d or fewer: 0.3 per 100 words$/)]);
	expect(await foundIn(text, privacy, ["sections", 0, "paragraphs", 0])).toEqual([]);
});

describe("in a list, more than two entries that start alike", () => {
	test.each([
		["lines", ["postCare"], ["Call us about pain.", "Call us about pus.", "Call us about fever."], "postCare", 'start with "call us"'],
		["lines with one word before a mark", ["risks"], ["Rare: a scar.", "Rare: a burn.", "Rare: a blister."], "risks", 'start with "rare:"'],
	] as const)("are found in %s", async (_name, path, lines, at, found) => {
		expect(await problems(({ set }) => set(facial, path, lines))).toEqual([
			expect.objectContaining({ path: at, found: `3 entries that ${found}`, expected: "at most 2" }),
		]);
	});

	test("are found in answers", async () => {
		const change = ({ set }: Fixture) => {
			for (const [index, rest] of ["most people do.", "it’s fine.", "that works well."].entries())
				set(facial, ["faqs", index, "answer"], `Yes, ${rest} Ask the nurse if you’d like to know more.`);
		};
		expect(await problems(change)).toEqual([expect.objectContaining({ path: "faqs", found: '3 entries that start with "yes,"' })]);
	});
});

test("the specification's own sentence stays as it is", async () => {
	expect(await foundIn("Sorry, the page you're looking for doesn't exist.", "content/pages/about.json", ["lead"])).toEqual([]);
});

test.each(Object.entries({ britishSpellings, britishWords, archaicTurns, contractions }))("no pattern of %s keeps a place between two texts", (_name, list) => {
	expect(list.filter(({ pattern }) => pattern.global || pattern.sticky)).toEqual([]);
});

test("the reading grade is Flesch and Kincaid's", () => {
	// 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
	expect(getGrade(["The cat sat on the mat."])).toBeCloseTo(-1.45, 2);
	expect(getGrade(["Neuromodulators interrupt neuromuscular communication."])).toBeGreaterThan(20);
	expect(getGrade([])).toBe(0);
});

test("a statement is read too", async () => {
	expect(await foundIn("Ring {phone} if it hurts, or see a doctor if we’re closed.", "content/statements.json", [1, "text"])).toEqual([
		'"Ring {phone}" → "call"',
	]);
});
