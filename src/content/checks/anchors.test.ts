import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makesAmongOthers } from "../../../tests/support/makes";
import { aCategory, aFaq } from "../../../tests/support/sample-content";

const winter = "content/resources/winter.json";

describe("two parts of a page with one anchor:", () => {
	makesAmongOthers([
		[
			"a section like a part that every article has",
			({ set }) => set(winter, ["sections", 1, "heading"], "Sources"),
			{
				file: winter,
				path: "sections[1].heading",
				found: '"Sources"',
				expected: "words that lead to a place of their own: /resources/winter#sources is another part of the page",
				remedy: "Word it another way.",
			},
		],
		[
			"two questions that differ only in their signs",
			({ set }) => {
				set(winter, ["faqs", 0, "question"], "Is it cold, too?");
				set(winter, ["faqs", 1, "question"], "Is it cold too?");
			},
			{
				file: winter,
				path: "faqs[1].question",
				found: '"Is it cold too?"',
				expected: `words that lead to a place of their own: /resources/winter#is-it-cold-too is "Is it cold, too?" in ${winter}`,
				remedy: "Word it another way.",
			},
		],
		[
			"two questions of one page",
			({ read, write }) => write("content/faqs.json", [...(read("content/faqs.json") as object[]), aFaq({ question: "Where do I, park?" })]),
			{
				file: "content/faqs.json",
				path: "[2].question",
				found: '"Where do I, park?"',
				expected: 'words that lead to a place of their own: /contact#where-do-i-park is "Where do I park?" in content/faqs.json',
				remedy: "Word it another way.",
			},
		],
	]);

	test("a category like a part of the prices", () => {
		const change = ({ read, write }: Fixture) =>
			write("content/categories.json", [
				...(read("content/categories.json") as object[]),
				aCategory({ id: 3, slug: "packages", title: "Packs", image: "cups.jpg" }),
			]);
		expect(problemsAfter(change)).toContainEqual({
			file: "content/categories.json",
			path: "[2].slug",
			found: '"packages"',
			expected: "words that lead to a place of their own: /pricing#packages is another part of the page",
			remedy: "Word it another way.",
		});
	});

	test.each<[name: string, change: (fixture: Fixture) => void]>([
		["a section that only begins alike", ({ set }) => set(winter, ["sections", 1, "heading"], "Sources of vitamin D")],
	])("%s is no such part", (_name, change) => {
		expect(problemsAfter(change)).toEqual([]);
	});
});
