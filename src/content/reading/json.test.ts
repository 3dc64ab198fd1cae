import { getExcerpt, getPosition, readJson } from "./json";

const first = (text: string): string => {
	const [error] = readJson(text).errors;
	if (!error) return "no error";
	const { line, column } = getPosition(text, error.offset);
	return `${line}:${column} found ${error.found}; expected ${error.expected}; ${error.remedy}`;
};

test("JSON without mistakes has its value, and no error", () => {
	expect(readJson('{"a": [1, "b"]}')).toMatchObject({ value: { a: [1, "b"] }, errors: [], repeated: [] });
});

test.each([
	["", "1:1 found an empty file; expected the file's content; Restore the file from git."],
	["  \n", "1:1 found an empty file; expected the file's content; Restore the file from git."],
	['{\n"a": 1\n"b": 2}', "2:7 found no comma; expected a comma between two fields or two entries of a list; Add a comma where the mark is."],
	['["a" "b"]', "1:5 found no comma; expected a comma between two fields or two entries of a list; Add a comma where the mark is."],
	['{"a": 1,\n}', "1:8 found a comma before the closing }; expected no comma after the last one; Remove the comma."],
	["[1, 2,]", "1:6 found a comma before the closing ]; expected no comma after the last one; Remove the comma."],
	["[1,,2]", "1:3 found two commas in a row; expected one comma; Remove the comma."],
	[
		'{"a": [1, 2}',
		"1:12 found }, which closes something else; expected ] first; Compare the opening and closing brackets above this place: each one that opens has to close, in reverse order.",
	],
	[
		'{"a": {"b": 1]',
		"1:14 found ], which closes something else; expected } first; Compare the opening and closing brackets above this place: each one that opens has to close, in reverse order.",
	],
	[
		'{"a": {"b": 1}',
		"1:15 found the end of the file before a { is closed; expected a } for every {; If the end of the file is missing, restore the file. Otherwise add the closing } where it belongs.",
	],
	[
		"[1, 2",
		"1:6 found a list that isn't closed; expected a ] for every [; If the end of the file is missing, restore the file. Otherwise add the closing ] where it belongs.",
	],
	[
		"{}}",
		"1:3 found something after the end; expected nothing after the last closing bracket; Remove what's after it, or the closing bracket that's too much.",
	],
	[
		'{"a": "b\n"}',
		'1:7 found a text without a quotation mark at its end; expected a text on one line, with " at both ends; Add the missing ". If the text goes on in the next line, join the two lines.',
	],
	[
		'{"a": “b”}',
		'1:7 found the quotation mark “; expected a straight quotation mark: "; Replace the marks around names and texts with straight ones: ". Inside a text, curly ones are right.',
	],
	[
		"{'a': 1}",
		'1:2 found the quotation mark \'; expected a straight quotation mark: "; Replace the marks around names and texts with straight ones: ". Inside a text, curly ones are right.',
	],
	[
		'{"a": "She said "yes" twice."}',
		"1:18 found a quotation mark inside a text, which ends the text there; expected curly quotation marks inside a text: “ and ”; Replace the straight marks inside the text with “ and ”.",
	],
	['{"a": yes}', '1:7 found yes without quotation marks; expected text in quotation marks, a number, true, false or null; Put " before and after the word.'],
	['{"a": $115}', "1:7 found a dollar sign before a number; expected the number alone, such as 115; Remove the dollar sign."],
	['{"a" 1}', '1:6 found no colon; expected a colon after the field\'s name: "name": "value"; Add a colon where the mark is.'],
	[
		'{"a": }',
		"1:7 found } where a value should be; expected text in quotation marks, a number, true, false or null; Write the value that belongs there, or remove the field.",
	],
	['{"a": "b\\q"}', "1:7 found a backslash (\\) in a text; expected a text without backslashes; Remove the backslash."],
	[
		'{"a": "b\tc"}',
		"1:7 found a tab or an invisible character in a text; expected plain spaces; Replace it with a space: select the text between the quotation marks and type it again.",
	],
	['{"a": 1 // later\n}', "1:9 found a comment; expected no comments: JSON has none; Remove it. A field called sample or note may hold what you want to say."],
	[
		'{\n<<<<<<< HEAD\n"a": 1\n}',
		"2:1 found a mark that git leaves where two changes collide (<<<<<<<); expected one of the two versions; Keep the lines you want, and remove the others and the lines with <<<<<<<, ======= and >>>>>>>.",
	],
])("%j", (text, message) => {
	expect(first(text)).toBe(message);
});

test("a missing comma, a comma too many and a comment are all found at once, and the rest is read", () => {
	const { value, errors } = readJson('{"a": 1 "b": [2,], // c\n"d": 3,}');
	expect(errors.map(({ found }) => found)).toEqual(["no comma", "a comma before the closing ]", "a comment", "a comma before the closing }"]);
	expect(value).toEqual({ a: 1, b: [2], d: 3 });
});

test("after a mistake that hides the rest, nothing is guessed", () => {
	const { value, errors } = readJson('{"a": "b\n", "c": [1,]}');
	expect(errors).toHaveLength(1);
	expect(value).toBeUndefined();
});

test("a field that's there twice is found at any depth, with both places", () => {
	const text = '{"a": [{"b": 1, "b": 2}], "a": 3}';
	expect(readJson(text).repeated).toEqual([
		{ path: ["a", 0, "b"], offset: 16, first: 8 },
		{ path: ["a"], offset: 26, first: 1 },
	]);
});

test("a path is found at its field's name, a missing field at the group that should have it", () => {
	const { locate } = readJson('{"a": [{"b": 1}, 2]}');
	expect([["a"], ["a", 0], ["a", 0, "b"], ["a", 1], ["a", 0, "missing"], ["missing"], []].map(locate)).toEqual([1, 7, 8, 17, 7, 0, 0]);
});

test("an excerpt shows the line without its indent, with a caret below the place", () => {
	expect(getExcerpt('{\n\t"a": 1,\n}', 9)).toBe('"a": 1,\n      ^');
});

test("an excerpt of a long line is the part around the place", () => {
	const [shown = "", caret = ""] = getExcerpt(`${"x".repeat(300)}!${"y".repeat(300)}`, 300).split("\n");
	expect(shown).toHaveLength(110);
	expect(shown.charAt(caret.indexOf("^"))).toBe("!");
});
