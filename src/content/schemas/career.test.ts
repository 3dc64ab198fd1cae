import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { career } from "./career";

const position = sampleEntry("careers");

accepts(career, position, [["a position that is no sample", ["sample"], undefined]]);

refuses(career, position, [
	["the pay is missing", ["pay"], undefined, "invalid_type"],
	["the employment has 61 letters", ["employment"], `Full time ${letters(51)}`, "too_big"],
	["the employment doesn’t say full or part time", ["employment"], "Three days a week", "invalid_format"],
	["the day it was posted is no day", ["posted"], "today", "invalid_format"],
	["three responsibilities", ["responsibilities"], times(3, "a"), "too_small"],
	["nine requirements", ["requirements"], times(9, "a"), "too_big"],
	["two benefits", ["benefits"], times(2, "a"), "too_small"],
]);
