import { accepts, issuesOf, letters, readContent, refuses, times } from "../../tests/support/entries";
import { career } from "./career";

const position = readContent("careers/nurse-injector.json");

test("the nurse injector's position, as it stands in content/, is right", () => {
	expect(issuesOf(career, position)).toEqual([]);
});

accepts(career, position, [["a position that is no sample", ["sample"], undefined]]);

refuses(career, position, [
	["the pay is a number", ["pay"], 40, "invalid_type"],
	["the pay is missing", ["pay"], undefined, "invalid_type"],
	["the employment has 61 letters", ["employment"], letters(61), "too_big"],
	["the day it was posted is no day", ["posted"], "today", "invalid_format"],
	["three responsibilities", ["responsibilities"], times(3, "a"), "too_small"],
	["nine requirements", ["requirements"], times(9, "a"), "too_big"],
	["two benefits", ["benefits"], times(2, "a"), "too_small"],
	["a field nobody knows", ["remote"], true, "unrecognized_keys", ""],
]);
