import { accepts, refuses } from "../../../tests/support/content-tables";
import { sampleContent } from "../../../tests/support/sample-content";

const facial = "services/facial.json";
const nav = "navigation.json";
const answer = (link: string): string =>
	`It’s explained on a page of its own, which you find [here on the site](${link}).`;
const home = sampleContent.pages.find(({ key }) => key === "home");
const heroLast = [...(home?.blocks ?? [])].reverse();

refuses([
	...(
		[
			["/services/fascial", 'Did you mean "/services/facial"?'],
			["/services/facial#riks", "no place #riks"],
			["/compare?services=facial,laser,needling,peptides", "services= takes 3 at most"],
			["/book", "redirected"],
			["/admin/media", "not for visitors"],
			["/about.", "Nobody can open"],
			["https://www.elmplacemedspa.example/about", "a link such as [words](/contact)"],
		] as const
	).map(([link, word]) => [facial, ["faqs", 0, "answer"], answer(link), word] as const),
	[facial, ["category"], "face", 'Did you mean "faces"?'],
	[facial, ["image"], "facal.jpg", 'Did you mean "facial.jpg"?'],
	["finder.json", ["map", 0, "concern"], "redness", "one place for dry-skin", "map"],
	["redirects.json", [0, "to"], "/where", "redirected again"],
	["redirects.json", [0, "from"], "/about", "already"],
	["categories.json", [0, "href"], "/services?category=Face", "/services?category=Faces"],
	[
		"concerns.json",
		[3],
		{ slug: "hair", title: "Hair", description: "It grows where nobody asked for it to grow." },
		"No service names",
		"[3].slug",
	],
	["campaigns.json", [0, "link", "href"], "#top-of-page", "several pages"],
	["pages/home.json", ["path"], "/home", "The page is at /"],
	["pages/home.json", ["blocks", 0, "key"], "heroe", "hero"],
	["pages/home.json", ["blocks"], heroLast, "Move it to the start of blocks", "blocks[7].key"],
	["pages/home.json", ["blocks", 1, "image"], undefined, "needs image"],
	[
		nav,
		["menu", 1, "children", 0, "children", 0, "href"],
		"/services/laser",
		"no link to /services/facial",
		"menu[1].children[0].children",
	],
	[nav, ["menu", 1, "children", 0, "label"], "Hands", "no group “Faces”", "menu[1].children"],
	[nav, ["menu", 0, "isDropdown"], true, "a list below it"],
	[nav, ["footer", 0, "links"], [{ label: "Home", href: "/" }], "every legal page", "footer"],
	["site.json", ["social", 0, "href"], "https://www.instagram.com/spa", "Facebook"],
]);

accepts([
	...[
		"/services/laser#risks",
		"/services?category=Faces",
		"/compare?services=facial,laser",
		"tel:+14055550100",
		"mailto:desk@vote.example",
	].map((link) => [[facial, ["faqs", 0, "answer"], answer(link)] as const]),
]);
