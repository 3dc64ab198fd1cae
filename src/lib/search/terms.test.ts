import { toTerm } from "./terms";

test.each([
	["Facials", "facial"],
	["stress", "stress"],
	["gas", "gas"],
	["Crème", "creme"],
	["client’s", "client"],
	["yours", "your"],
	["sss", "sss"],
	["𝐬𝐬𝐬𝐬", "ssss"],
	["the", null],
])("%s is indexed as %s", (written, term) => {
	expect(toTerm(written)).toBe(term);
});
