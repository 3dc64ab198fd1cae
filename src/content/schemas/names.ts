import { z } from "zod";
import { states } from "../us-states";
import { type Fault, refuseFaulty } from "./fault";
import { line } from "./parts";

/** A capitalized name in any language: José, Jean-Luc, D'Arcy, McKenna, 明. */
const givenName =
	"(?:(?:\\p{Lu}\\p{M}*['’])?\\p{Lu}\\p{M}*(?:[\\p{Ll}\\p{M}]+(?:\\p{Lu}\\p{M}*[\\p{Ll}\\p{M}]+)*)(?:[-'’]\\p{L}[\\p{L}\\p{M}]*)*|\\p{Lo}[\\p{L}\\p{M}]*)";
const clientName = new RegExp(`^${givenName}(?: ${givenName}){0,2} [\\p{Lu}\\p{Lo}]\\p{M}*\\.$`, "u");
const wholeName = new RegExp(`^(${givenName}(?: ${givenName})?) (?:\\p{Ll}+ )*(\\p{Lu}\\p{M}*)[\\p{L}\\p{M}'’-]+$`, "u");

const findClientFault = (name: string): Fault | undefined => {
	if (clientName.test(name)) return undefined;
	const expected = 'a first name and the initial of the last name, such as "Dana W."';
	const [, first, initial] = wholeName.exec(name) ?? [];
	if (first && initial) return { expected, remedy: `Shorten the last name: "${first} ${initial}."` };
	if (clientName.test(`${name}.`)) return { expected, remedy: `Add the period: "${name}."` };
	return { expected, remedy: "Write the first name with a capital letter, a blank, the capital initial of the last name, and a period." };
};

/** A client's first name (or names) and initial. */
export const abbreviatedName = z.string().superRefine(refuseFaulty(findClientFault));

const degrees = /^(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A|PA-C|A?PRN|FNP(?:-B?C)?|BSN|MSN|DNP|CANS|LE|CLT|Ph\.?D)\.?$/;
const titles = /^(?:dr|doctor|mr|mrs|ms|miss|prof|nurse)\.?$/i;
const suffixes = /^(?:Jr|Sr)\.?$|^(?:II|III|IV)$/;
const particles = /^(?:al|bin|da|de|del|della|den|der|di|do|dos|du|el|ibn|la|le|st|ten|ter|van|von|y|zu)$/;
const word = new RegExp(`^(?:${givenName}\\.?|\\p{Lu}\\p{M}*\\.)$`, "u");

/** The words of a name that have an initial. */
const getMainWords = (name: string): string[] => name.split(" ").filter((each) => !suffixes.test(each) && !particles.test(each));

const findPersonFault = (name: string): Fault | undefined => {
	const words = name.trim().split(/,?\s+/);
	const extra = words.find((each) => degrees.test(each));
	if (extra || name.includes(",")) return { expected: "the name without degrees and licenses", remedy: "Write them into credentials." };
	if (titles.test(words[0] ?? "")) return { expected: "the name without a title before it", remedy: `Remove "${words[0]}".` };
	const isName = words.every((each) => word.test(each) || suffixes.test(each) || particles.test(each)) && !/\s{2}/.test(name);
	if (isName && getMainWords(name.trim()).length > 1) return undefined;
	return { expected: "a first and a last name with capital letters, such as Amara Whitfield", remedy: "Write both names out, with one blank between them." };
};

/** A person's whole name, without credentials. */
export const personName = line(60).superRefine(refuseFaulty(findPersonFault));

/** The first letters of a name's words, without accents. */
export const getInitials = (name: string): string =>
	getMainWords(name)
		.flatMap((each) => each.split("-"))
		.map((each) => each.normalize("NFD").slice(0, 1).toUpperCase())
		.join("");

/** Tells whether initials are those of the name: the first one, and of the others one or two in their order. */
export const areInitials = (monogram: string, name: string): boolean => {
	const initials = getInitials(name);
	const others = [...monogram.slice(1)];
	let from = 1;
	return (
		monogram[0] === initials[0] &&
		others.every((letter) => {
			const at = initials.indexOf(letter, from);
			from = at + 1;
			return at > 0;
		})
	);
};

const findCityFault = (name: string): Fault | undefined => {
	if (/^\p{Lu}[^\d,;:()!?]+$/u.test(name) && !states.has(name)) return undefined;
	return {
		expected: "the name of one city alone with its capital letter, such as Broken Arrow",
		remedy: "Write the city without the state, a ZIP Code or anything else.",
	};
};

/** A city or a town: no state, no number. */
export const cityName = line(40).superRefine(refuseFaulty(findCityFault));
