import type { Entry } from "../requests/entry";
import { createEntry, markSent } from "../requests/lifecycle";
import { findEntries } from "./rescue";

const entry = (name: string): Entry =>
	createEntry(
		{
			...{ key: name, form: "message", fingerprint: "f", fields: {}, replyTo: "", status: "new" },
			rows: [{ term: "Message", detail: 'Zoë 李 {"} \\ \u0007 \ud800' }],
			mails: [{ kind: "desk", after: 0 }],
		},
		"AAAA-AAAA",
		Number(name),
	);
const bytes = (...parts: (object | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? part : JSON.stringify(part))));

test("finds entries between other bytes, the oldest first, and what's cut off in the middle isn't one", () => {
	const cut = JSON.stringify(entry("3")).slice(0, -20);
	const file = bytes("\0\0{", entry("2"), '\x01{"a":', entry("1"), '{"key":', `${cut}\0`, entry("4"), "\0{}");
	expect(findEntries(file)).toEqual([entry("1"), entry("2"), entry("4")]);
});

test.each(["before", "after"])("of two copies it keeps the later, whichever comes first in the file: the new one %s", (place) => {
	const sent = markSent(entry("1"), 0, 5);
	const copies = place === "before" ? [sent, "\0", entry("1")] : [entry("1"), "\0", sent];
	expect(findEntries(bytes(...copies))).toEqual([sent]);
});

test("a file with nothing in it has no entries", () => {
	expect(findEntries(Buffer.alloc(0))).toEqual([]);
	expect(findEntries(Buffer.alloc(8192))).toEqual([]);
});
