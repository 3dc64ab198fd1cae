import { romanTypes } from "../services/format-course";
import type { Limits, SearchDocument, SearchExclusion } from "./documents";

/** What a query says about the visitor. */
export interface Conditions {
	/** The query without it: a treatment's name, or nothing. */
	readonly rest: string;
	/** What's listed beside what's found: if no treatment is named, all or those whose pages speak of it; and those that don't fit. */
	readonly lists: "all" | "spoken of" | "unfit" | undefined;
	/** Why a treatment isn't for them: "Not for skin type V". */
	readonly explain: (document: SearchDocument) => string | undefined;
}

const type = `(${[...romanTypes].reverse().join("|")}|[1-6])`;
const skinType = new RegExp(
	`(?<= )(?:(?:fitzpatrick|skin type|skin tone|phototype|type(?= \\S+ skin))(?: skin)?(?: type)? ${type}(?: skin)?|type (iv|vi?|[4-6])(?= $))(?= )`,
	"i",
);
const darkSkin = /(?<= )(?:dark(?:er)?|black|brown|deep) (?:skin(?:ned)?|complexion)(?: tone)?(?= )|(?<= )skin of color(?= )/;
const age = /(?<= )(?:(1\d) (?:yr|year|yo|y o)(?: old)?|(?:age|aged|im|i am) (1\d)|(?:under|below) 18|teen(?:ager)?|minor|adolescent)(?= )/;

type Reader = (limits: Limits) => string | false | undefined;

const readSkinType = (query: string): Reader | undefined => {
	const match = skinType.exec(query);
	const written = (match?.[1] ?? match?.[2] ?? "").toUpperCase();
	const typed = Number(written) || romanTypes.indexOf(written) + 1 || (darkSkin.test(query) ? 5 : 0);
	const types = written ? romanTypes[typed - 1] : "V or VI";
	if (typed > 0) return ({ skinTypes }) => skinTypes && (typed < skinTypes.from || typed > skinTypes.to) && `Not for skin type ${types}`;
};

const readAge = (query: string): Reader | undefined => {
	const match = age.exec(query);
	const years = Number(match?.[1] ?? match?.[2] ?? 15);
	if (match) return ({ minAge = 0 }) => years < minAge && `Not under ${minAge}`;
};

/** @param query what spaceOut has made of it @returns undefined if it says nothing of the kind */
export const readConditions = (query: string, exclusions: readonly SearchExclusion[]): Conditions | undefined => {
	const stated = exclusions.map(({ words }) => words.some((word) => query.includes(` ${word}`)));
	const isExcluded: Reader = ({ exclusions: own = [] }) => {
		const [place = -1, note] = own.find(([each]) => stated[each]) ?? [];
		const label = exclusions[place]?.label;
		// "You’re pregnant" becomes "Not if you’re pregnant".
		return label && `Not if ${label.charAt(0).toLowerCase()}${label.slice(1)}${note ? ` (${note})` : ""}`;
	};
	const [forSkin, forAge] = [readSkinType(query), readAge(query)];
	if (!forSkin && !forAge && !stated.includes(true)) return undefined;
	const rest = exclusions.flatMap(({ words }) => words).reduce((text, word) => text.replaceAll(new RegExp(` ${word}\\S*`, "g"), " "), query);
	// A treatment that a diagnosis doesn't rule out isn't a suggestion for it.
	const all = exclusions.every(({ label }, place) => !stated[place] || label.startsWith("You’re "));
	return {
		// What suits the young says so itself, and no text lists all that doesn't.
		rest: `${rest.replace(skinType, " ").replace(darkSkin, " ").replace(age, " ")}${forAge ? "teen" : ""}`,
		lists: forAge ? "unfit" : forSkin ? "spoken of" : all ? "all" : undefined,
		explain: ({ limits = {} }) => forSkin?.(limits) || forAge?.(limits) || isExcluded(limits) || undefined,
	};
};
