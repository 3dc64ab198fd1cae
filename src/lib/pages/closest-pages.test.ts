import { distance } from "fastest-levenshtein";
import { fc } from "../../../tests/support/fast-check";
import { routes } from "../../../tests/support/routes";
import { findClosestPages } from "./closest-pages";

const toPages = (paths: readonly string[]) => paths.map((path) => ({ path, label: path }));
const find = (address: string, paths: readonly string[]): string[] => findClosestPages(address, toPages(paths)).map(({ path }) => path);

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
	["capitals and a hyphen too many", "/services/Hydra-Facial", ["/services/hydrafacial"]],
	["a blank, a file's ending and a slash", "/Services/Chemical_Peels.html/", ["/services/chemical-peels"]],
	["the first name of someone", "/team/jolene", ["/team/jolene-pruitt"]],
	["a first name misspelled", "/team/joleen", ["/team/jolene-pruitt"]],
	["a word of the name, in no folder", "/peels", ["/services/chemical-peels"]],
	["two that are alike, the closer one first", "/services/microneedeling", ["/services/microneedling", "/services/rf-microneedling"]],
	["a page that the folder has not", "/aftercare/botox", ["/aftercare"]],
	["a wrong folder", "/resources/jolene-pruitt", ["/team/jolene-pruitt"]],
])("%s: %s", (_name, address, expected) => {
	expect(find(address, paths)).toEqual(expected);
});

test.each(["/asdfgh", "/services/qwertyuiop", "/team/xkcd", "/no/such/page", "/wp-login.php", "/404", "/a", `/${"long".repeat(5000)}`])(
	"nothing is close to %.30s",
	(address) => {
		expect(find(address, paths)).toEqual([]);
	},
);

test("no more than three, or as many as asked for", () => {
	const laser = ["/services/laser-a", "/services/laser-b", "/services/laser-c", "/services/laser-d"];
	expect(find("/services/laser", laser)).toHaveLength(3);
	expect(findClosestPages("/services/laser", toPages(laser), 1)).toHaveLength(1);
});

describe("with every page of the site", () => {
	/** One letter left out, put in or replaced, after the first slash. */
	const typo = fc
		.record({
			path: fc.constantFrom(...routes.filter((path) => path.length > 4)),
			at: fc.double({ min: 0, max: 0.999, noNaN: true }),
			kind: fc.constantFrom("left out", "put in", "replaced"),
			letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
		})
		.map(({ path, at, kind, letter }) => {
			const index = 1 + Math.floor(at * (path.length - 1));
			const rest = path.slice(kind === "put in" ? index : index + 1);
			return { path, address: path.slice(0, index) + (kind === "left out" ? "" : letter) + rest };
		});

	test("one typo keeps it first, unless another page is as close", () => {
		fc.assert(
			fc.property(typo, ({ path, address }) => routes.some((other) => other !== path && distance(other, address) < 2) || find(address, routes)[0] === path),
			{ numRuns: 1000 },
		);
	});
});
