import { acceptsFacts, refusesFacts } from "../../../tests/support/fact-cases";

refusesFacts("content/pages/home.json", [
	[
		"a program",
		[[["blocks", 0, "links", 0, "href"], "javascript:alert(1)"]],
		[
			"blocks[0].links[0].href",
			'"javascript:alert(1)"',
			"a page of this site that starts with /, or another site's address that starts with https://",
			`Write the address of a page. A link can't begin with "javascript:".`,
		],
	],
	[
		"two slashes",
		[[["blocks", 0, "links", 0, "href"], "//vote.example/x"]],
		[
			"blocks[0].links[0].href",
			'"//vote.example/x"',
			"a page of this site that starts with /, or another site's address that starts with https://",
			'Write "https://vote.example/x".',
		],
	],
	[
		"a page by the site's whole address",
		[[["blocks", 0, "links", 0, "href"], "https://spa.example/about?a=1#b"]],
		["blocks[0].links[0].href", '"https://spa.example/about?a=1#b"', "a page of this site by its path alone, without the site's name", 'Write "/about?a=1#b".'],
	],
]);
refusesFacts("content/services/facial.json", [
	[
		"a program",
		[[["aboutTreatment", 1], "You can read more about it [on this page](javascript:alert) before you come in."]],
		[
			"aboutTreatment[1]",
			'"javascript:alert"',
			"a page of this site that starts with /, or another site's address that starts with https://",
			`Write the address of a page. A link can't begin with "javascript:".`,
		],
	],
	[
		"http",
		[[["aboutTreatment", 1], "You can read more about it [on this page](http://vote.example) before you come in."]],
		["aboutTreatment[1]", '"http://vote.example"', "https:// instead of http://", 'Write "https://vote.example", and try whether the page opens there.'],
	],
	[
		"no https",
		[[["aboutTreatment", 1], "You can read more about it [on this page](www.vote.example) before you come in."]],
		["aboutTreatment[1]", '"www.vote.example"', "https:// at the beginning", 'Write "https://www.vote.example".'],
	],
	[
		"trackers",
		[[["aboutTreatment", 1], "You can read more about it [on this page](https://vote.example/?gclid=A1) before you come in."]],
		["aboutTreatment[1]", '"https://vote.example/?gclid=A1"', "an address without parts that track visitors", 'Write "https://vote.example/".'],
	],
	[
		"a page by the site's whole address",
		[[["aboutTreatment", 1], "You can read more about it [on this page](https://www.spa.example/about) before you come in."]],
		["aboutTreatment[1]", '"https://www.spa.example/about"', "a page of this site by its path alone, without the site's name", 'Write "/about".'],
	],
]);

acceptsFacts("content/services/facial.json", [
	["a link to another site", [[["aboutTreatment", 1], "You can read more about it [on this page](https://vote.example/x) before you come in."]]],
	["a link to a page", [[["aboutTreatment", 1], "You can read more about it [on this page](/about#rooms) before you come in."]]],
]);
