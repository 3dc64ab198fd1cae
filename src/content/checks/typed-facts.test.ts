import { allowsLines, refusesLines } from "../../../tests/support/text-lines";

describe("a line of a text", () => {
	refusesLines([
		["call (405) 555-0100 today", '"(405) 555-0100"', '"{phone}": the fact is written once, in content/site.json', "Type {phone} in its place."],
		["call 405.555.0100 today", '"405.555.0100"', '"{phone}": the fact is written once, in content/site.json', "Type {phone} in its place."],
		["call +1 405 555 0199 today", '"+1 405 555 0199"', '"{phone}": the fact is written once, in content/site.json', "Type {phone} in its place."],
		["write to desk@spa.example today", '"desk@spa.example"', '"{email}": the fact is written once, in content/site.json', "Type {email} in its place."],
		["write to ann@spa.example today", '"ann@spa.example"', '"{email}": the fact is written once, in content/site.json', "Type {email} in its place."],
		[
			"look at www.spa.example/contact first",
			'the site\'s own address "www.spa.example/contact"',
			"a link to a page: [words](/path)",
			"Write a link such as [words](/contact), or leave the address out.",
		],
		["come to 1 Sample St today", '"1 Sample St"', '"{street}": the fact is written once, in content/site.json', "Type {street} in its place."],
		[
			"come to 1 sample st, Norman, OK 73069",
			'"1 sample st, Norman, OK 73069"',
			'"{address}": the fact is written once, in content/site.json',
			"Type {address} in its place.",
		],
		[
			"we’re in Norman, OK 73069",
			'"OK 73069"',
			'"{address}": the fact is written once, in content/site.json',
			"Leave it out, or type {address} for the whole address.",
		],
	]);
});

describe("a line close to one of those", () => {
	allowsLines(["call 1-800-222-1222", "Suite 73, 1 Sample Avenue", "the area code 405", "5550100 steps"]);
});
