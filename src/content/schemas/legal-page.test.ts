import { letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { legalPage } from "./legal-page";

const privacy = sampleEntry("legal");

refuses(legalPage, privacy, [
	["the title is missing", ["title"], undefined, "invalid_type"],
	["the title has 81 letters", ["title"], letters(81), "too_big"],
	["the lead is a word", ["lead"], "Privacy", "too_small"],
	["the day it changed is a month", ["updated"], "2026-03", "invalid_format"],
	["three sections", ["sections"], times(3, { heading: "a" }), "too_small"],
	["21 sections", ["sections"], times(21, { heading: "a" }), "too_big"],
	["bullets that are no list", ["sections", 0, "bullets"], "a", "invalid_type"],
]);
