import { allowsLines, refusesLines } from "../../../tests/support/text-lines";

const cut = "Write the end of the sentence if it was cut off, or add the period.";

describe("a line of a text", () => {
	refusesLines([
		["rest your skin untill it’s calm", '"untill"', '"until"', 'Type "until".'],
		["Seperate towels for each client", '"Seperate"', '"Separate"', 'Type "Separate".'],
		["we recieve it on Monday", '"recieve"', '"receive"', 'Type "receive".'],
		["110% off the second visit", '"110% off"', "100% at most: nobody can take off more", "Correct the figure."],
		["redness, swelling,", '"," at the end', "a text that ends with its last word or a period", "Write what's missing, or remove the mark."],
		["We clean it first. Then we numb it. After that, we wait for the cre", '"cre" at the end', "a period at the end of the last sentence", cut],
		["we (insert price) it", '"(insert price)"', "a finished text", "Write what belongs there."],
		["a towel DELETE THIS and a robe", '"DELETE THIS"', "a finished text", "Delete what it's about, and the note."],
		["ask @Renee about the towel", '"@Renee"', "a finished text", "Delete the note. A visitor reads it, too."],
		["the price is N/A today", '"N/A"', "a finished text", "Write what belongs there, or leave it out."],
		["a towel << and a robe", '"<<"', "a finished text", "Delete it."],
		["a ==marked== towel", '"=="', "a finished text", "Delete it."],
		["a bowl ` and a spoon", '"`"', "a finished text", "Delete it."],
		["a sheet # and a blanket", '"#"', "a finished text", "Delete it."],
	]);
	allowsLines([
		"100% off the second visit",
		"20% off, 15% less, and 100% cotton",
		"until it’s calm",
		"a separate towel, and we receive it",
		"dry skin",
		"U.S. Food and Drug Administration",
		"Take the exit at St. Louis Street, and turn left",
		"Room #5, and what’s in it",
		"write to us at @elmplace",
		"insert (the part that goes in) and handle",
	]);
});
