import type { Entries } from "../../content/collections";
import { isSearched } from "../../content/exclusions/schema";
import type { SearchCondition } from "../../lib/search/documents";
import { spaceOut } from "../../lib/search/patterns";
import { romanTypes } from "../../lib/services/format-course";

type Service = Entries["services"][number];

const darkSkin =
	"(?:dark(?:er)?|black|brown|deep) (?:skin(?:ned)?|complexion)(?: tone)?|skin of color|melanin(?: rich)?(?: skin)?";

const getSkinPattern = (roman: string, type: number): string =>
	`(?:(?:fitzpatrick|skin t(?:yp|on)e|phototype)(?: skin)?(?: type)?|type(?= \\S+ ${type > 3 ? "(?:skin|$)" : "skin"})) (?:${roman.toLowerCase()}|${type})(?: skin)?`;

/** The age that the lines of `notFor` name; 0 if they name none. */
const getMinAge = ({ candidacy }: Service): number =>
	Number(/\bunder (\d\d)\b/.exec(candidacy.notFor.join(" "))?.[1] ?? 0);

const getAgePattern = (minAge: number): string => {
	const ages = Array.from({ length: minAge - 10 }, (_, years) => years + 10).join("|");
	return `(?:${ages}) (?:yr|year|yo|y o)(?: old)?|(?:age|aged|im|i am) (?:${ages})(?! week)|(?:under|below) 18|teen(?:ager)?|minor|adolescent`;
};

/** What visitors say about themselves, and the treatments that this rules out. */
export const listConditions = ({ services, exclusions }: Entries): SearchCondition[] => {
	const rule = (
		pattern: string,
		label: string,
		isUnfit: (service: Service) => boolean,
		note = (_: Service) => "",
	) => ({
		pattern: ` (?:${pattern})(?= )`,
		label,
		unfit: Object.fromEntries(
			services.filter(isUnfit).map((service) => [`/services/${service.slug}`, note(service)]),
		),
	});
	const ruleSkin = (pattern: string, type: number, name = romanTypes[type - 1]) =>
		rule(
			pattern,
			`Not for skin type ${name}`,
			({ course: { skinTypes } }) => type < skinTypes.from || type > skinTypes.to,
		);
	return [
		...romanTypes.map((roman, at) => ruleSkin(getSkinPattern(roman, at + 1), at + 1)),
		ruleSkin(darkSkin, 5, "V or VI"),
		...[...new Set(services.map(getMinAge))].filter(Boolean).map((age) => ({
			...rule(getAgePattern(age), `Not under ${age}`, (service) => getMinAge(service) === age),
			word: " teen",
		})),
		...exclusions.filter(isSearched).map(({ slug, label, words }) => {
			const find = ({ exclusions: own }: Service) =>
				own.find(({ exclusion }) => exclusion === slug);
			const written = new Set([slug, ...words].map((word) => spaceOut(word).trim()));
			const note = (service: Service) => find(service)?.note?.replace(/.+/, " ($&)") ?? "";
			// "You’re pregnant" becomes "Not if you’re pregnant".
			const ruled = rule(
				`(?:${[...written].join("|")})\\S*`,
				`Not if y${label.slice(1)}`,
				(service) => find(service) !== undefined,
				note,
			);
			// Somebody who takes a medicine isn't looking for all that it doesn't rule out.
			return { ...ruled, all: label.startsWith("You’re ") };
		}),
	];
};
