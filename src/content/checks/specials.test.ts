import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/specials/spring.json", [
	[
		"a regular price that isn't in the list",
		[[["offer"], "The facial for $120 instead of $155"]],
		[
			"offer",
			'"$120 instead of $155"',
			"a price of the special's services after “instead of”: $150, $200, $260, $400",
			"Correct the amount here or in the service's prices.",
		],
	],
	[
		"a price above the regular one",
		[[["offer"], "The facial for $150 instead of $120"]],
		["offer", '"$150 instead of $120"', "a lower price before “instead of” than after it", "Exchange or correct the amounts."],
	],
	[
		"a term with a regular price that isn't in the list",
		[[["terms", 0], "The large area is $180 instead of $210."]],
		[
			"terms[0]",
			'"$180 instead of $210"',
			"a price of the special's services after “instead of”: $150, $200, $260, $400",
			"Correct the amount here or in the service's prices.",
		],
	],
	[
		"a usual price that isn't in the list",
		[[["terms", 0], "You can add another area for the usual $210."]],
		["terms[0]", '"usual $210"', "a price of the special's services: $150, $200, $260, $400", "Correct the amount here or in the service's prices."],
	],
	[
		"a discount that isn't what the prices say",
		[
			[["offer"], "20% off facials"],
			[["terms", 0], "The facial is $130 instead of $150."],
		],
		["terms[0]", '"$130 instead of $150"', "$120, which is 20% less than $150", "Correct the amount or the percentage."],
	],
]);

acceptsFacts("content/specials/spring.json", [
	["a regular price of the list", [[["offer"], "The facial for $120 instead of $150"]]],
	[
		"the percentage that the prices say",
		[
			[["offer"], "20% off facials"],
			[["terms", 0], "The facial is $120 instead of $150."],
		],
	],
	[
		"two percentages",
		[
			[["offer"], "10% off one facial, 20% off two"],
			[["terms", 0], "The facial is $120 instead of $150."],
		],
	],
	["a usual price of the list", [[["terms", 0], "You can add another area for the usual $200."]]],
	["an amount that isn't compared", [[["terms", 0], "You can add your neck for $15."]]],
]);
