export const joinWithAnd = (parts: readonly string[]): string =>
	[parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

/** "Acne scars & texture" as "acne scars and texture"; "PCOS" stays. */
export const inSentence = (title: string): string =>
	title.replace(/^[A-Z](?=[^A-Z]|$)/, (letter) => letter.toLowerCase()).replaceAll(" & ", " and ");

export const pluralize = (count: number, noun: string): string =>
	`${count} ${noun}${count === 1 ? "" : "s"}`;

export const nameWithCredentials = ({
	name,
	credentials,
}: {
	readonly name: string;
	readonly credentials?: string | null;
}): string => (credentials ? `${name}, ${credentials}` : name);

const certifications: Readonly<Record<string, string>> = {
	"FNP-BC": "board-certified family nurse practitioner",
	"FNP-C": "board-certified family nurse practitioner",
	CANS: "Certified Aesthetic Nurse Specialist",
};

interface Professional {
	readonly role: string;
	readonly credentials?: string | null;
}

const listCertifications = ({ credentials }: Professional): string[] =>
	(credentials ?? "").split(", ").flatMap((each) => certifications[each] ?? []);

export const roleWithCertification = (person: Professional): string =>
	[person.role, ...listCertifications(person)].join(", ");

/** For search engines, which take a job title for a profession: a board's words, else the spa's. */
export const getProfession = (person: Professional): string =>
	listCertifications(person).join(", ") || person.role;

export const credentialsAndRole = ({ role, credentials }: Professional): string =>
	credentials ? `${credentials}. ${role}` : role;

export const getFirstName = (name: string): string => name.split(" ")[0] ?? name;

/** "What you’ll need, and why" as "what-youll-need-and-why". */
export const slugify = (heading: string): string =>
	heading
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}|['’]/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

/** For `sort`. `localeCompare` would first load the browser's collation, which takes 13 ms. */
export const byCodes = (a: string, b: string): number => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};

export const byName = (a: string, b: string): number => byCodes(a.toLowerCase(), b.toLowerCase());

const wordsPerMinute = 220;

export const readingMinutes = (texts: readonly string[]): number => {
	const words = texts.join(" ").split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / wordsPerMinute));
};

const reasonToCall =
	/\{phone|\(\d{3}\)\s?\d{3}|\b(?:911|988)\b|\b(?:emergency room|urgent care)\b|\bcall (?:us|the spa)\b/i;

/** Whether a text is about calling the spa or getting help, not about what to do at home. */
export const isReasonToCall = (text: string): boolean => reasonToCall.test(text);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
