import { newInquiry } from "../../../tests/support/new-inquiry";
import { createInquiry } from "../inquiries/lifecycle";
import { formatCsv } from "./csv";

const format = (detail: string) =>
	formatCsv([createInquiry(newInquiry({ rows: [{ term: "Name", detail }] }), "K7QM-4XPD", 0)]);

test("texts are quoted", () => {
	expect(format('Zoë "Z"\nO’Neil')).toBe(
		'\uFEFF"Reference","Form","Status","Received","Name"\r\n"K7QM-4XPD","message","new","1970-01-01T00:00:00.000Z","Zoë ""Z""\nO’Neil"\r\n',
	);
});

test.each(["=1+1", "+19185550142", "-1", "@SUM(A1)", "\t=1"])(
	"%j isn't a formula in a spreadsheet",
	(detail) => {
		expect(format(detail)).toMatch(/,"'[=+@\t-].*"\r\n$/);
	},
);
