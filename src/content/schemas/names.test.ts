import { issuesOf } from "../../../tests/support/entries";
import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";
import { abbreviatedName, areInitials, cityName, personName } from "./names";

refusesFacts("content/reviews.json", [
	[
		"a whole last name",
		[[[0, "name"], "Dana Wilson"]],
		["[0].name", '"Dana Wilson"', 'a first name and the initial of the last name, such as "Dana W."', 'Shorten the last name: "Dana W."'],
	],
	[
		"two first names and a whole last name",
		[[[0, "name"], "Mary Ann Wilson"]],
		["[0].name", '"Mary Ann Wilson"', 'a first name and the initial of the last name, such as "Dana W."', 'Shorten the last name: "Mary Ann W."'],
	],
	[
		"an initial without its period",
		[[[0, "name"], "Zoë W"]],
		["[0].name", '"Zoë W"', 'a first name and the initial of the last name, such as "Dana W."', 'Add the period: "Zoë W."'],
	],
	[
		"small letters",
		[[[0, "name"], "dana w."]],
		[
			"[0].name",
			'"dana w."',
			'a first name and the initial of the last name, such as "Dana W."',
			"Write the first name with a capital letter, a blank, the capital initial of the last name, and a period.",
		],
	],
	[
		"capital letters",
		[[[0, "name"], "DANA W."]],
		[
			"[0].name",
			'"DANA W."',
			'a first name and the initial of the last name, such as "Dana W."',
			"Write the first name with a capital letter, a blank, the capital initial of the last name, and a period.",
		],
	],
	[
		"two initials without a name",
		[[[0, "name"], "D. W."]],
		[
			"[0].name",
			'"D. W."',
			'a first name and the initial of the last name, such as "Dana W."',
			"Write the first name with a capital letter, a blank, the capital initial of the last name, and a period.",
		],
	],
	[
		"a digit",
		[[[0, "name"], "Dana2 W."]],
		[
			"[0].name",
			'"Dana2 W."',
			'a first name and the initial of the last name, such as "Dana W."',
			"Write the first name with a capital letter, a blank, the capital initial of the last name, and a period.",
		],
	],
	[
		"a first name alone",
		[[[0, "name"], "Dana"]],
		[
			"[0].name",
			'"Dana"',
			'a first name and the initial of the last name, such as "Dana W."',
			"Write the first name with a capital letter, a blank, the capital initial of the last name, and a period.",
		],
	],
]);

test.each([
	"Dana W.",
	"José R.",
	"Zoë W.",
	"Mary Ann W.",
	"Jean-Luc P.",
	"D'Arcy O.",
	"D’Arcy O.",
	"Ana María G.",
	"McKenna L.",
	"DeShawn T.",
	"Bo Í.",
	"Jose\u0301 R.",
	"Øystein Å.",
])("a client may be named %s", (name) => {
	expect(issuesOf(abbreviatedName, name)).toEqual([]);
});

acceptsFacts("content/reviews.json", [["a client's name with an accent", [[[0, "name"], "José R."]]]]);

test.each([
	"Amara Whitfield",
	"Ana de la Cruz",
	"Jean-Luc D’Arcy",
	"Marian J. Holloway",
	"Mary Ann O'Neil",
	"Zoë Ångström",
	"Luis García Jr.",
	"Vincent van Dyke III",
])("a person may be named %s", (name) => {
	expect(issuesOf(personName, name)).toEqual([]);
});

test.each([
	["AW", "Amara Whitfield", true],
	["AC", "Ana de la Cruz", true],
	["LG", "Luis García Jr.", true],
	["VD", "Vincent van Dyke III", true],
	["WA", "Amara Whitfield", false],
	["AA", "Amara Whitfield", false],
	["AJ", "Luis García Jr.", false],
])("%s as the initials of %s: %s", (monogram, name, right) => {
	expect(areInitials(monogram, name)).toBe(right);
});

test.each(["Broken Arrow", "St. Louis", "Coeur d’Alene", "Winston-Salem"])("a city may be %s", (name) => {
	expect(issuesOf(cityName, name)).toEqual([]);
});

test.each(["tulsa", "OK", "Tulsa, OK", "Tulsa 74103", "Tulsa (downtown)"])("%s is no city", (name) => {
	expect(issuesOf(cityName, name)).toEqual([": custom"]);
});
