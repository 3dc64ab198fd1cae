import { allowsLines, refusesLines } from "../../../tests/support/text-lines";

describe("a line of a text", () => {
	refusesLines([
		["call {phone", '"{phone"', '"{phone}"', "Type {phone} in its place."],
		["ring phone} today", '"phone}"', '"{phone}"', "Type {phone} in its place."],
		["ask {{phone}} now", '"{{phone}}"', '"{phone}"', "Type {phone} in its place."],
		["dial \u0024{phone} now", '"\u0024{phone}"', '"{phone}"', "Type {phone} in its place."],
		["try {phone}} soon", '"{phone}}"', '"{phone}"', "Type {phone} in its place."],
		["one is [phone] now", '"[phone]"', '"{phone}"', "Type {phone} in its place."],
		["two is %phone% now", '"%phone%"', '"{phone}"', "Type {phone} in its place."],
		["three is <phone> now", '"<phone>"', '"{phone}"', "Type {phone} in its place."],
		["four is $phone now", '"$phone"', '"{phone}"', "Type {phone} in its place."],
		["five is [[Email]] now", '"[[Email]]"', '"{email}"', "Type {email} in its place."],
		[
			"six is { phone } now",
			'"{ phone }"',
			"one of {phone}, {email}, {address}, {street}, {city}, {spa}, {company}, {hours}, {rating}, {reviewCount}, {examination}, {afterHours}",
			'Did you mean "{phone}"? Correct the name in braces, or write the words out.',
		],
		[
			"seven is {Phone} now",
			'"{Phone}"',
			"one of {phone}, {email}, {address}, {street}, {city}, {spa}, {company}, {hours}, {rating}, {reviewCount}, {examination}, {afterHours}",
			'Did you mean "{phone}"? Correct the name in braces, or write the words out.',
		],
		[
			"eight is {fone} now",
			'"{fone}"',
			"one of {phone}, {email}, {address}, {street}, {city}, {spa}, {company}, {hours}, {rating}, {reviewCount}, {examination}, {afterHours}",
			'Did you mean "{phone}"? Correct the name in braces, or write the words out.',
		],
		[
			"nine is {} now",
			'"{}"',
			"one of {phone}, {email}, {address}, {street}, {city}, {spa}, {company}, {hours}, {rating}, {reviewCount}, {examination}, {afterHours}",
			"Correct the name in braces, or write the words out.",
		],
		["ten is{phone} now", '"is{phone}"', "a space between a word and a name in braces", 'Type "is {phone}".'],
		["eleven is {phone}now", '"{phone}now"', "a space between a word and a name in braces", 'Type "{phone} now".'],
		[
			"twelve is { now",
			'one brace without the other in "{ now"',
			"both braces around a name, such as {phone}, or none",
			"Add the other brace, or delete this one.",
		],
		[
			"thirteen is } now",
			'one brace without the other in "thirteen is }"',
			"both braces around a name, such as {phone}, or none",
			"Add the other brace, or delete this one.",
		],
	]);
});

describe("a line close to one of those", () => {
	allowsLines(["call {phone} ({hours}), at {spa}’s desk", "20% of $150, up to $100", "{examination} Then we talk. {afterHours}", "“{spa}” is at {address}."]);
});
