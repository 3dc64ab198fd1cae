import { makeExcerpt, splitMatches } from "./excerpt";

const terms = new Set(["laser", "hair", "crow", "melasma"]);

test.each([
	["Laser hair removal, by laser", "[Laser hair] removal, by [laser]"],
	["JUVÉDERM, crow’s feet and CROWS", "JUVÉDERM, [crow’s] feet and [CROWS]"],
	["me\u0301lasma spots", "[me\u0301lasma] spots"],
])("in “%s” what matches is apart, whatever its case, accent or plural", (text, expected) => {
	const pieces = splitMatches(text, terms).map(({ text: piece, matched }) =>
		matched ? `[${piece}]` : piece,
	);
	expect(pieces.join("")).toBe(expected);
});

test("the line with most matches is shown, the first one if there's none", () => {
	const lines = ["A quiet hour.", "For melasma.", "For laser hair removal."];
	expect([lines, ["A quiet hour.", "Tea."]].map((some) => makeExcerpt(some, terms))).toEqual([
		lines[2],
		lines[0],
	]);
});

test("a long text is cut at spaces, around the first match", () => {
	const filler = "words that fill a line ".repeat(20);
	const excerpt = makeExcerpt([`${filler}melasma ${filler}`], terms);
	expect(excerpt).toMatch(/^… \w.* melasma .*\w …$/);
	expect(excerpt.length).toBeLessThan(180);
	expect(makeExcerpt([`melasma ${filler}`], terms)).toMatch(/^melasma .*\w …$/);
	expect(makeExcerpt([`${filler}melasma`], terms)).toMatch(/^… .* melasma$/);
});
