import { line } from "./parts";

/** A client's first name (or names) and the initial of the last name: José R., Mary-Ann O. */
export const abbreviatedName = line(
	60,
	/^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]* ){1,3}[\p{Lu}\p{Lo}]\p{M}*\.$/u,
	"a first name and the initial of the last name, such as Dana W.",
)
	.refine((name) => !/\p{Lu}{2}/u.test(name), "a name in small letters after its first one, such as Dana W.")
	.meta({ person: true });

/** What stands before or after a name, and has a field of its own: credentials. */
const extra = /^(?:dr|doctor|mrs?|ms|miss|prof|nurse)\b|,|\b(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|A?PRN|FNP-\w+|BSN|MSN|DNP|LE|CLT|Ph\.?D)\.?$/i;

/** A person's whole name, without credentials. */
export const personName = line(60, /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+)+$/u, "a first and a last name, such as Amara Whitfield")
	.refine((name) => !extra.test(name), "the name without a title before it, and without degrees and licenses after it: those go into credentials")
	.meta({ person: true });

/** The first letters of a name's words, without accents. Small words such as "de" have none. */
export const getInitials = (name: string): string =>
	name
		.split(/[ -]/)
		.filter((word) => !/^(?:\p{Ll}|(?:Jr|Sr)\b|I[IV]+$)/u.test(word))
		.map((word) => word.normalize("NFD").slice(0, 1).toUpperCase())
		.join("");

/** A city or a town: no state, no number. */
export const cityName = line(40, /^\p{Lu}[^\d,;:()!?\n]+$/u, "the name of one city alone with its capital letter, such as Broken Arrow").meta({ person: true });
