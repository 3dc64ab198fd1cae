import { problemsAfter } from "../../../tests/support/content-fixture";
import { loadContent } from "../load";

const after = (file: string, content: string) => problemsAfter(({ write }) => write(file, content), loadContent);

test.each([
	["in content/ itself", "content/service.json"],
	["in a folder of no collection", "content/promotions/summer.json"],
	["one folder too deep", "content/services/skin/facial.json"],
	["beside the catalog", "content/media/cups.json"],
	["with its ending in capitals", "content/services/facial.JSON"],
])("a JSON file %s belongs to no collection", (_name, file) => {
	expect(after(file, "{}")).toEqual([
		{
			file,
			path: "",
			found: "a JSON file that belongs to no collection",
			expected: expect.stringMatching(/^a file at one of: site\.json, navigation\.json, pages\/\*\.json, .*, media\/catalog\.json$/),
			remedy: "Move it to the folder of its collection, with .json in lowercase, or remove it.",
		},
	]);
});

test.each([
	"content/services/facial.json~",
	"content/services/facial copy.json",
	"content/site (1).json",
	"content/site.json.bak",
	"content/media/cup copy 2.jpg",
])("the leftover copy %s", (file) => {
	expect(after(file, "{}")).toEqual([
		{
			file,
			path: "",
			found: "a leftover copy of a file",
			expected: "each file once",
			remedy: "Compare it with the file it was copied from, then delete the copy.",
		},
	]);
});

test.each(["content/media/Portrait Jane.jpg", "content/media/cup.JPG", "content/media/cup.heic", "content/media/cup.webp", "content/team/jane.jpg"])(
	"the picture %s is in another place or format",
	(file) => {
		expect(after(file, "x")).toEqual([
			{
				file,
				path: "",
				found: "a picture in another place or format than the site's",
				expected: "a picture in content/media, named in lowercase words joined by hyphens, with .jpg or .png at the end",
				remedy: "Export it as JPEG or PNG under such a name, and put it into content/media.",
			},
		]);
	},
);

test.each(["content/services/notes.txt", "content/prices.xlsx", "content/media/readme.md"])("the file %s of another kind", (file) => {
	expect(after(file, "later")).toEqual([
		{
			file,
			path: "",
			found: "a file that the site doesn't use",
			expected: "JSON files, and pictures in content/media",
			remedy: "Move it out of content/, or delete it.",
		},
	]);
});

test("a file of a collection whose name isn't one for the site", () => {
	expect(after("content/services/Chemical Peels.json", "{}")).toEqual([
		{
			file: "content/services/Chemical Peels.json",
			path: "",
			found: "a file name with capitals, spaces or signs",
			expected: "lowercase words joined by hyphens, such as chemical-peels.json",
			remedy: "Rename the file to its slug.",
		},
	]);
});

test("what macOS and Windows leave in folders is no problem", () => {
	expect(after("content/media/.DS_Store", "x")).toEqual([]);
	expect(after("content/Thumbs.db", "x")).toEqual([]);
});
