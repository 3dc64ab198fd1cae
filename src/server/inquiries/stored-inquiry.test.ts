import { newInquiry } from "../../../tests/support/new-inquiry";
import { createInquiry } from "./lifecycle";
import { parseInquiries } from "./stored-inquiry";

const inquiry = createInquiry(
	newInquiry({ rows: [{ term: "Name", detail: "Zoë" }] }),
	"AAAA-AAA3",
	1000,
);

test("keeps what it doesn't know", () => {
	const inquiries = [inquiry, { ...inquiry, something: "newer" }];
	expect(parseInquiries(JSON.stringify(inquiries), "file.json")).toEqual(inquiries);
});

test.each([
	["{", /^file\.json can't be read\. Expected.*export --json\. Nothing was imported/],
	[
		JSON.stringify([{ ...inquiry, reference: "no" }]),
		/expected a reference.*\n.*at \[0\]\.reference/,
	],
])("refuses %s, with what's wrong and where", (text, message) => {
	expect(() => parseInquiries(text, "file.json")).toThrow(message);
});
