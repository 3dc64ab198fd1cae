import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsAfter } from "../../../tests/support/content-fixture";

const laser = "content/services/laser.json";

test("a wrong shape doesn't hide the entry's other problems", () => {
	const found = problemsAfter(({ set }) => {
		set(laser, ["title"], 1);
		set(laser, ["prices", 0, "amount"], "150");
		set(laser, ["performers"], ["nobody"]);
		set(laser, ["faqs", 0, "answer"], "This cure is guaranteed, and everyone in Oklahoma says so at every opportunity.");
	});
	expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(["title", "prices[0].amount", "performers[0]", "faqs[0].answer"]));
});

test("a text that's too long doesn't hide a wrong reference", () => {
	const found = problemsAfter(({ set }) => {
		set(laser, ["title"], "Laser and light ".repeat(9));
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

test.each([
	["a comma that's missing", (text: string) => text.replace('",\n', '"\n')],
	["a line break in a text", (text: string) => text.replace(": ", ": \n").replace(/("title": "[^" ]+)/, "$1\n")],
	["a quotation mark that's missing at a text's end", (text: string) => text.replace('",\n', ",\n")],
	["its last half missing", (text: string) => text.slice(0, Math.floor(text.length / 2))],
	["nothing in it", () => ""],
])("a service's file with %s is one problem: what other files say about the service may be right", (_name, change) => {
	const file = "content/services/facial.json";
	const found = problemsAfter(({ root, write }) => write(file, change(readFileSync(join(root, file), "utf8"))));
	expect(found.map((problem) => problem.file)).toEqual([file]);
});

test.each(["content/categories.json", "content/media/catalog.json", "content/site.json", "content/statements.json", "content/concerns.json"])(
	"without %s, only that is said: whatever names its entries may be right",
	(file) => {
		const found = problemsAfter(({ remove }) => remove(file));
		expect(found.map((problem) => `${problem.file}: ${problem.found}`)).toEqual([`${file}: no such file`]);
	},
);

test.each([
	["its file was renamed", "content/services/facial-new.json", "facial"],
	["its slug was changed", "content/services/facial.json", "facial-new"],
])("a service whose slug isn't its file's name because %s is one problem", (_name, name, slug) => {
	const found = problemsAfter(({ read, remove, write }) => {
		const service = read("content/services/facial.json");
		remove("content/services/facial.json");
		write(name, { ...Object(service), slug });
	});
	expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual([`${name} slug`]);
});

test.each([
	["an empty name of a price", "content/services/facial.json", ["prices", 0, "name"], " "],
	["an empty category", "content/services/facial.json", ["category"], ""],
	["a picture that's no file name", "content/services/facial.json", ["image"], "-"],
	["an exclusion without words", "content/exclusions.json", [0, "words"], []],
	["a list that was written as a text", "content/services/facial.json", ["related"], "laser, needling"],
	["a summary of blanks", "content/services/facial.json", ["shortDescription"], "   "],
])("%s is one problem", (_name, file, path, value) => {
	expect(problemsAfter(({ set }) => set(file, path, value)).map((problem) => problem.file)).toEqual([file]);
});

test("what's wrong in another file is found although one can't be read", () => {
	const found = problemsAfter(({ set, write }) => {
		write("content/services/facial.json", '{ "slug": "facial", "title": "Facial }');
		set(laser, ["category"], "nothing");
	});
	expect(found.map(({ file, path }) => `${file} ${path}`)).toEqual(["content/services/facial.json ", `${laser} category`]);
});
