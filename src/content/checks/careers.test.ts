import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/careers/nurse.json", [
	[
		"amounts that changed places",
		[[["pay"], "$36 to $30 an hour"]],
		["pay", '"$36 to $30"', "the lower amount first, and a higher one after it", "Exchange or correct the amounts."],
	],
]);

acceptsFacts("content/careers/nurse.json", [
	["one amount", [[["pay"], "$36 an hour, plus tips"]]],
	["a range with a dash", [[["pay"], "$62,000–$70,000 a year"]]],
	["no amount", [[["pay"], "By agreement"]]],
]);
