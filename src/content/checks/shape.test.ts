/** Group (a) of what's refused: broken JSON, encoding, missing or misspelled fields, wrong types, impossible dates. */

import { type Fixture, sampleNow, sampleProject } from "../../../tests/support/content-fixture";
import { accepts, findProblems, refuses } from "../../../tests/support/content-tables";
import { checkContent } from ".";

const facial = "services/facial.json";

refuses([
	[facial, ["title"], undefined, "missing"],
	[facial, ["titel"], "Facial", 'There\'s no field "titel"'],
	[facial, ["prices", 0, "amout"], 150, "amout"],
	[facial, ["prices", 0, "amount"], "150", "a number without quotation marks"],
	[facial, ["prices", 0, "amount"], 150.001, "two digits"],
	[facial, ["prices", 0, "from"], "no", "true or false"],
	[facial, ["faqs"], "none", "a list"],
	[facial, ["courseNotes"], [], "a group of fields"],
	[facial, ["title"], 7, "a text in quotation marks"],
	[facial, ["title"], "", "text"],
	[facial, ["title"], "Two\nlines", "one line"],
	[facial, ["shortDescription"], "Too short.", "60 letters or more"],
	[facial, ["procedure"], "lasr", 'Did you mean "laser"?'],
	[facial, ["risks"], [], "3 entries or more"],
	[facial, ["course", "sessions", "min"], 9, "a min that isn't above the max"],
	[facial, ["slug"], "Facial 2", "lowercase words"],
	[facial, ["slug"], "facials", "facial.json"],
	["reviews.json", [0, "date"], "2026-02-30", "a day that the calendar has"],
	["reviews.json", [0, "rating"], 6, "5"],
	["reviews.json", [0, "name"], "Dana Wilson", "initial"],
	["team/dana-doctor.json", ["name"], "Dr. Dana Doctor", "title"],
	["team/dana-doctor.json", ["name"], "Dana Doctor, MD", "first and a last name"],
	["campaigns.json", [0, "window", "first"], "2026-03-02 00:00", "YYYY-MM-DDTHH:MM:SS"],
	["campaigns.json", [0, "window", "first"], "2026-02-30T00:00:00", "the calendar"],
	["site.json", ["timeZone"], "America/Chicaco", "a time zone that exists"],
	["site.json", ["address", "postalCode"], "7306", "five digits"],
	["site.json", ["address", "city"], "OK", "the name of one city"],
	["site.json", ["email"], "desk@spa", "email address"],
	["site.json", ["phone", "e164"], "405 555 0100", "+1 and the ten digits"],
	["site.json", ["hours", 0, "opens"], "9:00", "24-hour"],
	["site.json", ["hours", 0, "closes"], "05:00", "a time after opens, which is "],
	["site.json", ["url"], "https://www.spa.example/", "without a slash"],
	["synonyms.json", [0, "synonyms", 0], "crowâ€™s feet", "lowercase letters"],
	["finder.json", ["budget", 0, "limit"], null, "limits that rise", "budget"],
	["careers/nurse.json", ["employment"], "36 hours a week", "Full time or Part time"],
	["pages/home.json", ["image"], "Window 1.jpeg", "the file name of a picture"],
	["media/catalog.json", [5, "consent", "reference"], "pending", "which has a number"],
	["navigation.json", ["search", 0, "href"], "about", "/about"],
]);

accepts([
	[["reviews.json", [0, "name"], "José R."]],
	[["reviews.json", [0, "name"], "Mary-Ann O."]],
	[
		["team/dana-doctor.json", ["name"], "Dana de la O’Brien"],
		["team/dana-doctor.json", ["monogram"], "DO"],
	],
	[["team/dana-doctor.json", ["licenseNumbers"], { physician: null }]],
	[[facial, ["prices", 0, "note"], undefined]],
]);

test("a field that's misspelled is one problem, not a missing one, too", () => {
	const problems = findProblems([
		[facial, ["title"], undefined],
		[facial, ["titel"], "Facial"],
	]);
	expect(problems.map(({ path }) => path)).toEqual(["titel"]);
});

describe("a file that can't be read is named with line and column, and nothing else is said", () => {
	const text = '{\n\t"slug": "facial",\n\t"title": "Facial"\n}\n';
	test.each([
		["no comma", text.replace('al",\n', 'al"\n'), 2, "comma"],
		["a comma too much", text.replace('Facial"', 'Facial",'), 3, "comma too much"],
		["curly marks", text.replace('"Facial"', "“Facial”"), 3, "straight"],
		["a mark inside a text", text.replace("Facial", 'The "best" Facial'), 3, "quotation mark"],
		["an end that's missing", text.slice(0, -3), 3, "isn't closed"],
		["a mark of git", text.replace("\t", "<<<<<<< HEAD\n\t"), 2, "git"],
		["an empty file", "", 1, "empty"],
		["a field twice", text.replace('"title"', '"slug"'), 3, "a second time"],
		["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), 1, "UTF-16"],
		["a byte order mark", Buffer.from(`\ufeff${text}`), 1, "byte order mark"],
		["Windows-1252", Buffer.from(text.replace("Facial", "caf\u00e9"), "latin1"), 3, "another encoding"],
	])("%s", (_name, content, line, word) => {
		const { root, write } = sampleProject();
		write("content/services/facial.json", content);
		const [first, ...others] = checkContent(root).problems;
		expect(first).toMatchObject({ file: "content/services/facial.json", line, message: expect.stringContaining(word) });
		expect(others.filter(({ file }) => file !== first?.file)).toEqual([]);
	});

	test.each([
		["content/site.json", undefined, "no such file"],
		["content/services/Facial 2.json", {}, "doesn't use this file"],
		["content/media/IMG_1.JPEG", Buffer.of(1), "JPEG or PNG"],
	])("%s", (file, content, word) => {
		const { root, remove, write } = sampleProject();
		if (content === undefined) remove(file);
		else write(file, content);
		expect(checkContent(root).problems).toEqual([expect.objectContaining({ file, message: expect.stringContaining(word) })]);
	});
});

/** The files with a problem after some changes. */
const findFiles = (change: (fixture: Fixture) => void): string[] => {
	const project = sampleProject();
	change(project);
	return checkContent(project.root, sampleNow).problems.map(({ file }) => file);
};

test("every wrong shape is reported at once, and only that", () => {
	const files = findFiles(({ set, write }) => {
		set("content/team/nora-nurse.json", ["role"], 1);
		set("content/categories.json", [0, "intro"], "Short.");
		set("content/specials/spring.json", ["prices", 0, "price"], "Another");
		write("content/services/laser.json", "{");
	});
	expect(files.sort()).toEqual(["content/categories.json", "content/services/laser.json", "content/team/nora-nurse.json"]);
});

test("every wrong relation is reported at once", () => {
	const files = findFiles(({ remove, set, write }) => {
		remove("content/media/laser.jpg");
		set("content/reviews.json", [1, "review"], "Painless, and a wonderful afternoon in every way, and I’d go again at once.");
		set("content/specials/spring.json", ["prices", 0, "price"], "Another");
		write("content/servces/laser.json", {});
	});
	expect(files.sort()).toEqual(["content/media/catalog.json", "content/reviews.json", "content/servces/laser.json", "content/specials/spring.json"]);
});
