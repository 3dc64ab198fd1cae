import { getFixedPath, pageDeclarations } from "../../src/content/collections";
import type { BlockUse, PageDeclaration } from "../../src/content/define-collection";
import type { Own } from "./sample-entry";

const repeat = <T>(amount: BlockUse["points"] = 0, value: T): T[] => Array.from({ length: amount === "some" ? 1 : Number(amount) || 0 }, () => value);

/** Blocks with fields of their own, on whatever page they are. */
const ownBlocks: Readonly<Record<string, object>> = {
	sent: { heading: "It has arrived", text: ["We read it in the morning."], points: [{ title: "Too slow?", text: "Call {phone}." }] },
};

/** A page with the blocks that it needs, and what it shows of each at least. */
const toPage = ([key, { blocks, pictured }]: readonly [string, PageDeclaration]): Own<"pages"> => ({
	key,
	path: getFixedPath(key),
	label: `Page ${key}`,
	image: pictured && "window.jpg",
	...(key === "home" && { lead: "A lead of one sentence." }),
	blocks: Object.entries(blocks).map(([name, { eyebrow, text, points, links, image }]) => ({
		key: name,
		...(eyebrow === "some" && { eyebrow: "A few words" }),
		...(image === "some" && { image: "cups.jpg" }),
		...{ text: repeat(text, undefined), points: repeat(points, {}), links: repeat(links, {}) },
		...ownBlocks[name],
	})),
});

export const samplePages = [...pageDeclarations].map(toPage);

const leaf = (label: string, href: string) => ({ label, href, isDropdown: false as const, children: [] });
const opening = <T>(label: string, href: string, children: T[]) => ({ label, href, isDropdown: true, children });

export const sampleNavigation: Own<"navigation"> = {
	menu: [
		leaf("Home", "/"),
		opening("Services", "/services", [
			opening("Faces", "/services#faces", [leaf("Facial", "/services/facial"), leaf("Needling", "/services/needling"), leaf("Peptides", "/services/peptides")]),
			opening("Light & Warmth", "/services#light", [leaf("Laser", "/services/laser")]),
		]),
		leaf("Specials", "/specials"),
	],
	footer: [{ heading: "The spa", links: [{ label: "Privacy", href: "/privacy" }] }],
	search: [{ href: "/services#faces" }, { href: "/pricing" }, { href: "/contact" }],
};

export const sampleSite: Own<"site"> = {
	name: "Sample Spa",
	url: "https://www.spa.example",
	timeZone: "America/Chicago",
	phone: { display: "(405) 555-0100", e164: "+14055550100" },
	email: "desk@spa.example",
	textMessage: { about: "Hi, I have a question about {topic}." },
	address: { street: "1 Sample St", city: "Norman", region: "OK", postalCode: "73069" },
	hours: [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }],
	holidays: [{ date: "2026-12-25", name: "Christmas Day" }],
	social: (["Facebook", "Instagram", "TikTok", "YouTube"] as const).map((network) => ({
		network,
		href: `https://www.${network.toLowerCase()}.com/spa.example`,
		sample: true,
	})),
	trust: ["Owned by neighbors", "Rated {rating} in {reviewCount} reviews"],
	onCall: null,
	bookingUrl: null,
	map: { href: "https://www.openstreetmap.org/#map=18/35.2/-97.4" },
};
