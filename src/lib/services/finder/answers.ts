import type { Answers } from "./find-treatments";

/** Names of the form's fields. Brackets mark those that can have several values. */
export const fields = {
	concerns: "concern[]",
	areas: "area[]",
	downtime: "downtime",
	visits: "visits",
	budget: "budget",
	needles: "needles",
	skinType: "skin",
	exclusions: "exclusion[]",
} as const satisfies Readonly<Record<keyof Answers, string>>;

export const noLimit = "any";
export const needlesNo = "no";

/**
 * A query for readAnswers, without private answers about health and skin. The plan has the budget.
 */
export const writeAnswers = ({ needles, ...answers }: Answers): string => {
	const entries = (["concerns", "areas", "downtime", "visits"] as const).flatMap((name) =>
		[answers[name] ?? []].flat().map((value) => [fields[name], String(value)]),
	);
	return new URLSearchParams([
		...entries,
		...(needles ? [] : [[fields.needles, needlesNo]]),
	]).toString();
};

export const readAnswers = (form: FormData): Answers => {
	const read = (name: keyof Answers) => form.getAll(fields[name]).map(String);
	const readNumber = (name: keyof Answers): number | null => {
		const number = Number.parseFloat(read(name)[0] ?? "");
		return Number.isNaN(number) ? null : number;
	};
	return {
		concerns: read("concerns"),
		areas: read("areas"),
		downtime: readNumber("downtime"),
		visits: readNumber("visits"),
		budget: readNumber("budget"),
		needles: form.get(fields.needles) !== needlesNo,
		skinType: readNumber("skinType"),
		exclusions: read("exclusions"),
	};
};
