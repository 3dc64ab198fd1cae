import { listNames, suggest, suggestOr } from "./suggest";

const slugs = ["chemical-peels", "dermal-fillers", "dermaplaning", "iv-therapy"];

test.each([
	["chemcal-peels", "chemical-peels"],
	["chemical-peel", "chemical-peels"],
	["Dermal-Fillers", "dermal-fillers"],
	["derma", undefined],
	["botox", undefined],
])("%s means %s", (name, meant) => {
	expect(suggest(name, slugs)).toBe(meant);
});

test("without names there's no suggestion", () => {
	expect(suggest("a", [])).toBeUndefined();
});

test("a remedy begins with the suggestion, if there is one", () => {
	expect(suggestOr("iv-terapy", slugs, "Correct it.")).toBe('Did you mean "iv-therapy"? Correct it.');
	expect(suggestOr("botox", slugs, "Correct it.")).toBe("Correct it.");
	expect(suggestOr(7, slugs, "Correct it.")).toBe("Correct it.");
});

test("a list that's too long to read is cut, with the number of the others", () => {
	expect(listNames(slugs)).toBe("chemical-peels, dermal-fillers, dermaplaning, iv-therapy");
	expect(listNames(slugs, 2)).toBe("chemical-peels, dermal-fillers, and 2 more");
});
