import { toTerm } from "./terms";

test.each([
	["Facials", "facial"],
	["stress", "stress"],
	["gas", "gas"],
	["Crème", "creme"],
	["client’s", "client"],
	["the", null],
])("%s is indexed as %s", (written, term) => {
	expect(toTerm(written)).toBe(term);
});
