import { newEntry } from "../../../tests/support/new-entry";
import { createEntry } from "../requests/lifecycle";
import { formatCsv } from "./csv";

test.each(["=1+1", "+19185550142", "-1", "@SUM(A1)", "\t=1"])("%j isn't a formula in a spreadsheet", (detail) => {
	expect(formatCsv([createEntry(newEntry({ rows: [{ term: "Name", detail }] }), "K7QM-4XPD", 0)])).toMatch(/,"'[=+@\t-].*"\r\n$/);
});
