import type { Answers } from "./find-treatments";

/** The names of the form's fields; brackets mark those that can have several values. */
export const fields = {
	concerns: "concern[]",
	downtime: "downtime",
	visits: "visits",
	budget: "budget",
	needles: "needles",
	skinType: "skin",
	exclusions: "exclusion[]",
} as const satisfies Readonly<Record<keyof Answers, string>>;

/** Before anything is answered: no concern, and no limit. */
export const noAnswers: Answers = { concerns: [], downtime: null, visits: null, budget: null, needles: true, skinType: null, exclusions: [] };

export const noLimit = "any";
export const needlesNo = "no";

/** The address that brings the answers back. Those about health and skin are private and left out. */
export const getFinderPath = ({ concerns, needles, ...limits }: Answers): string => {
	const query = new URLSearchParams(concerns.map((concern) => [fields.concerns, concern]));
	for (const name of ["downtime", "visits", "budget"] as const) if (limits[name] !== null) query.set(fields[name], String(limits[name]));
	if (!needles) query.set(fields.needles, needlesNo);
	return `/treatment-finder?${query}`;
};

/** The answers in a form with these fields. What isn't there, or isn't a number, is no limit. */
export const readAnswers = (form: FormData): Answers => {
	const readNumber = (name: string): number | null => {
		const number = Number.parseFloat(String(form.get(name)));
		return Number.isNaN(number) ? null : number;
	};
	return {
		concerns: form.getAll(fields.concerns).map(String),
		downtime: readNumber(fields.downtime),
		visits: readNumber(fields.visits),
		budget: readNumber(fields.budget),
		needles: form.get(fields.needles) !== needlesNo,
		skinType: readNumber(fields.skinType),
		exclusions: form.getAll(fields.exclusions).map(String),
	};
};
