import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { special } from "./special";

const spring = sampleEntry("specials");

accepts(special, spring, [["no end", ["ends"], null]]);

refuses(special, spring, [
	["the end is left out", ["ends"], undefined, "invalid_type"],
	["the end is no day", ["ends"], "end of January", "invalid_format"],
	["it begins on no day", ["starts"], "2026-11-31", "invalid_format"],
	["it begins never", ["starts"], null, "invalid_type"],
	["the offer has 91 letters", ["offer"], letters(91), "too_big"],
	["one term", ["terms"], ["a"], "too_small"],
	["seven terms", ["terms"], times(7, "a"), "too_big"],
	["no service", ["services"], [], "too_small"],
	["five services", ["services"], times(5, "a"), "too_big"],
]);
