import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { listStateLicenses, teamMember } from "./team-member";

const person = sampleEntry("team");

accepts(teamMember, person, [
	["without a short bio", ["shortBio"], undefined],
	["without credentials", ["credentials"], undefined],
	["with empty credentials", ["credentials"], ""],
	["a license number that isn't known yet", ["licenseNumbers"], { "registered-nurse": null }],
	["a license number", ["licenseNumbers"], { "registered-nurse": "R0000000" }],
	["no license numbers", ["licenseNumbers"], undefined],
	["a monogram of three letters", ["monogram"], "AMW"],
]);

refuses(teamMember, person, [
	["the id is zero", ["id"], 0, "too_small"],
	["the id is a fraction", ["id"], 1.5, "invalid_type"],
	["the slug has a blank", ["slug"], "person whitfield", "invalid_format"],
	["the name is missing", ["name"], undefined, "invalid_type"],
	["the name has 61 letters", ["name"], `Dana D${"o".repeat(55)}`, "too_big"],
	["the credentials have 41 letters", ["credentials"], times(11, "RN").join(", "), "too_big"],
	["the role is empty", ["role"], " ", "too_small"],
	["a group there is not", ["group"], "sales", "invalid_value"],
	["no license, not even none", ["licenses"], [], "too_small"],
	["a license there is not", ["licenses", 0], "cosmetologist", "invalid_value"],
	["a license number of words", ["licenseNumbers"], { "registered-nurse": "ask us" }, "invalid_format", "licenseNumbers.registered-nurse"],
	["an empty license number", ["licenseNumbers"], { "registered-nurse": "" }, "invalid_format", "licenseNumbers.registered-nurse"],
	["a number of a certificate, which isn't a license", ["licenseNumbers"], { "laser-technician": "1" }, "unrecognized_keys"],
	["a monogram in small letters", ["monogram"], "aw", "invalid_format"],
	["a monogram of one letter", ["monogram"], "A", "invalid_format"],
	["a monogram of four letters", ["monogram"], "AMWX", "invalid_format"],
	["a short bio of 221 letters", ["shortBio"], letters(221), "too_big"],
	["a bio of two paragraphs", ["bio"], times(2, letters(40)), "too_small"],
	["a bio of six paragraphs", ["bio"], times(6, letters(40)), "too_big"],
	["one line of education", ["education"], ["a"], "too_small"],
	["six lines of focus", ["focus"], times(6, "a"), "too_big"],
	["no quote", ["quote"], undefined, "invalid_type"],
	["no head", ["seo"], undefined, "invalid_type"],
]);

test("licenses that a board has issued, with the number if there's one", () => {
	const nurse = { licenses: ["nurse-practitioner", "registered-nurse"], licenseNumbers: { "registered-nurse": "R1", "nurse-practitioner": null } } as const;
	expect(listStateLicenses({ ...nurse, licenses: [...nurse.licenses] }).map(({ license, number }) => [license, number])).toEqual([
		["nurse-practitioner", null],
		["registered-nurse", "R1"],
	]);
	expect(listStateLicenses({ licenses: ["esthetician", "laser-technician"] }).map(({ license, number }) => [license, number])).toEqual([["esthetician", null]]);
	expect(listStateLicenses({ licenses: ["none"] })).toEqual([]);
});
