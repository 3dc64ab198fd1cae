import { problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import { collections } from "../collections";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";

describe("a duplicate key:", () => {
	const twice = (file: string, path: string, found: string, key: string, remedy: string): Problem => ({
		file,
		path,
		found,
		expected: `${/^[aeio]/.test(key) ? "an" : "a"} ${key} that no other entry has`,
		remedy,
	});
	makes([
		[
			"a review's id",
			({ set }) => set("content/reviews.json", [2, "id"], 2),
			twice("content/reviews.json", "[2].id", "2", "id", "content/reviews.json ([1]) has it already: change one of them."),
		],
		[
			"a category's place in the order",
			({ set }) => set("content/categories.json", [1, "id"], 1),
			twice("content/categories.json", "[1].id", "1", "id", "content/categories.json ([0]) has it already: change one of them."),
		],
		[
			"a person's place in the order",
			({ set }) => set("content/team/nora-nurse.json", ["id"], 1),
			twice("content/team/nora-nurse.json", "id", "1", "id", "content/team/dana-doctor.json has it already: change one of them."),
		],
		[
			"a product's place in the order",
			({ set }) => set("content/products/soap.json", ["order"], 1),
			twice("content/products/soap.json", "order", "1", "order", "content/products/cream.json has it already: change one of them."),
		],
	]);

	test.each(Object.values(collections).flatMap((kind) => (kind.layout === "array" ? [[`content/${kind.path}`, kind.key] as const] : [])))(
		"an entry of %s with the %s of another",
		(file, key) => {
			const problems = problemsAfter(({ read, write }) => write(file, [...(read(file) as object[]), (read(file) as object[])[0]]));
			expect(problems).toContainEqual(
				twice(file, expect.stringMatching(new RegExp(`^\\[\\d+\\]\\.${key}$`)), expect.any(String), key, `${file} ([0]) has it already: change one of them.`),
			);
		},
	);

	test("a service's slug, in a second file of another name", () => {
		const problems = problemsAfter(({ read, write }) => write("content/services/facial-two.json", read(facial)));
		expect(problems).toEqual([
			{
				file: "content/services/facial-two.json",
				path: "slug",
				found: '"facial"',
				expected: `"facial-two", the file's name`,
				remedy: 'Write "facial-two": another file is called facial.json already.',
			},
		]);
	});

	test("a service's id is a label and may repeat", () => {
		expect(problemsAfter(({ set }) => set(facial, ["id"], "22"))).toEqual([]);
	});
});
