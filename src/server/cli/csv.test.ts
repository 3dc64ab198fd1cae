import { newInquiry } from "../../../tests/support/new-inquiry";
import { book } from "../inquiries/booking";
import { addNote, createInquiry } from "../inquiries/lifecycle";
import { formatCsv } from "./csv";

const inquiryWith = (detail: string) =>
	createInquiry(newInquiry({ rows: [{ term: "Name", detail }] }), "K7QM-4XPD", 0);
const format = (detail: string) => formatCsv([inquiryWith(detail)]);

test("texts are quoted", () => {
	expect(format('Zoë "Z"\nO’Neil')).toBe(
		'\uFEFF"Reference","Form","Status","Received","Booked for","What has happened","Name"\r\n"K7QM-4XPD","message","new","1970-01-01T00:00:00.000Z","","","Zoë ""Z""\nO’Neil"\r\n',
	);
});

test.each(["=1+1", "+19185550142", "-1", "@SUM(A1)", "\t=1"])(
	"%j isn't a formula in a spreadsheet",
	(detail) => {
		expect(format(detail)).toMatch(/,"'[=+@\t-].*"\r\n$/);
	},
);

test("the time that's booked and what has happened are in it, notes included", () => {
	const time = { startsAt: 3_600_000, minutes: 60, timeZone: "UTC", by: "Dana" };
	const inquiry = addNote(book(inquiryWith("Zoë"), 0, time), 0, "Lee", "She’s late");
	expect(formatCsv([inquiry])).toMatch(
		/"1970-01-01T01:00:00.000Z, 60 minutes","1970-01-01T00:00:00.000Z Booked by Dana\n[^"]+\n1970-01-01T00:00:00.000Z Note by Lee\nShe’s late"/,
	);
});
