import { problemsAfter } from "../../../tests/support/content-fixture";
import type { Path } from "../../../tests/support/entries";
import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

const packages = "content/packages.json";
const memberships = "content/memberships.json";

/** What's wrong with packages or memberships after a change: paths, what was found and what's expected. */
const after = (file: string, path: Path, value: unknown) =>
	problemsAfter(({ set }) => set(file, [0, ...path], value)).map((problem) => [problem.path, problem.found, problem.expected]);

test("a package's contents add up to what they cost separately, and it costs less", () => {
	expect(after(packages, ["separately"], 460)).toEqual([["[0].separately", "$460", "$450, the sum of the contents at their prices"]]);
	expect(after(packages, ["contents", 0, "quantity"], 3)).toEqual([["[0].separately", "$450", "$600, the sum of the contents at their prices"]]);
	expect(after(packages, ["amount"], 450)).toEqual([["[0].amount", "$450", "less than $450"]]);
});

test("what a package has more than one of is counted in its lines, too", () => {
	const found = problemsAfter(({ set }) => set(packages, [0, "includes", 0], "Three facials"));
	expect(found).toEqual([
		{
			file: packages,
			path: "[0].contents[0].quantity",
			found: "2 × “Single treatment”",
			expected: "a figure that a line of includes says: 1, 3",
			remedy: "Correct the quantity, or the line of includes.",
		},
	]);
	expect(after(packages, ["includes", 0], "2 facials, six weeks apart")).toEqual([]);
});

test("a package holds prices that exist, of the services it names", () => {
	expect(after(packages, ["contents", 1, "price"], "Single")).toEqual([["[0].contents[1].price", '"Single"', "one of: Single treatment"]]);
	expect(after(packages, ["contents", 1, "service"], "needling")).toEqual([
		["[0].contents", "facial, needling", "prices of the services that the package names: facial, laser"],
	]);
});

test("a membership names prices and services that exist", () => {
	expect(after(memberships, ["benefits", "included", 1, "choices", 0, "items", 0, "price"], "Single")).toEqual([
		["[0].benefits.included[1].choices[0].items[0].price", '"Single"', "one of: Single treatment"],
	]);
	expect(after(memberships, ["benefits", "memberPrices", 0, "price"], "Small area")).toEqual([
		["[0].benefits.memberPrices[0].price", '"Small area"', "one of: Single treatment · Series of three · Large area"],
	]);
	expect(after(memberships, ["benefits", "discounts", 0, "services", 0], "magic").map(([path, found]) => [path, found])).toEqual([
		["[0].benefits.discounts[0].services[0]", '"magic"'],
	]);
});

test.each<[what: string, path: Path, value: unknown, problem: string]>([
	["the commitment", ["commitmentMonths"], 6, "[0].commitmentMonths"],
	["the percentage", ["benefits", "discounts", 0, "percent"], 15, "[0].benefits.discounts[0].percent"],
	["a member's price", ["benefits", "memberPrices", 0, "amount"], 18, "[0].benefits.memberPrices[0].amount"],
	["the price it's instead of", ["includes", 3], "The large area for $180 instead of $2000", "[0].benefits.memberPrices[0].amount"],
	["how many every quarter", ["benefits", "included", 1, "choices", 0, "items", 0, "quantity"], 3, "[0].benefits.included[1]"],
	["how often", ["benefits", "included", 1, "every"], "month", "[0].benefits.included"],
])("the words of a membership say %s", (_what, path, value, problem) => {
	expect(after(memberships, path, value).map(([place]) => place)).toContain(problem);
});

refusesFacts("content/memberships.json", [
	[
		"a member price above the single one",
		[
			[[0, "benefits", "memberPrices", 0, "amount"], 220],
			[[0, "includes", 3], "The large area for $220 instead of $200"],
		],
		["[0].benefits.memberPrices[0].amount", "$220", "less than $200, the single price of “Large area”", "Correct the amount."],
	],
	[
		"a member price with a digit too few",
		[
			[[0, "benefits", "memberPrices", 0, "amount"], 18],
			[[0, "includes", 3], "The large area for $18 instead of $200"],
		],
		["[0].benefits.memberPrices[0].amount", "$18", "$50 or more, a quarter of the $200 that it costs otherwise", "Correct the amount: a digit may be missing."],
	],
	[
		"a month with a digit too many",
		[[[0, "monthlyPrice"], 900]],
		["[0].monthlyPrice", "$900", "an amount close to the $250 that a month's treatments cost otherwise", "Correct the price or the benefits."],
	],
	[
		"a month with a digit too few",
		[[[0, "monthlyPrice"], 19]],
		["[0].monthlyPrice", "$19", "an amount close to the $250 that a month's treatments cost otherwise", "Correct the price or the benefits."],
	],
	["a month for nothing", [[[0, "monthlyPrice"], 0]], ["[0].monthlyPrice", "0", "10 or more", "Correct the number."]],
	[
		"nearly everything off",
		[
			[[0, "benefits", "discounts", 0, "percent"], 90],
			[[0, "includes", 2], "90% off single treatments by laser"],
		],
		["[0].benefits.discounts[0].percent", "90", "75 or less", "Correct the number."],
	],
]);
refusesFacts("content/packages.json", [
	[
		"a package with a digit too few",
		[[[0, "amount"], 40]],
		["[0].amount", "$40", "$112.50 or more, a quarter of the $450 that it costs otherwise", "Correct the amount: a digit may be missing."],
	],
]);

acceptsFacts("content/memberships.json", [["a month for more than what's in it, because of the discounts", [[[0, "monthlyPrice"], 300]]]]);
