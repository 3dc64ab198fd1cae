import { problemsAfter } from "../../../tests/support/content-fixture";

test("every treatment is named by an article or a landing page", () => {
	expect(problemsAfter(({ set }) => set("content/resources/winter.json", ["relatedServices"], ["facial", "laser"]))).toEqual([
		expect.objectContaining({ file: "content/services/peptides.json", path: "slug", expected: "an article or a landing page that names it" }),
	]);
});
