import { letters, refuses } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { navigation } from "./navigation";

const menus = sampleEntry("navigation");

refuses(navigation, menus, [
	["the menu is empty", ["menu"], [], "too_small"],
	["the footer is missing", ["footer"], undefined, "invalid_type"],
	["an item's label has 41 letters", ["menu", 0, "label"], letters(41), "too_big"],
	["an item has no address", ["menu", 0, "href"], undefined, "invalid_type"],
	["an item does not say whether it opens", ["menu", 0, "isDropdown"], undefined, "invalid_type"],
	["an item has no children, not even an empty list", ["menu", 0, "children"], undefined, "invalid_type"],
	["a page of a group says that it opens", ["menu", 1, "children", 0, "children", 0, "isDropdown"], true, "invalid_value"],
	[
		"a third level",
		["menu", 1, "children", 0, "children", 0, "children"],
		[{ label: "a", href: "/", isDropdown: false, children: [] }],
		"too_big",
		"menu[1].children[0].children[0].children",
	],
	["a part of the footer has no links", ["footer", 0, "links"], [], "too_small"],
]);
