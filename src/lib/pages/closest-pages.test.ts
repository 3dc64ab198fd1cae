import { findClosestPages } from "./closest-pages";

const services = [
	"hydrafacial",
	"microneedling",
	"rf-microneedling",
	"chemical-peels",
	"laser-a",
	"laser-b",
	"laser-c",
	"laser-d",
];
const paths = [
	"/",
	"/pricing",
	"/team",
	"/services",
	...services.map((slug) => `/services/${slug}`),
	"/team/jolene-pruitt",
	"/aftercare",
];
const find = (address: string): string[] => {
	const pages = paths.map((path) => ({ path, label: path }));
	return findClosestPages(address, pages).map(({ path }) => path);
};

test.each<[name: string, address: string, expected: readonly string[]]>([
	["the folder misspelled", "/service/hydrafacial", ["/services/hydrafacial"]],
	[
		"the folder left out",
		"/microneedling",
		["/services/microneedling", "/services/rf-microneedling"],
	],
	[
		"a blank, a file's ending and a slash",
		"/Services/Chemical_Peels.html/",
		["/services/chemical-peels"],
	],
	["the first name of someone", "/team/jolene", ["/team/jolene-pruitt"]],
	["a word of the name, in no folder", "/peels", ["/services/chemical-peels"]],
	["a page that the folder has not", "/aftercare/botox", ["/aftercare"]],
	[
		"three at most",
		"/services/laser",
		["/services/laser-a", "/services/laser-b", "/services/laser-c"],
	],
	...[
		"/services/qwertyuiop",
		"/no/such/page",
		"/wp-login.php",
		"/a",
		`/${"long".repeat(5000)}`,
	].map((address): [string, string, string[]] => ["nothing close", address, []]),
])("%s: %.40s", (_name, address, expected) => {
	expect(find(address)).toEqual(expected);
});
