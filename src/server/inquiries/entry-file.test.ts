import { newEntry } from "../../../tests/support/new-entry";
import { parseEntries } from "./entry-file";
import { createEntry } from "./lifecycle";

const entry = createEntry(newEntry({ rows: [{ term: "Name", detail: "Zoë" }] }), "AAAA-AAA3", 1000);

test("keeps what it doesn't know", () => {
	const entries = [entry, { ...entry, something: "newer" }];
	expect(parseEntries(JSON.stringify(entries), "file.json")).toEqual(entries);
});

test.each([
	["{", /^file\.json can't be read\. Expected.*export --json\. Nothing was imported/],
	[
		JSON.stringify([{ ...entry, reference: "no" }]),
		/expected a reference.*\n.*at \[0\]\.reference/,
	],
])("refuses %s, with what's wrong and where", (text, message) => {
	expect(() => parseEntries(text, "file.json")).toThrow(message);
});
