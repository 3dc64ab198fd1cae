import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";

const facial = "content/services/facial.json";
const winter = "content/resources/winter.json";
const again = (first: string): string => `${first} is the same. Remove one of the two, or change it.`;
const once = "each entry of this list once";
const get = (value: unknown, path: readonly (string | number)[]): unknown => path.reduce<unknown>((at, key) => Object(at)[key], value);

describe("an entry that a list has twice", () => {
	/** The second entry of the list becomes the first one, changed by `disguise`. */
	const pasted =
		(file: string, list: readonly (string | number)[], disguise = (value: unknown): unknown => value) =>
		({ read, set }: Fixture) =>
			set(file, [...list, 1], disguise(get(read(file), [...list, 0])));
	const inCapitals = (value: unknown): unknown => String(value).toUpperCase().replace(/[.,:]/g, "");

	test.each([
		["a line", facial, ["preCare"], "preCare[1]", "preCare[0]"],
		["a risk", facial, ["risks"], "risks[1]", "risks[0]"],
		["a paragraph", facial, ["aboutTreatment"], "aboutTreatment[1]", "aboutTreatment[0]"],
		["a question", facial, ["faqs"], "faqs[1]", "faqs[0]"],
		["a concern", facial, ["concerns"], "concerns[1]", "concerns[0]"],
		["a performer", facial, ["performers"], "performers[1]", "performers[0]"],
		["a keyword", facial, ["seo", "keywords"], "seo.keywords[1]", "seo.keywords[0]"],
		["a section", winter, ["sections"], "sections[1]", "sections[0]"],
		["a term of a membership", "content/memberships.json", [0, "terms"], "[0].terms[1]", "terms[0]"],
		["a line of a package", "content/packages.json", [0, "includes"], "[0].includes[1]", "includes[0]"],
		["a price of a package", "content/packages.json", [0, "contents"], "[0].contents[1]", "contents[0]"],
		["a degree", "content/team/nora-nurse.json", ["education"], "education[1]", "education[0]"],
		["an ingredient", "content/products/cream.json", ["ingredients"], "ingredients[1]", "ingredients[0]"],
		["a task", "content/careers/nurse.json", ["responsibilities"], "responsibilities[1]", "responsibilities[0]"],
		["a word of an exclusion", "content/exclusions.json", [1, "words"], "[1].words[1]", "words[0]"],
		["what visitors type", "content/synonyms.json", [0, "synonyms"], "[0].synonyms[1]", "synonyms[0]"],
	] as const)("%s", (_name, file, list, path, first) => {
		const problems = problemsAfter(pasted(file, list));
		expect(problems).toContainEqual({ file, path, found: expect.stringMatching(/^["{]/), expected: once, remedy: again(first) });
	});

	test("but for its capitals and punctuation", () => {
		expect(problemsAfter(pasted(facial, ["preCare"], inCapitals))).toEqual([
			{ file: facial, path: "preCare[1]", found: '"LINE 1 WHAT TO DO BEFORE"', expected: once, remedy: again("preCare[0]") },
		]);
	});

	test.each([
		["the same question with another answer", facial, ["faqs", 1, "question"], "What’s question 1 about?", "faqs[1].question", "question", "faqs[0].question"],
		["the same heading over another section", winter, ["sections", 2, "heading"], "Part 1", "sections[2].heading", "heading", "sections[0].heading"],
		["the same choice in the finder", "content/finder.json", ["skin", 1, "label"], "It always burns", "skin[1].label", "label", "skin[0].label"],
	] as const)("is %s", (_name, file, path, value, at, field, first) => {
		expect(problemsAfter(({ set }) => set(file, path, value))).toEqual([
			{ file, path: at, found: JSON.stringify(value), expected: `a ${field} that no other entry of this list has`, remedy: again(first) },
		]);
	});

	test("is an answer under two questions", () => {
		const change = ({ read, set }: Fixture) => set(facial, ["faqs", 1, "answer"], get(read(facial), ["faqs", 0, "answer"]));
		expect(problemsAfter(change)).toEqual([
			{
				file: facial,
				path: "faqs[1].answer",
				found: expect.stringMatching(/^"Answer 1, sentence 1/),
				expected: "an answer that no other entry of this list has",
				remedy: again("faqs[0].answer"),
			},
		]);
	});
});

test("a text that's in two places of a page is found", () => {
	const change = ({ read, set }: Fixture) => set(facial, ["whatToExpect", "after"], get(read(facial), ["aboutTreatment", 0]));
	expect(problemsAfter(change)).toEqual([
		{
			file: facial,
			path: "whatToExpect.after",
			found: expect.stringMatching(/^"How it works, sentence 1/),
			expected: "a text that this page has once",
			remedy: again("aboutTreatment[0]"),
		},
	]);
});

describe("what may repeat", () => {
	test.each([
		["a short line in two lists", facial, ["postCare", 0], "Line 1: what to do before"],
		["a number that differs", facial, ["preCare", 1], "Line 3: what to do before 2"],
		["the heading of two parts of a page", "content/pages/home.json", ["blocks", 2, "heading"], "Come in"],
		["b12 and b-12 in the search", "content/synonyms.json", [0, "synonyms"], ["b12", "b-12"]],
		["a page's heading, as its name in the line of links", "content/pages/about.json", ["label"], "The page about"],
		["a note", facial, ["prices", 2, "note"], "Tea is included."],
	] as const)("%s", (_name, file, path, value) => {
		expect(problemsAfter(({ set }) => set(file, path, value))).toEqual([]);
	});
});
