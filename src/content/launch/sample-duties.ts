import { findSamples, type Sample } from "../checks/samples";
import type { LoadedContent } from "../load";
import { countOf, type Duty, locateAll } from "./duty";

/** A kind of sample content: where it is, what it's called, why it matters and what to do about it. */
interface SampleKind {
	readonly kind: string;
	/** One of it, and several. */
	readonly one: string;
	readonly several?: string;
	readonly file: RegExp;
	readonly path?: RegExp;
	readonly why: string;
	readonly remedy: string;
}

const unmark = 'then remove "sample": true.';

/** The first that fits counts. */
const kinds: readonly SampleKind[] = [
	{
		kind: "Reviews",
		one: "review",
		file: /\/reviews\.json$/,
		why: "Search engines read the rating that's computed from them, and invented reviews are against the law (16 CFR 465).",
		remedy: `Replace each one by a client's own words, with the reference of the signed authorization, ${unmark}`,
	},
	{
		kind: "People",
		one: "person",
		several: "people",
		file: /\/team\//,
		why: "Visitors look up licenses, and choose whom they trust with their skin.",
		remedy: `Replace each one by a person who works here, or remove the file, ${unmark}`,
	},
	{
		kind: "Prices",
		one: "price",
		file: /\/services\//,
		path: /^prices\b/,
		why: "A price that's shown is a price that's offered.",
		remedy: `Set each one to what the spa charges, ${unmark}`,
	},
	{
		kind: "Brand names",
		one: "list of brand names",
		several: "lists of brand names",
		file: /\/services\//,
		path: /^brands\b/,
		why: "Naming a product that isn't used here misleads people.",
		remedy: `Name the products and devices that the spa has, or remove the list, ${unmark}`,
	},
	{
		kind: "Memberships, packages and specials",
		one: "offer",
		file: /\/(memberships\.json|packages\.json|specials\/.*)$/,
		why: "Whoever reads an offer may insist on it, with its terms.",
		remedy: `Replace each one by an offer of the spa's own, or remove it, ${unmark}`,
	},
	{
		kind: "Products",
		one: "product",
		file: /\/products\//,
		why: "A visitor may come by to buy it.",
		remedy: `Replace each one by a product that's for sale here, or remove the file, ${unmark}`,
	},
	{
		kind: "Legal pages",
		one: "legal page",
		file: /\/legal\//,
		why: "They bind the company, and nobody with a license to practice law has read these.",
		remedy: `Have a lawyer read or replace each one, set updated to the day of that, ${unmark}`,
	},
	{
		kind: "Positions",
		one: "position",
		file: /\/careers\//,
		why: "People apply for them.",
		remedy: `Replace each one by a position that's open, or remove the file, ${unmark}`,
	},
	{
		kind: "Social networks",
		one: "link",
		file: /\/site\.json$/,
		path: /^social\b/,
		why: "They're on every page, and lead nowhere or to somebody else.",
		remedy: `Put in the addresses of the spa's own pages, ${unmark}`,
	},
	{
		kind: "Award",
		one: "award",
		file: /\/site\.json$/,
		path: /^award\b/,
		why: "Claiming an award that wasn't won is false advertising.",
		remedy: `Put in an award that the spa has won, ${unmark}`,
	},
	{
		kind: "Campaigns",
		one: "campaign",
		file: /\/campaigns\.json$/,
		why: "They open over the page by themselves, with a date and a link.",
		remedy: `Replace each one by a campaign of the spa's own, or remove it, ${unmark}`,
	},
	{
		kind: "Articles and questions",
		one: "text",
		file: /\/(resources\/.*|faqs\.json|landing-pages\/.*|statements\.json)$/,
		why: "Visitors act on what they say about health, parking or payment.",
		remedy: `Have someone who knows the answer read each one and correct it, ${unmark}`,
	},
];

/** What has no kind of its own. */
const others: SampleKind = {
	kind: "Other texts",
	one: "text",
	file: /^/,
	why: "They were invented, and say nothing true about the spa.",
	remedy: `Replace each one by the spa's own, ${unmark}`,
};

const findKind = ({ file, path }: Sample): SampleKind => kinds.find((kind) => kind.file.test(file) && (kind.path?.test(path) ?? true)) ?? others;

/** What's still marked as sample content, by its kind. A kind without samples is left out. */
export const listSampleDuties = (loaded: LoadedContent): Duty[] => {
	const samples = findSamples(loaded.content);
	return [...kinds, others].flatMap((kind) => {
		const places = locateAll(
			loaded,
			samples.filter((sample) => findKind(sample) === kind),
		);
		const { kind: name, one, several, why, remedy } = kind;
		return places.length > 0
			? [{ kind: name, state: "open" as const, found: `${countOf(places.length, one, several)} invented as a sample`, why, remedy, places }]
			: [];
	});
};
