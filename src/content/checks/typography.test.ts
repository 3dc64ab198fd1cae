import { allProblemsAfter } from "../../../tests/support/content-fixture";
import { allowsLines, refusesLines } from "../../../tests/support/text-lines";

describe("a line of a text", () => {
	refusesLines([
		[" begins with a space", "a space at the beginning", "a text that begins and ends with its words", "Delete the space."],
		["ends with a space ", "a space at the end", "a text that begins and ends with its words", "Delete the space."],
		["two  spaces here", 'too many spaces in "two  spaces"', "one space between words", 'Type "two spaces".'],
		["a space , then", 'a space too many in "space ,"', "no space there", 'Type "space,".'],
		["a space at the end .", 'a space too many in "end ."', "no space there", 'Type "end.".'],
		["( inside ) of it", 'a space too many in "( inside"', "no space there", 'Type "(inside".'],
		["it's fine", '"it\'s"', "the apostrophe ’", 'Type "it’s".'],
		["don`t rush", '"don`t"', "the apostrophe ’", 'Type "don’t".'],
		["don´t hurry", '"don´t"', "the apostrophe ’", 'Type "don’t".'],
		['he said "yes" again', "straight quotation marks around yes", "curly quotation marks: “ and ”", "Type “yes”."],
		['one " alone', "one straight quotation mark", "curly quotation marks: “ and ”", "Type “ before the words and ” after them."],
		["wait... then go", '"wait..."', "one period, or the single character …", 'Type "wait…".'],
		["really?? yes", '"really??"', "one mark", 'Type "really?".'],
		["well,, yes", '"well,,"', "one mark", 'Type "well,".'],
		["and so on..", '"on.."', "one mark", 'Type "on.".'],
		["so;. then", '"so;."', "one mark", 'Type "so;".'],
		["stop -- then go", '"stop -- then"', "a comma or a period between two thoughts", 'Type "stop, then".'],
		["it takes 7-10 days", '"7-10"', "an en dash between two figures", 'Type "7–10".'],
		["it takes 9 - 12 weeks", '"9 - 12"', "an en dash between two figures", 'Type "9–12".'],
		["pay $20-$30 each", '"$20-$30"', "an en dash between two figures", 'Type "$20–$30".'],
		["up 5-10% in all", '"5-10%"', "an en dash between two figures", 'Type "5–10%".'],
		["open 4-7 PM today", '"4-7"', "an en dash between two figures", 'Type "4–7".'],
		["It fades.Then it’s gone", '"fades.Then"', "a space after the mark", 'Type "fades. Then".'],
		["one,two and three", '"one,two"', "a space after the mark", 'Type "one, two".'],
		["don?t rush it", '"don?t"', "the apostrophe ’", 'Type "don’t".'],
		["good luck :)", '":)"', "words alone: texts have no smileys", "Delete it."],
		["with love <3", '"<3"', "words alone: texts have no smileys", "Delete it."],
		["rest for the the day", '"the the"', "the word once", 'Delete one "the".'],
		["a towel is is gone", '"is is"', "the word once", 'Delete one "is".'],
		["an hour (or two", "( without )", "( before the words and ) after them", "Add ), or delete (."],
		["a day or two)", ") without (", "( before the words and ) after them", "Add (, or delete )."],
		["he said “yes and left", "“ without ”", "“ before the words and ” after them", "Add ”, or delete “."],
		["she said yes” and left", "” without “", "“ before the words and ” after them", "Add “, or delete ”."],
		["Rest for an hour. Rest for an hour.", '"Rest for an hour." twice', "each sentence once", "Delete one of the two."],
		["a DESCRIBES word", '"DESCRIBES" in capitals', "small letters, because capitals shout", 'Type "describes", with a capital if it begins a sentence.'],
		["a ‘word’ and don‘t", '"don‘t"', "the apostrophe ’", 'Type "don’t".'],
	]);
});

describe("a line close to one of those", () => {
	allowsLines([
		"5'4\" tall",
		'a 3" brim',
		"it had had its day, and that that was so is clear",
		"no, no, so so",
		"7–10 days",
		"9-11, 50-50, 24-7",
		"a 30-minute visit",
		"1-800-514-0301",
		"$1,064.50 or 0.5 mL",
		"first a) this and b) that",
		"(it does.)",
		"He asked “why?”, and left",
		"10 a.m.–5 p.m., S.W., and so on",
		"Nd:YAG and 9:00",
		"Ph.D. and Pharm.D.",
		"rock ’n’ roll in the ’90s",
		"The FDA and HIPAA agree",
		"3:1, 1:1",
		"No. No, thanks.",
	]);
});

test.each(["D'Arcy O.", "D’Arcy O.", "Zoë W."])("the name %s is typed as its owner does", async (name) => {
	expect(await allProblemsAfter(({ set }) => set("content/reviews.json", [0, "name"], name))).toEqual([]);
});
