import { accepts, letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { resource } from "./resource";

const article = sampleEntry("resources");

accepts(resource, article, [["no questions", ["faqs"], undefined]]);

refuses(resource, article, [
	["a group the page has no anchor for", ["group"], "hair", "invalid_value"],
	["the title has 91 letters", ["title"], letters(91), "too_big"],
	["the summary has 79 letters", ["summary"], letters(79), "too_small"],
	["the summary has 181 letters", ["summary"], letters(181), "too_big"],
	["the reviewer is a name", ["reviewer"], "Marian Holloway", "invalid_format"],
	["nobody reviewed it", ["reviewer"], undefined, "invalid_type"],
	["the day of publication is no day", ["published"], "2026-02-30", "invalid_format"],
	["two sections", ["sections"], times(2, { heading: "a" }), "too_small"],
	["nine sections", ["sections"], times(9, { heading: "a" }), "too_big"],
	["a section without a heading", ["sections", 1, "heading"], undefined, "invalid_type"],
	["no source", ["sources"], [], "too_small"],
	["a source without a publisher", ["sources", 0, "publisher"], undefined, "invalid_type"],
	["one related service", ["relatedServices"], ["sculptra"], "too_small"],
	["eleven related services", ["relatedServices"], times(11, "sculptra"), "too_big"],
]);
