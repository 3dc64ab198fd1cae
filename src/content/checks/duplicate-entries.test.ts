import { problemsAfter } from "../../../tests/support/content-fixture";
import { aFaq, aReview, aSpecial } from "../../../tests/support/sample-content";

describe("what two entries share", () => {
	test.each([
		["a category's title", "content/categories.json", [1, "title"], "faces", "[1].title", "title", "content/categories.json ([0])"],
		["a concern's title", "content/concerns.json", [1, "title"], "Dry skin.", "[1].title", "title", "content/concerns.json ([0])"],
		["an exclusion's label", "content/exclusions.json", [1, "label"], "You’re pregnant", "[1].label", "label", "content/exclusions.json ([0])"],
		["a service's title", "content/services/needling.json", ["title"], "LASER", "title", "title", "content/services/laser.json"],
		["a person's name", "content/team/nora-nurse.json", ["name"], "Lea Laser", "name", "name", "content/team/lea-laser.json"],
		["a page's heading", "content/pages/pricing.json", ["heading"], "The page about", "heading", "heading", "content/pages/about.json"],
	] as const)("%s is found", (_name, file, path, given, at, field, first) => {
		const problems = problemsAfter(({ set }) => set(file, path, given));
		expect(problems).toContainEqual({
			file,
			path: at,
			found: JSON.stringify(given),
			expected: `a ${field} that no other entry has`,
			remedy: `${first} has the same. Remove one of the two, or change it.`,
		});
	});

	test("a review that was pasted twice is found", () => {
		const file = "content/reviews.json";
		const problems = problemsAfter(({ set }) => set(file, [2], { ...aReview({ id: 1 }), id: 3 }));
		const first = "content/reviews.json ([0]) has the same. Remove one of the two, or change it.";
		expect(problems).toEqual([
			{ file, path: "[2].review", found: expect.stringMatching(/^"I was told/), expected: "a review that no other entry has", remedy: first },
			{ file, path: "[2].name", found: '"Robin T." and "2026-05-01"', expected: "a name and date that no other entry has", remedy: first },
		]);
	});

	test("a question about the spa in other capitals is found", () => {
		const file = "content/faqs.json";
		const problems = problemsAfter(({ read, set }) => set(file, [1], aFaq({ question: String(Object(read(file))[0].question).toUpperCase() })));
		expect(problems).toContainEqual(expect.objectContaining({ file, path: "[1].question", expected: "a question that no other entry has" }));
	});
});

describe("what two entries may share", () => {
	test("is the title of a special that comes back another year", () => {
		const change = ({ write }: Parameters<Parameters<typeof problemsAfter>[0]>[0]) =>
			write(
				"content/specials/spring-again.json",
				aSpecial({ slug: "spring-again", services: ["facial"], image: "facial.jpg", starts: "2027-03-02", ends: "2027-04-30" }),
			);
		expect(problemsAfter(change).filter(({ path }) => path === "title")).toEqual([]);
	});

	test("is a client's name on two days", () => {
		expect(problemsAfter(({ set }) => set("content/reviews.json", [1, "name"], "Robin T."))).toEqual([]);
	});

	test("is a slug, which is a problem of its own", () => {
		const problems = problemsAfter(({ read, write }) => write("content/services/facial-two.json", read("content/services/facial.json")));
		expect(problems.map(({ path }) => path)).toEqual(["slug"]);
	});
});
