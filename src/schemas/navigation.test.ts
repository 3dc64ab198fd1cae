import { issuesOf, letters, readContent, refuses } from "../../tests/support/entries";
import { navigation } from "./navigation";

const real = readContent("navigation.json");

test("the menus, as they stand in content/, are right", () => {
	expect(issuesOf(navigation, real)).toEqual([]);
});

refuses(navigation, real, [
	["the menu is empty", ["menu"], [], "too_small"],
	["the footer is missing", ["footer"], undefined, "invalid_type"],
	["an item's label has 41 letters", ["menu", 0, "label"], letters(41), "too_big"],
	["an item has no address", ["menu", 0, "href"], undefined, "invalid_type"],
	["an item does not say whether it opens", ["menu", 0, "isDropdown"], undefined, "invalid_type"],
	["an item has no children, not even an empty list", ["menu", 0, "children"], undefined, "invalid_type"],
	["a page of a group says that it opens", ["menu", 3, "children", 0, "children", 0, "isDropdown"], true, "invalid_value"],
	[
		"a third level",
		["menu", 3, "children", 0, "children", 0, "children"],
		[{ label: "a", href: "/", isDropdown: false, children: [] }],
		"too_big",
		"menu[3].children[0].children[0].children",
	],
	["a part of the footer has no links", ["footer", 0, "links"], [], "too_small"],
	["an item has a field nobody knows", ["menu", 0, "icon"], "house", "unrecognized_keys", "menu[0]"],
	["a field nobody knows", ["social"], [], "unrecognized_keys", ""],
]);
