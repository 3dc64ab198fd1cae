import { letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { landingPage } from "./landing-page";

const landing = sampleEntry("landingPages");

refuses(landingPage, landing, [
	["the city is missing", ["city"], undefined, "invalid_type"],
	["the heading has 81 letters", ["heading"], letters(81), "too_big"],
	["one way to drive", ["directions"], [{ from: "a", route: "b", minutes: "c" }], "too_small"],
	["six ways to drive", ["directions"], times(6, { from: "a", route: "b", minutes: "c" }), "too_big"],
	["the minutes are a number", ["directions", 0, "minutes"], 20, "invalid_type"],
	["two sections", ["sections"], times(2, { heading: "a" }), "too_small"],
	["two services", ["services"], times(2, "a"), "too_small"],
	["nine services", ["services"], times(9, "a"), "too_big"],
	["two questions", ["faqs"], times(2, { question: "a?", answer: letters(40) }), "too_small"],
]);
