import { makeExcerpt, splitMatches } from "./excerpt";

const terms = (...words: string[]) => new Set(words);

test.each([
	["Laser hair removal, by area", terms("laser", "hair"), "[Laser hair] removal, by area"],
	["Crow’s feet and crows", terms("crow"), "[Crow’s] feet and [crows]"],
	["JUVÉDERM", terms("juvederm"), "[JUVÉDERM]"],
	["me\u0301lasma spots", terms("melasma"), "[me\u0301lasma] spots"],
	["Nothing here", terms("peel"), "Nothing here"],
])("in “%s” what matches is apart, whatever its case, accent or plural", (text, matching, expected) => {
	const pieces = splitMatches(text, matching);
	expect(pieces.map(({ text: piece, matched }) => (matched ? `[${piece}]` : piece)).join("")).toBe(expected);
});

test("the line with most matches is shown, the first one if there's none", () => {
	const lines = ["A quiet hour.", "For acne.", "For acne scars."];
	expect(makeExcerpt(lines, terms("acne", "scar"))).toBe("For acne scars.");
	expect(makeExcerpt(lines, terms("vein"))).toBe("A quiet hour.");
});

test("a long text is cut at spaces, around the first match", () => {
	const filler = "words that fill a line ".repeat(20);
	const excerpt = makeExcerpt([`${filler}rosacea ${filler}`], terms("rosacea"));
	expect(excerpt).toMatch(/^… \w.* rosacea .*\w …$/);
	expect(excerpt.length).toBeLessThan(180);
	expect(makeExcerpt([`rosacea ${filler}`], terms("rosacea"))).toMatch(/^rosacea .*\w …$/);
	expect(makeExcerpt([`${filler}rosacea`], terms("rosacea"))).toMatch(/^… .* rosacea$/);
});
