/** Group (b) of what's refused: links, anchors, redirects, synonyms, references and menu entries that lead nowhere, and addresses taken twice. */
import { accepts, refuses } from "../../../tests/support/content-tables";
import { sampleContent } from "../../../tests/support/sample-content";

const facial = "services/facial.json";
const nav = "navigation.json";
const answer = (link: string): string => `It’s explained on a page of its own, which you find [here on the site](${link}).`;
const first = sampleContent.navigation[0]?.menu[1]?.children ?? [];

refuses([
	...(
		[
			["/services/fascial", 'Did you mean "/services/facial"?'],
			["/pricng", "No page"],
			["/About/", 'Did you mean "/about"?'],
			["/services/facial#riks", "no place #riks"],
			["/services?categry=Faces", "doesn't read categry="],
			["/services?category=Hands", "There's no"],
			["/about?x=1", "reads nothing"],
			["/compare?services=facial,laser,needling,peptides", "services= takes 3 at most"],
			["/book", "redirected"],
			["/admin/media", "not for visitors"],
			["/about.", "Nobody can open"],
			["https://vote.example/page,", "Nobody can open"],
			["https://www.spa.example/about", "a link such as [words](/contact)"],
			["http://vote.example", "Nobody can open"],
		] as const
	).map(([link, word]) => [facial, ["faqs", 0, "answer"], answer(link), word] as const),
	[facial, ["category"], "face", 'Did you mean "faces"?'],
	[facial, ["concerns"], ["dry-skin", "redness", "rednes"], "redness", "concerns[2]"],
	[facial, ["performers", 0], "erin", "content/team"],
	[facial, ["image"], "facal.jpg", 'Did you mean "facial.jpg"?'],
	[facial, ["related"], ["facial", "laser"], "isn't related to itself"],
	["resources/winter.json", ["reviewer"], "dana", "dana-doctor"],
	["resources/winter.json", ["relatedServices"], ["facial", "laserr"], 'Did you mean "laser"?', "relatedServices[1]"],
	["finder.json", ["map", 0, "concern"], "dry-skn", "dry-skin"],
	["finder.json", ["map", 0, "concern"], "redness", "one place for dry-skin", "map"],
	["redirects.json", [0, "to"], "/schedul", "No page"],
	["redirects.json", [0, "to"], "/where", "redirected again"],
	["redirects.json", [0, "from"], "/about", "already"],
	["redirects.json", [1, "to"], "/contact#question", "no place"],
	["redirects.json", [1, "from"], "/book", "already"],
	["synonyms.json", [0, "href"], "/services/facials", "No page"],
	["categories.json", [0, "href"], "/services?category=Face", "/services?category=Faces"],
	["categories.json", [1, "id"], 1, "already"],
	["concerns.json", [3], { slug: "hair", title: "Hair", description: "It grows where nobody asked for it to grow." }, "No service names", "[3].slug"],
	["campaigns.json", [0, "link", "href"], "#top-of-page", "several pages"],
	["campaigns.json", [0, "link", "href"], "https://vote.example/page.", "without a mark at its end"],
	["pages/home.json", ["blocks", 0, "links", 0, "href"], "/schedul", "No page"],
	["pages/home.json", ["path"], "/home", "The page is at /"],
	["pages/home.json", ["blocks", 0, "key"], "heroe", "hero"],
	["pages/home.json", ["blocks", 1, "image"], undefined, "needs image"],
	["pages/home.json", ["image"], undefined, "a place for a picture"],
	["faqs.json", [1, "question"], "Where do I park?", "already"],
	["products/soap.json", ["order"], 1, "already"],
	["legal/privacy.json", ["sections", 1, "heading"], sampleContent.legal[0]?.sections[0]?.heading, "is the same"],
	[nav, ["menu", 1, "children", 0, "children", 0, "href"], "/services/fascial", "No page"],
	[nav, ["menu", 1, "children", 0, "children", 0, "href"], "/services/laser", "no link to /services/facial", "menu[1].children[0].children"],
	[nav, ["menu", 1, "children", 0, "label"], "Hands", "no group “Faces”", "menu[1].children"],
	[nav, ["menu", 1, "children", 0, "href"], "/services#face", "/services#faces"],
	[nav, ["menu", 1, "children"], [first[1], first[0], first[1]].filter(Boolean), "is the same", "menu[1].children[2].href"],
	[nav, ["menu", 0, "isDropdown"], true, "a list below it"],
	[nav, ["footer", 0, "links"], [{ label: "Home", href: "/" }], "every legal page", "footer"],
	[nav, ["footer", 1], { heading: "The spa", links: [{ label: "Home", href: "/" }] }, "is the same", "footer[1].heading"],
	["site.json", ["social", 0, "href"], "https://www.instagram.com/spa", "Facebook"],
]);

accepts([
	...["/services/laser#risks", "/services?category=Faces", "/compare?services=facial,laser", "tel:+14055550100", "mailto:desk@vote.example"].map((link) => [
		[facial, ["faqs", 0, "answer"], answer(link)] as const,
	]),
	[["campaigns.json", [0, "link", "href"], "https://vote.example/spa?id=7"]],
]);
