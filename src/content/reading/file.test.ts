import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContentFile } from "./file";

const root = mkdtempSync(join(tmpdir(), "content-file-"));
afterAll(() => rmSync(root, { recursive: true }));

const read = (bytes: string | Uint8Array) => {
	writeFileSync(join(root, "a.json"), bytes);
	return readContentFile(root, "a.json");
};

const expected = "a text file in the encoding UTF-8, without a byte order mark";
const save = "Save the file as UTF-8. In VS Code, click the encoding in the bar at the bottom, then Save with Encoding, then UTF-8.";
const reopen =
	"Don't save it as it is. In VS Code, click UTF-8 in the bar at the bottom, then Reopen with Encoding, then Western (Windows 1252). Once all letters look right, click there again, then Save with Encoding, then UTF-8.";

test.each([
	["UTF-8 with a byte order mark", "a file in the encoding UTF-8 with a byte order mark", 1, Buffer.from('\ufeff{"a": "Zoë"}', "utf8")],
	["UTF-16", "a file in the encoding UTF-16", 1, Buffer.from('\ufeff{"a": "Zoë"}', "utf16le")],
	["UTF-16, big-endian", "a file in the encoding UTF-16", 1, Buffer.from('\ufeff{"a": "Zoë"}', "utf16le").swap16()],
	["what Windows calls ANSI", "letters in another encoding than UTF-8, the first in line 2", 2, Buffer.from('{\n"a": "Zoë"}', "latin1")],
])("a file in %s is a problem, and it's read all the same", (_name, found, line, bytes) => {
	const { value, problems } = read(bytes);
	expect(problems).toEqual([{ file: "a.json", path: "", line, column: 1, found, expected, remedy: found.startsWith("letters") ? reopen : save }]);
	expect(value).toEqual({ a: "Zoë" });
});

test("a mistake in the JSON has line, column and the line with a caret", () => {
	expect(read('{\n\t"a": 1\n\t"b": 2\n}').problems).toEqual([
		{
			file: "a.json",
			path: "",
			line: 2,
			column: 8,
			found: "no comma",
			expected: "a comma between two fields or two entries of a list",
			remedy: "Add a comma where the mark is.",
			excerpt: '"a": 1\n      ^',
		},
	]);
});

test("a field that's there twice names both lines", () => {
	expect(read('{\n"a": 1,\n"a": 2\n}').problems).toEqual([
		{
			file: "a.json",
			path: "a",
			line: 3,
			column: 1,
			found: 'the field "a" a second time; the first is in line 2',
			expected: "each field once",
			remedy: "Remove one of the two. Only the second one counts until then.",
		},
	]);
});

test("a missing file has a problem without a place", () => {
	expect(readContentFile(root, "b.json").problems).toEqual([
		{
			file: "b.json",
			path: "",
			found: "no such file",
			expected: "a JSON file",
			remedy: "Restore the file from git, or create it by the recipe in docs/maintaining.md.",
		},
	]);
});
