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
	["{", /^file\.json isn't JSON\. Expected.*export --json.*Nothing was imported/],
	["{}", /isn't a list/],
	[
		JSON.stringify([entry("3"), { ...entry("4"), status: "lost" }]),
		/^Request 2 of 2 \(AAAA-AAA4\) in file\.json can't be read: status: .*Nothing was imported/,
	],
	[JSON.stringify([{ ...entry("3"), reference: "no" }]), /reference: expected a reference/],
	[JSON.stringify([{ ...entry("3"), mails: [{ kind: "desk" }] }]), /mails\.0\./],
	["[null]", /Request 1 of 1 in file\.json can't be read: the entry/],
	[JSON.stringify([entry("3"), { ...entry("4"), key: "3" }]), /^Request 2 of 2 \(AAAA-AAA4\) .* has the key of one before it/],
	[JSON.stringify([entry("3"), { ...entry("4"), reference: "AAAA-AAA3" }]), /has the reference of one before it/],
])("refuses %s, with what's wrong and where", (text, message) => {
	expect(() => parseEntries(text, "file.json")).toThrow(message);
});
