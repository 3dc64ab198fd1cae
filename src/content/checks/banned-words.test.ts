import { bannedWords, checkWording } from "./banned-words";

const findHits = (text: string): string[] => checkWording("content/a.json", "lead", text).map(({ found }) => found);

/** For each line of the list: texts that it catches, each with the hit, and texts that it must not catch. */
const cases: { why: string; caught: [string, string][]; left: string[] }[] = [
	{
		why: "compounded drugs are not compared with brands",
		caught: [["It has the Same active ingredient as the pen.", "Same active ingredient as"]],
		left: ["The active ingredient is named on the label.", "Both have the same active ingredient."],
	},
	{
		why: "there is no such product",
		caught: [["We offer generic  Wegovy here.", "generic  Wegovy"]],
		left: ["A generic moisturizer will do."],
	},
	{
		why: "trademarks are named in brands, once and correctly, not in running text",
		caught: [
			["Ask about ozempic.", "ozempic"],
			["Not Zepbound.", "Zepbound"],
		],
		left: ["Semaglutide and tirzepatide are two medicines."],
	},
	{
		why: "a claim nobody here can prove",
		caught: [
			["A clinically-proven serum.", "clinically-proven"],
			["Clinically  proven.", "Clinically  proven"],
		],
		left: ["It was studied in a clinical trial."],
	},
	{
		why: "no result is certain",
		caught: [
			["Results are guaranteed.", "guaranteed"],
			["There is no guarantee.", "guarantee"],
		],
		left: ["Nobody can promise a result."],
	},
	{
		why: "no treatment here claims to",
		caught: [
			["It cures acne.", "cures"],
			["There is no cure.", "cure"],
		],
		left: ["A secure place for an obscure worry, with a pedicure, accurate to the day."],
	},
	{
		why: "a superlative nobody can check",
		caught: [
			["The best med spa around.", "best med spa"],
			["Best in Tulsa, says my aunt.", "Best in Tulsa"],
		],
		left: ["The best time is winter.", "It is best in winter, in Tulsa as anywhere."],
	},
	{
		why: "an advertising word without a fact",
		caught: [
			["A state-of-the-art laser.", "state-of-the-art"],
			["Our antiaging cream.", "antiaging"],
			["Permanently removes hair.", "Permanently removes"],
		],
		left: ["Hair may be reduced for good; a permanent mark is rare.", "Most find it nearly free of pain."],
	},
	{
		why: "a disease or health claim that cannot be made",
		caught: [
			["Detoxify your body.", "Detoxify"],
			["It boosts your immunity.", "boosts your immunity"],
			["It prevents colds.", "prevents colds"],
		],
		left: ["It is no treatment for illness, and sunscreen prevents burns."],
	},
	{
		why: "no exclamation marks",
		caught: [["Welcome!", "!"]],
		left: ["Welcome."],
	},
];

test("every line of the list has test cases", () => {
	expect(cases.map(({ why }) => why)).toEqual(bannedWords.map(({ why }) => why));
});

describe.each(cases.map(({ why, caught, left }, index) => ({ why, caught, left, pattern: bannedWords[index]?.pattern })))(
	"$why",
	({ why, caught, left, pattern }) => {
		test.each(caught)("%j is caught", (text, hit) => {
			expect(pattern?.exec(text)?.[0]).toBe(hit);
			expect(checkWording("content/a.json", "lead", text)).toContainEqual({
				file: "content/a.json",
				path: "lead",
				found: `"${hit}"`,
				expected: `wording without it: ${why}`,
				remedy: "Say plainly what happens instead; the list is in src/content/checks/banned-words.ts.",
			});
		});

		test.each(left.map((text) => [text]))("%j is left alone", (text) => {
			expect(findHits(text)).toEqual([]);
		});
	},
);

test("every hit in a text is reported, not only the first", () => {
	expect(findHits("Guaranteed, painless!")).toEqual(['"Guaranteed"', '"painless"', '"!"']);
});

describe("FDA-approved near compounded", () => {
	test.each([
		["claimed", "Compounded semaglutide is FDA-approved."],
		["claimed with a blank", "Compounded semaglutide is FDA approved."],
		["cleared instead of approved", "Our compounded creams are FDA-cleared."],
		["the claim first", "FDA-approved and compounded for you."],
		["200 characters behind it", `compounded${" ".repeat(190)}FDA-approved`],
		["a denial of something else before it", "It is not cheap, yet compounded semaglutide is FDA-approved."],
		["denied once, claimed once", "Compounded drugs are not FDA-approved. This compounded drug is FDA-approved."],
	])("is a problem if it's %s", (_name, text) => {
		expect(checkWording("content/a.json", "lead", text)).toEqual([
			{
				file: "content/a.json",
				path: "lead",
				found: expect.stringMatching(/^"FDA[- ](approved|cleared)"$/),
				expected: "wording without it: compounded drugs may only be said not to be FDA-approved",
				remedy: "Say plainly what happens instead; the list is in src/content/checks/banned-words.ts.",
			},
		]);
	});

	test.each([
		["denied", "Compounded semaglutide is not FDA-approved."],
		["denied of the past", "Compounded drugs have not been FDA-approved."],
		["denied with never", "Compounded drugs were never FDA-approved."],
		["denied twice over", "Compounded drugs are not reviewed or FDA-approved."],
		["far from any compounded drug", `compounded.${" ".repeat(400)}The pen is FDA-approved.`],
		["said where nothing is compounded", "The laser is FDA-cleared for hair removal."],
	])("is no problem if it's %s", (_name, text) => {
		expect(findHits(text)).toEqual([]);
	});
});

test("a trademark may be used in a service's brands, in keywords and in a statement's source", () => {
	const findTrademarks = (path: string): string[] => checkWording("content/a.json", path, "Wegovy, Botox").map(({ found }) => found);
	expect(["brands[0].names[1]", "seo.keywords[0]", "[3].source"].flatMap(findTrademarks)).toEqual([]);
	expect(findTrademarks("seo.title")).toEqual(['"Wegovy"']);
});

test("the supplement disclaimer and a laser's clearance may be quoted word for word, and nothing else may", () => {
	const law =
		"This statement has not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.";
	expect(findHits(`${law} Cleared for “permanent hair reduction”.`)).toEqual([]);
	expect(findHits(`${law} It can cure a cold.`)).toEqual(['"cure"']);
});
