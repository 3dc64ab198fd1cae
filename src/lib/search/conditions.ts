import { romanTypes } from "../services/format-course";
import type { Limits, SearchDocument, SearchExclusion } from "./documents";

/** What a query says about the visitor. */
export interface Conditions {
	/** The query without it: a treatment's name, or nothing. */
	readonly rest: string;
	/** Whether all treatments are offered if none is named. */
	readonly all: boolean;
	readonly young: boolean;
	/** Why a treatment isn't for them: "Not for skin type V". */
	readonly explain: (document: SearchDocument) => string | undefined;
}

const numerals = [...romanTypes].reverse().join("|");
const skinType = new RegExp(
	`(?<= )(?:fitzpatrick (?:skin )?(?:(?:photo)?types? |tone )?|skin (?:(?:photo)?types? |tone )|phototype |type (?=\\S+ skin ))(${numerals}|[1-6])(?: skin)?(?= )|` +
		"(?<= )type (iv|vi?|[4-6])(?= $)",
	"i",
);
const darkSkin = /(?<= )(?:dark(?:er)?|black|brown|deep|african american) (?:skin(?:ned)?(?: tones?)?|complexion)(?= )|(?<= )skin of color(?= )/;
const age =
	/(?<= )(?:(?:im |i am |age |aged )?(1\d) (?:yrs?|years?|yo|y o)(?: olds?)?|(?:age|aged|im|i am) (1\d)|(under|below|younger than) 18|teen(?:s|ager|agers)?|minors?|adolescents?)(?= )/;

/** A skin type's name, from 1. */
const nameType = (type: number): string | undefined => romanTypes[type - 1];

type Reader = (limits: Limits) => string | undefined;

const readSkinType = (query: string): Reader | undefined => {
	const match = skinType.exec(query);
	const written = (match?.[1] ?? match?.[2] ?? "").toUpperCase();
	const typed = Number(written) || romanTypes.indexOf(written) + 1;
	const isOut = (type: number, { skinTypes }: Limits) => skinTypes && (type < skinTypes.from || type > skinTypes.to);
	if (typed > 0) return (limits) => (isOut(typed, limits) ? `Not for skin type ${nameType(typed)}` : undefined);
	if (darkSkin.test(query)) return (limits) => (isOut(5, limits) ? "Not for skin type V or VI" : undefined);
};

const readAge = (query: string): Reader | undefined => {
	const match = age.exec(query);
	const years = Number(match?.[1] ?? match?.[2] ?? 15);
	if (match) return ({ minAge = 0 }) => (years < minAge ? `Not under ${minAge}` : undefined);
};

/** What's said for treatments is said of the visitor: "You’re pregnant" becomes "Not if you’re pregnant". */
const negate = (label: string, note: string | undefined): string => `Not if ${label.charAt(0).toLowerCase()}${label.slice(1)}${note ? ` (${note})` : ""}`;

/** @param query what spaceOut has made of it @returns undefined if it says nothing of the kind */
export const readConditions = (query: string, exclusions: readonly SearchExclusion[]): Conditions | undefined => {
	const stated = exclusions.map(({ words }) => words.some((word) => query.includes(` ${word}`)));
	const ofExclusions: Reader | undefined = stated.includes(true)
		? ({ exclusions: own = [] }) => {
				const [place, note] = own.find(([each]) => stated[each]) ?? [];
				return place === undefined ? undefined : negate(exclusions[place]?.label ?? "", note);
			}
		: undefined;
	const forAge = readAge(query);
	const readers = [readSkinType(query), forAge, ofExclusions].filter((reader) => reader !== undefined);
	if (readers.length === 0) return undefined;
	const said = exclusions.flatMap(({ words }) => words).reduce((text, word) => text.replaceAll(new RegExp(` ${word}\\S*`, "g"), " "), query);
	return {
		// What suits the young says so itself, and no text lists all that doesn't.
		rest: `${said.replace(skinType, " ").replace(darkSkin, " ").replace(age, " ")}${forAge ? "teen" : ""}`,
		// A treatment that a diagnosis doesn't rule out isn't a suggestion for it.
		all: !forAge && exclusions.every(({ label }, place) => !stated[place] || label.startsWith("You’re ")),
		young: forAge !== undefined,
		explain: ({ limits = {} }) => readers.map((reader) => reader(limits)).find(Boolean),
	};
};
