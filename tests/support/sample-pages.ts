import { getPagePath, type PageWithBlocks, pageDeclarations } from "../../src/content/collections";
import type { BlockUse } from "../../src/lib/pages/page-blocks";
import { businessFacts } from "./business-facts";
import type { Own } from "./sample-entry";

const repeat = <T>(amount: BlockUse["points"] = 0, value: T): T[] =>
	Array.from({ length: amount === "some" ? 1 : Number(amount) || 0 }, () => value);

/** The block that a page shows once its form has arrived. */
const sent = {
	heading: "It has arrived",
	text: ["We read it in the morning."],
	points: [{ title: "Too slow?", text: "Call {phone}." }],
};

/** A page with the blocks that it needs, and what it shows of each at least. */
const toPage = ([key, { blocks, headerPicture }]: readonly [
	string,
	PageWithBlocks,
]): Own<"pages"> => ({
	key,
	path: getPagePath(key),
	label: `Page ${key}`,
	image: headerPicture && "window.jpg",
	...(key === "home" && { lead: "A lead of one sentence." }),
	blocks: Object.entries(blocks).map(([name, { eyebrow, text, points, links, image }]) => ({
		key: name,
		...(eyebrow === "some" && { eyebrow: "A few words" }),
		...(image === "some" && { image: "cups.jpg" }),
		...{ text: repeat(text, undefined), points: repeat(points, {}), links: repeat(links, {}) },
		...(name === "sent" && sent),
	})),
});

export const samplePages = [...pageDeclarations].map(toPage);

const leaf = (label: string, href: string) => ({
	label,
	href,
	isDropdown: false as const,
	children: [],
});
const opening = <T>(label: string, href: string, children: T[]) => ({
	label,
	href,
	isDropdown: true,
	children,
});

export const sampleNavigation: Own<"navigation"> = {
	menu: [
		leaf("Home", "/"),
		opening("Services", "/services", [
			opening("Faces", "/services#faces", [
				leaf("Facial", "/services/facial"),
				leaf("Needling", "/services/needling"),
				leaf("Peptides", "/services/peptides"),
			]),
			opening("Light & Warmth", "/services#light", [leaf("Laser", "/services/laser")]),
		]),
		leaf("Specials", "/specials"),
	],
	footer: [{ heading: "The spa", links: [{ label: "Privacy", href: "/privacy" }] }],
	search: [{ href: "/services#faces" }, { href: "/pricing" }, { href: "/contact" }],
};

const { company: _company, ...business } = businessFacts.business;

export const sampleSite: Own<"site"> = {
	...business,
	onCall: null,
	social: business.social.map(({ network }) => ({
		network,
		href: `https://www.${network.toLowerCase()}.com/spa.example`,
		sample: true,
	})),
};
