/** How figures are read from words. */

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Every number of a text, in digits or words. */
export const findNumbers = (text: string): number[] => {
	const lower = text.toLowerCase();
	const written = words.flatMap((word, number) => (new RegExp(`\\b${word}\\b`).test(lower) ? [number] : []));
	return [...(lower.match(/\d+/g) ?? []).map(Number), ...written];
};

/** How long a unit is in days. */
const units: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, night: 1, week: 7, month: 30, year: 365 };

const count = `\\d+|an?|${words.join("|")}`;
const lengths = new RegExp(`\\b(${count})(?:(?:[–-]| to | or )(${count}))?[ -](hour|day|night|week|month|year)s?\\b|\\b(day|week|month) (${count})\\b`, "g");

/** The days of each number that stands at its unit, such as "two weeks", "48 hours", "two to four weeks" or "day seven"; "a" is 1 there. */
export const findLengths = (text: string): number[] =>
	[...text.toLowerCase().matchAll(lengths)].flatMap(([, from, to, unit, unitBefore = "", at]) =>
		[from, to, at].flatMap((number) => (number ? [Math.round((findNumbers(number)[0] ?? 1) * (units[unit ?? unitBefore] ?? 1))] : [])),
	);

/** "1,200" or "12.50" */
export const dollars = "\\$(\\d+(?:,\\d{3})*(?:\\.\\d\\d)?)";
export const toAmount = (text: string): number => Number(text.replaceAll(",", ""));
