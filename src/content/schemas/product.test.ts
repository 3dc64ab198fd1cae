import { letters, refuses, times } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { product } from "./product";

const cream = sampleEntry("products");

refuses(product, cream, [
	["the order is zero", ["order"], 0, "too_small"],
	["the order is missing", ["order"], undefined, "invalid_type"],
	["a kind the shop has no shelf for", ["kind"], "Perfume", "invalid_value"],
	["the summary has 59 letters", ["summary"], letters(59), "too_small"],
	["the summary has 141 letters", ["summary"], letters(141), "too_big"],
	["no details", ["details"], [], "too_small"],
	["four paragraphs of details", ["details"], times(4, letters(40)), "too_big"],
	["one step of use", ["howToUse"], ["a"], "too_small"],
	["seven ingredients", ["ingredients"], times(7, "a"), "too_big"],
	["no caution", ["caution"], undefined, "invalid_type"],
	["the price is nothing", ["price"], 0, "too_small"],
	["the price is above 1000", ["price"], 1001, "too_big"],
]);
