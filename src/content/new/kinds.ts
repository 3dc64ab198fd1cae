import type { CollectionName } from "../collections";

/** What `npm run new` can write. */
interface Kind {
	readonly collection: CollectionName;
	/** In a sentence: "a service". */
	readonly name: string;
	/** A title, for messages. */
	readonly example: string;
	/** The most characters of a title. With more, the texts made from it wouldn't fit their fields. */
	readonly maxTitle: number;
	/** The folder of its address, if each entry has a page. */
	readonly pages?: string;
}

export const kinds = {
	service: { collection: "services", name: "a service", example: "Dermal needling", maxTitle: 40, pages: "/services" },
	person: { collection: "team", name: "a person", example: "Robin Newcomb", maxTitle: 40, pages: "/team" },
	review: { collection: "reviews", name: "a review", example: "Dana W.", maxTitle: 40 },
	special: { collection: "specials", name: "a special", example: "Spring facials", maxTitle: 60 },
	resource: { collection: "resources", name: "a resource", example: "Dry hands in winter", maxTitle: 40, pages: "/resources" },
	career: { collection: "careers", name: "a career", example: "Registered Nurse", maxTitle: 60 },
	product: { collection: "products", name: "a product", example: "Elm Place Hand Cream", maxTitle: 40 },
	campaign: { collection: "campaigns", name: "a campaign", example: "Open house", maxTitle: 40 },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const isKind = (text: string): text is KindName => Object.hasOwn(kinds, text);

export const getKind = (name: KindName): Kind => kinds[name];

const getCommand = (kind: KindName): string => `npm run new -- ${kind} "${kinds[kind].example}"`;

/** Each kind's command, one a line. */
const commands = Object.keys(kinds)
	.filter(isKind)
	.map((kind) => `  ${getCommand(kind)}`)
	.join("\n");

/** Why nothing was written: what's there, and what to do instead. */
export class Refusal extends Error {}

/** The kind that a word names. @throws Refusal naming all kinds */
export const parseKind = (text: string | undefined): KindName => {
	if (text === undefined) throw new Refusal(`Say what to add, and its title in quotes:\n${commands}`);
	if (isKind(text)) return text;
	throw new Refusal(`“${text}” isn’t a kind of content. Choose one of these, and write the title in quotes:\n${commands}`);
};

/** The title as it's written into the file. @throws Refusal if it's missing or too long */
export const parseTitle = (kind: KindName, text: string): string => {
	const title = text.trim().replace(/\s+/g, " ");
	const { name, maxTitle, example } = kinds[kind];
	if (title === "") throw new Refusal(`The title is missing. Write it in quotes after the kind:\n  ${getCommand(kind)}`);
	if (title.length > maxTitle) {
		throw new Refusal(
			`The title has ${title.length} characters, and ${maxTitle} is the most for ${name}, because other texts are made from it. Write a shorter one, such as “${example}”. You can make it longer in the file afterward.`,
		);
	}
	return title;
};
