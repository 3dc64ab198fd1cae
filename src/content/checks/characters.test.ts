import { allowsLines, refusesLines } from "../../../tests/support/text-lines";

describe("a line of a text", () => {
	refusesLines([
		[
			"weâ€™re glad you came",
			'"weâ€™re", which has wrong letters',
			"the letters as they were typed",
			'Type "we’re" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"ZoÃ« is here today",
			'"ZoÃ«", which has wrong letters',
			"the letters as they were typed",
			'Type "Zoë" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"keep it below 20 Â°C",
			'"Â°C", which has wrong letters',
			"the letters as they were typed",
			'Type "°C" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"a cafÃ© next door",
			'"cafÃ©", which has wrong letters',
			"the letters as they were typed",
			'Type "café" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"they said â€œyes",
			'"â€œyes", which has wrong letters',
			"the letters as they were typed",
			'Type "“yes" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"we‚Äôre open all week",
			'"we‚Äôre", which has wrong letters',
			"the letters as they were typed",
			'Type "we’re" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"ï»¿the first word",
			'"ï»¿the", which has wrong letters',
			"the letters as they were typed",
			'Type "the" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"so glad ðŸ˜€",
			'"ðŸ˜€", which has wrong letters',
			"the letters as they were typed",
			'Type "😀" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"a caf\uFFFD next door",
			'"caf\uFFFD", where a letter was lost',
			"the letter that was there before",
			"Type the word again. Letters go wrong when a text is copied from another program, so check the rest of it, too.",
		],
		[
			"we\u0092re open on Friday",
			'an invisible character in "were"',
			"the character as it was typed",
			'Type "we’re" again by hand. Letters go wrong when a text is copied from another program, so check the rest of it, too.',
		],
		[
			"\uF0B7 drink some water",
			"a character that only one font has",
			"letters and marks that every font has",
			"Delete it. It's often a bullet from Word, and the site sets bullets itself.",
		],
		["feels good 😀", "the picture 😀", "words alone: texts have no emoji, stars or check marks", "Delete it, or say it in words."],
		["★★★★★ from Ann", "the picture ★★★★★", "words alone: texts have no emoji, stars or check marks", "Delete it, or say it in words."],
		["done ✔\uFE0F at last", "the picture ✔\uFE0F", "words alone: texts have no emoji, stars or check marks", "Delete it, or say it in words."],
		["rest\tfor an hour", 'a tab in "rest for"', "spaces between words", 'Type "rest for" with a plain space.'],
		[
			"use 10\u00A0mL of it",
			'a special space in "10 mL"',
			"plain spaces: the site itself keeps together what belongs on one line",
			'Type "10 mL" again by hand.',
		],
		[
			"use\u202F5 mL of it",
			'a special space in "use 5"',
			"plain spaces: the site itself keeps together what belongs on one line",
			'Type "use 5" again by hand.',
		],
		[
			"a well\u2011known name",
			'a special hyphen in "well-known"',
			"the hyphen of the keyboard: the site itself keeps together what belongs on one line",
			'Type "well-known" again by hand.',
		],
		["first line\u2028second line", 'a line break in "line second"', "one line", 'Type "line second" on one line.'],
		[
			"micro\u00ADneedling, then rest",
			'an invisible character in "microneedling,"',
			"letters and marks that can be seen",
			'Type "microneedling," again by hand.',
		],
		["zero\u200Bwidth in between", 'an invisible character in "zerowidth"', "letters and marks that can be seen", 'Type "zerowidth" again by hand.'],
		["\uFEFFthe first line", 'an invisible character in "the"', "letters and marks that can be seen", 'Type "the" again by hand.'],
		["\u202Eright to left", 'an invisible character in "right"', "letters and marks that can be seen", 'Type "right" again by hand.'],
		["a bell\u0007rings now", 'an invisible character in "bellrings"', "letters and marks that can be seen", 'Type "bellrings" again by hand.'],
		["Zoe\u0308 is at the desk", '"Zoë", with the mark of a letter as a character of its own', "each letter as one character", 'Type "Zoë" again by hand.'],
		["\uFB01ne lines fade", '"\uFB01ne", with special letters', "letters of the keyboard", 'Type "fine" again by hand.'],
		["costs \uFF11\uFF10\uFF10 dollars", '"\uFF11\uFF10\uFF10", with special letters', "letters of the keyboard", 'Type "100" again by hand.'],
		[
			"a \u0441lean towel",
			'"\u0441" of another alphabet in "\u0441lean"',
			"letters of the keyboard",
			"Type the word again by hand: some letters of other alphabets look like ours.",
		],
	]);
});

describe("a line close to one of those", () => {
	allowsLines([
		"Zoë, José and O’Brien",
		"café’s “rosé”",
		"20 °C, 10 µg, 5 μmol, m² and ½ cup",
		"naïve Ångström, São Paulo",
		"β-carotene and α-tocopherol",
		"The 7–10 days after it — or more",
		"Wait… what?",
		"Registered®, a trademark™",
	]);
});
