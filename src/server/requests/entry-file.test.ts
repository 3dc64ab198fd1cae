import { newEntry } from "../../../tests/support/new-entry";
import { parseEntries } from "./entry-file";
import { addEvent, createEntry } from "./lifecycle";

const entry = (name: string) => {
	const request = newEntry({ key: name, fields: { name: "Zoë" }, rows: [{ term: "Name", detail: "Zoë" }] });
	return addEvent(createEntry(request, `AAAA-AAA${name}`, 1000), { at: 2000, by: "Maria", status: "booked" });
};
const parse = (values: unknown) => parseEntries(JSON.stringify(values), "file.json");

test("reads what was exported, and keeps what it doesn't know", () => {
	const later = { ...entry("4"), something: "newer" };
	expect(parse([entry("3"), later])).toEqual([entry("3"), later]);
});

test.each([
	["{", /^file\.json can't be read\. Expected.*export --json\. Nothing was imported/],
	["{}", /expected array/],
	[JSON.stringify([entry("3"), { ...entry("4"), status: "lost" }]), /→ at \[1\]\.status/],
	[JSON.stringify([{ ...entry("3"), reference: "no" }]), /expected a reference.*\n.*at \[0\]\.reference/],
	[JSON.stringify([{ ...entry("3"), mails: [{ kind: "desk" }] }]), /at \[0\]\.mails\[0\]\./],
	["[null]", /expected object.*\n.*at \[0\]/],
])("refuses %s, with what's wrong and where", (text, message) => {
	expect(() => parseEntries(text, "file.json")).toThrow(message);
});
