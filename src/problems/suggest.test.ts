import { suggestOr } from "./suggest";

const slugs = ["chemical-peels", "dermal-fillers", "dermaplaning", "iv-therapy"];

test.each([
	["chemcal-peels", 'Did you mean "chemical-peels"? Correct it.'],
	["Dermal-Fillers", 'Did you mean "dermal-fillers"? Correct it.'],
	["derma", "Correct it."],
	[7, "Correct it."],
])("for %j the remedy is: %s", (value, remedy) =>
	expect(suggestOr(value, slugs, "Correct it.")).toBe(remedy),
);
