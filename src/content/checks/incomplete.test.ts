import { problemsAfter } from "../../../tests/support/content-fixture";

const laser = "content/services/laser.json";

test("a wrong shape doesn't hide the entry's other problems", () => {
	const found = problemsAfter(({ set }) => {
		set(laser, ["title"], 1);
		set(laser, ["prices", 0, "amount"], "150");
		set(laser, ["performers"], ["nobody"]);
		set(laser, ["faqs", 0, "answer"], "This cure is guaranteed, and everyone in Oklahoma says so at every opportunity.");
	});
	expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(["title", "prices[0].amount", "performers", "faqs[0].answer"]));
});

test("a text that's too long doesn't hide a wrong reference", () => {
	const found = problemsAfter(({ set }) => {
		set(laser, ["title"], "x".repeat(61));
		set(laser, ["category"], "nothing");
	});
	expect(found.map(({ path }) => path)).toEqual(["title", "category"]);
});

test("what's missing is one problem: not what other checks would say about it, and not what other files say", () => {
	const found = problemsAfter(({ set }) => set(laser, ["prices", 0, "name"], undefined));
	expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual([`${laser} prices[0].name`]);
});

test("an entry of a list with a wrong shape is checked, too", () => {
	const found = problemsAfter(({ set }) => {
		set("content/reviews.json", [1, "rating"], "5");
		set("content/reviews.json", [1, "service"], "nothing");
	});
	expect(found.map(({ path }) => path)).toEqual(["[1].rating", "[1].service"]);
});

test.each([
	["the facts that its figures are compared with", ["facts"]],
	["its title, which the search needs", ["title"]],
	["its slug, which its file's name says, too", ["slug"]],
	["the list of who it isn't for, which its exclusions are compared with", ["candidacy", "notFor"]],
])("a service without %s is one problem", (_name, path) => {
	const found = problemsAfter(({ set }) => set("content/services/facial.json", path, undefined));
	expect(found.map(({ file, path: at }) => `${file} ${at}`)).toEqual([`content/services/facial.json ${path.join(".")}`]);
});

test("what's wrong in two files is found in both, if one of them is incomplete", () => {
	const found = problemsAfter(({ set }) => {
		set("content/services/facial.json", ["title"], undefined);
		set(laser, ["category"], "nothing");
	});
	expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(["content/services/facial.json title", `${laser} category`]);
});
