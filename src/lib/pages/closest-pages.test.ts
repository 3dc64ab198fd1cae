import { findClosestPages } from "./closest-pages";

const find = (address: string, paths: readonly string[]): string[] =>
	findClosestPages(
		address,
		paths.map((path) => ({ path, label: path })),
	).map(({ path }) => path);

const paths = [
	"/",
	"/pricing",
	"/team",
	"/services",
	"/services/hydrafacial",
	"/services/microneedling",
	"/services/rf-microneedling",
	"/services/chemical-peels",
	"/team/jolene-pruitt",
	"/team/marian-holloway",
	"/resources/hydration",
	"/aftercare",
];

test.each([
	["the folder misspelled", "/service/hydrafacial", ["/services/hydrafacial"]],
	["the folder left out", "/microneedling", ["/services/microneedling", "/services/rf-microneedling"]],
	["a blank, a file's ending and a slash", "/Services/Chemical_Peels.html/", ["/services/chemical-peels"]],
	["the first name of someone", "/team/jolene", ["/team/jolene-pruitt"]],
	["a word of the name, in no folder", "/peels", ["/services/chemical-peels"]],
	["two that are alike, the closer one first", "/services/microneedeling", ["/services/microneedling", "/services/rf-microneedling"]],
	["a page that the folder has not", "/aftercare/botox", ["/aftercare"]],
	["a wrong folder", "/resources/jolene-pruitt", ["/team/jolene-pruitt"]],
])("%s: %s", (_name, address, expected) => {
	expect(find(address, paths)).toEqual(expected);
});

test.each(["/asdfgh", "/services/qwertyuiop", "/no/such/page", "/wp-login.php", "/404", "/a", `/${"long".repeat(5000)}`])(
	"nothing is close to %.30s",
	(address) => {
		expect(find(address, paths)).toEqual([]);
	},
);

test("no more than three are shown", () => {
	expect(
		find(
			"/services/laser",
			["a", "b", "c", "d"].map((letter) => `/services/laser-${letter}`),
		),
	).toHaveLength(3);
});
