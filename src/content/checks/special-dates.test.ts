import { problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";

describe("a special", () => {
	const spring = "content/specials/spring.json";
	makes([
		[
			"that ends before it starts",
			({ set }) => set(spring, ["ends"], "2026-03-01"),
			{ file: spring, path: "ends", found: '"2026-03-01"', expected: "2026-03-02 or later", remedy: "Correct starts or ends." },
		],
	]);

	test.each([
		["that ends the day it starts", "2026-03-02"],
		["without an end", null],
	])("%s is right", (_name, ends) => {
		expect(problemsAfter(({ set }) => set(spring, ["ends"], ends))).toEqual([]);
	});
});
