import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import { sampleEntry } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";

const file = "content/navigation.json";
const { menu, footer } = sampleEntry("navigation");
const facial = "content/services/facial.json";

const item = (label: string, href: string, children: unknown[] = []) => ({ label, href, isDropdown: children.length > 0, children });
const set =
	(path: (string | number)[], value: unknown) =>
	(fixture: Fixture): void =>
		fixture.set(file, path, value);
const at = (path: string, found: string, expected: string, remedy: string): Problem => ({ file, path, found, expected, remedy });
const faces = ["menu", 1, "children", 0] as const;

describe("something that a menu has twice:", () => {
	const remedy = "Remove one of them, or change it.";
	const twice = (path: string, found: string, what: string, first: string) =>
		at(path, `"${found}"`, `each ${what} once in this list: ${first} has it, too`, remedy);
	makes([
		["an item", set(["menu", 3], item("Specials", "/specials")), twice("menu[3].label", "Specials", "label", "menu[2]")],
		["an item's address", set(["menu", 3], item("Offers", "/specials")), twice("menu[3].href", "/specials", "address", "menu[2]")],
		["an item's label, in other letters", set(["menu", 3], item("HOME", "/contact")), twice("menu[3].label", "HOME", "label", "menu[0]")],
		[
			"a link of a group",
			set([...faces, "children", 3], item("Facial", "/services/facial")),
			twice("menu[1].children[0].children[3].label", "Facial", "label", "menu[1].children[0].children[0]"),
		],
		[
			"a group",
			set(["menu", 1, "children", 2], item("More", "/services#light", [item("Laser", "/services/laser")])),
			twice("menu[1].children[2].href", "/services#light", "address", "menu[1].children[1]"),
		],
		["a suggestion of the search", set(["search", 3], { label: "Costs", href: "/pricing" }), twice("search[3].href", "/pricing", "address", "search[1]")],
		[
			"a link of the footer",
			set(["footer", 0, "links", 1], { label: "PRIVACY", href: "/privacy#top" }),
			twice("footer[0].links[1].label", "PRIVACY", "label", "footer[0].links[0]"),
		],
		[
			"a heading of the footer",
			set(["footer", 1], { ...footer[0], links: [{ label: "About", href: "/about" }] }),
			at("footer[1].heading", '"The spa"', "each heading once: footer[0] has it, too", "Change one of them, or put all their links below one."),
		],
	]);
});

describe("an item of the menu", () => {
	makes([
		[
			"that opens nothing",
			set(["menu", 2, "isDropdown"], true),
			at("menu[2].isDropdown", "true, with no children", "false for an item without a list below it", "Write false, or add links to children."),
		],
		[
			"that hides its list",
			set([...faces, "isDropdown"], false),
			at("menu[1].children[0].isDropdown", "false, with 3 children", "true for an item with a list below it", "Write true, or empty children: [ ]."),
		],
		[
			"that leads where the one above it leads",
			set(["menu", 1, "children", 2], item("All treatments", "/services")),
			at("menu[1].children[2].href", '"/services"', "another address than the item above it", "Correct the address, or remove the link."),
		],
		[
			"too many for one line",
			set(["menu"], [...menu, ...["/about", "/pricing", "/contact"].map((href, index) => item(`A label of 27 letters, as ${index}`, href))]),
			at(
				"menu",
				"6 items with 101 letters",
				"85 letters at most for so many items: more don't fit in one line on a small laptop",
				"Shorten a label, or move an item below another one.",
			),
		],
	]);

	test("may have as many letters as fit", () => {
		expect(problemsAfter(set(["menu"], [...menu, ...["/about", "/pricing"].map((href, index) => item(`A label of 27 letters, as ${index}`, href))]))).toEqual(
			[],
		);
	});
});

describe("the treatments in the menu:", () => {
	const add = (title: string, slug: string) => `Add { "label": "${title}", "href": "/services/${slug}", "isDropdown": false, "children": [] } to the list.`;
	makes([
		[
			"one is missing",
			set(["menu", 1, "children", 0, "children"], menu[1]?.children[0]?.children.slice(1)),
			at("menu[1].children[0].children", "no link to /services/facial", "every treatment of Faces", add("Facial", "facial")),
		],
		[
			"one has another category than its group",
			(fixture) => fixture.set(facial, ["category"], "light"),
			at(
				"menu[1].children[0].children[0].href",
				'"/services/facial"',
				"a treatment of Faces",
				`Move it to the group of its category, or correct category in ${facial}.`,
			),
		],
		[
			"one is in two groups",
			set(["menu", 1, "children", 1, "children", 1], item("Facial", "/services/facial")),
			at(
				"menu[1].children[1].children[1].href",
				'"/services/facial"',
				"a treatment of Light & Warmth",
				`Move it to the group of its category, or correct category in ${facial}.`,
			),
		],
		[
			"a group has another label than its category",
			set([...faces, "label"], "Skin"),
			at(
				"menu[1].children",
				'no group "Faces"',
				"a group for each category, with its title as label",
				'Give its group the label "Faces", or add one: { "label": "Faces", "href": "/services#faces", "isDropdown": true, "children": [ … ] }.',
			),
		],
		[
			"a group leads to another category",
			set([...faces, "href"], "/services#choosing"),
			at("menu[1].children[0].href", '"/services#choosing"', '"/services#faces", where Faces is', "Write /services#faces."),
		],
		[
			"nothing leads to them",
			set(["menu"], [menu[0], menu[2]]),
			at("menu", "no item that leads to /services", "one, with the treatments below it", "Put it back."),
		],
	]);

	test.each<[name: string, change: (fixture: Fixture) => void]>([
		["other links beside the groups", set(["menu", 1, "children", 2], item("Treatment finder", "/treatment-finder"))],
		["another label than the treatment's title", set([...faces, "children", 0, "label"], "Facials")],
		["another order", set(["menu", 1, "children"], [...(menu[1]?.children ?? [])].reverse())],
	])("%s is right", (_name, change) => {
		expect(problemsAfter(change)).toEqual([]);
	});

	test("a treatment whose file can't be read isn't a second problem", () => {
		expect(problemsAfter(({ write }) => write(facial, "{")).map((problem) => problem.file)).toEqual([facial]);
	});
});
