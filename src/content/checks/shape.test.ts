import { sampleNow, sampleProject } from "../../../tests/support/content-fixture";
import { accepts, refuses } from "../../../tests/support/content-tables";
import { checkContent } from ".";

const facial = "services/facial.json";

refuses([
	[facial, ["title"], undefined, "missing"],
	[facial, ["titel"], "Facial", 'There\'s no field "titel"'],
	[facial, ["prices", 0, "amount"], "150", "a number without quotation marks"],
	[facial, ["prices", 0, "amount"], 150.001, "two digits"],
	[facial, ["shortDescription"], "Too short.", "60 letters or more"],
	[facial, ["course", "sessions", "min"], 9, "a min that isn't above the max"],
	[facial, ["slug"], "facials", "facial.json"],
	["reviews.json", [0, "date"], "2026-02-30", "a day that the calendar has"],
	["reviews.json", [0, "name"], "Dana Wilson", "initial"],
	["team/dana-doctor.json", ["name"], "Dana Doctor, MD", "first and a last name"],
	["site.json", ["hours", 0, "closes"], "05:00", "a time after opens, which is "],
	["media/catalog.json", [0, "consent", "reference"], "pending", "which has a number"],
]);

accepts([
	[
		["team/dana-doctor.json", ["name"], "Dana de la O’Brien"],
		["team/dana-doctor.json", ["monogram"], "DO"],
	],
]);

describe("a file that can't be read is named with its line, and no other", () => {
	const text = '{\n\t"slug": "facial",\n\t"title": "Facial"\n}\n';
	test.each([
		["no comma", text.replace('al",\n', 'al"\n'), 2, "comma"],
		["a comma too much", text.replace('Facial"', 'Facial",'), 3, "comma too much"],
		["curly marks", text.replace('"Facial"', "“Facial”"), 3, "straight"],
		["an end that's missing", text.slice(0, -3), 3, "isn't closed"],
		["a mark of git", text.replace("\t", "<<<<<<< HEAD\n\t"), 2, "git"],
		["a field twice", text.replace('"title"', '"slug"'), 3, "a second time"],
		["a byte order mark", Buffer.from(`\ufeff${text}`), 1, "isn't plain UTF-8"],
		[
			"Windows-1252",
			Buffer.from(text.replace("Facial", "caf\u00e9"), "latin1"),
			3,
			"isn't plain UTF-8",
		],
	])("%s", (_name, content, line, word) => {
		const { root, write } = sampleProject();
		write("content/services/facial.json", content);
		const [first, ...others] = checkContent(root).problems;
		expect(first).toMatchObject({
			file: "content/services/facial.json",
			line,
			message: expect.stringContaining(word),
		});
		expect(others.filter(({ file }) => file !== first?.file)).toEqual([]);
	});
});

test.each([
	["content/services/Facial 2.json", {}, "doesn't use this file"],
	["content/media/IMG_1.JPEG", Buffer.of(1), "JPEG or PNG"],
])("%s isn't as it should be", (file, content, word) => {
	const { root, write } = sampleProject();
	write(file, content);
	expect(checkContent(root).problems).toEqual([
		expect.objectContaining({ file, message: expect.stringContaining(word) }),
	]);
});

test("wrong shapes come first, all at once, then comparisons", () => {
	const { root, set, write } = sampleProject();
	const findFiles = () => checkContent(root, sampleNow).problems.map(({ file }) => file);
	set("content/specials/spring.json", ["prices", 0, "price"], "Another");
	expect(findFiles()).toEqual(["content/specials/spring.json"]);
	set("content/team/nora-nurse.json", ["role"], 1);
	write("content/services/laser.json", "{");
	expect(findFiles().sort()).toEqual([
		"content/services/laser.json",
		"content/team/nora-nurse.json",
	]);
});
