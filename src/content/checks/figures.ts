/** How figures are read from words. */

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Every number of a text, in digits or words. "A week", "next day" and "yearly" count as 1, "twice a week" as every three or four days. */
export const findNumbers = (text: string): number[] => {
	const lower = text.toLowerCase();
	return [
		...(lower.match(/\d+/g) ?? []).map(Number),
		...words.flatMap((word, number) => (new RegExp(`\\b${word}\\b`).test(lower) ? [number] : [])),
		...(/\b(?:an?|single|next|until|once|weekly|monthly|yearly|weeks to)\b/.test(lower) ? [1] : []),
		...(/\btwice a week\b/.test(lower) ? [3 / 7, 4 / 7] : []),
	];
};

/** Units in days, by how a text names them. */
const units: readonly (readonly [pattern: RegExp, days: number])[] = [
	[/\bhours?\b/, 1 / 24],
	[/\b(?:days?|nights?|morning|tomorrow|daily)\b/, 1],
	[/\bweek(?:s|ly)?\b/, 7],
	[/\bmonth(?:s|ly)?\b/, 30],
	[/\byear(?:s|ly)?\b/, 365],
];

/** Every number of days that a text could mean: each of its numbers in each of its units. */
export const findDays = (prose: string): number[] => {
	const text = prose.toLowerCase();
	const named = units.filter(([pattern]) => pattern.test(text)).map(([, days]) => days);
	const days = findNumbers(text).flatMap((number) => named.map((unit) => Math.round(number * unit)));
	return /\b(?:none|same day|right away|first wash|hours?|once)\b/.test(text) ? [...days, 0] : days;
};

const count = `\\d+|an?|${words.join("|")}`;
const lengths = new RegExp(`\\b(${count})(?:(?:[–-]| to | or )(${count}))?[ -](hour|day|night|week|month|year)s?\\b|\\b(day|week|month) (${count})\\b`, "g");

/** The days of each number that stands at its unit, such as "two weeks", "48 hours", "two to four weeks" or "day seven". */
export const findLengths = (text: string): number[] =>
	[...text.toLowerCase().matchAll(lengths)].flatMap(([, from, to, unit, unitBefore = "", at]) =>
		[from, to, at].flatMap((number) => (number ? findDays(`${number} ${unit ?? unitBefore}`).slice(0, 1) : [])),
	);

/** "1,200" or "12.50" */
export const dollars = "\\$(\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)";
export const toAmount = (text: string): number => Number(text.replaceAll(",", ""));
