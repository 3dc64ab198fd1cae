import type { Answers } from "./find-treatments";

/** The names of the form's fields; brackets mark those that can have several values. */
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

/** Before anything is answered: no concern, and no limit. */
export const noAnswers: Answers = { concerns: [], areas: [], downtime: null, visits: null, budget: null, needles: true, skinType: null, exclusions: [] };

export const noLimit = "any";
export const needlesNo = "no";

/** The query that brings the answers back, beside the plan's, which has the budget. Those about health and skin are private and left out. */
export const writeAnswers = ({ needles, ...answers }: Answers): string => {
	const query = new URLSearchParams((["concerns", "areas"] as const).flatMap((name) => answers[name].map((value) => [fields[name], value])));
	for (const name of ["downtime", "visits"] as const) if (answers[name] !== null) query.set(fields[name], String(answers[name]));
	if (!needles) query.set(fields.needles, needlesNo);
	return query.toString();
};

/** The answers in a form with these fields. What isn't there, or isn't a number, is no limit. */
export const readAnswers = (form: FormData): Answers => {
	const readNumber = (name: string): number | null => {
		const number = Number.parseFloat(String(form.get(name)));
		return Number.isNaN(number) ? null : number;
	};
	return {
		concerns: form.getAll(fields.concerns).map(String),
		areas: form.getAll(fields.areas).map(String),
		downtime: readNumber(fields.downtime),
		visits: readNumber(fields.visits),
		budget: readNumber(fields.budget),
		needles: form.get(fields.needles) !== needlesNo,
		skinType: readNumber(fields.skinType),
		exclusions: form.getAll(fields.exclusions).map(String),
	};
};
