import { inSentence, joinWithAnd } from "./words";

test.each([
	[[], ""],
	[["acne"], "acne"],
	[["acne", "redness"], "acne and redness"],
	[["acne", "redness", "scars"], "acne, redness and scars"],
])("%j is “%s”", (parts, text) => {
	expect(joinWithAnd(parts)).toBe(text);
});

test.each([
	["Acne scars & texture", "acne scars and texture"],
	["PCOS", "PCOS"],
	["A", "a"],
])("%s is “%s” in a sentence", (title, text) => {
	expect(inSentence(title)).toBe(text);
});
