import type { Draft, Source } from "../source";

export const draftCareer = ({ slug, title, today }: Source): Draft<"careers"> => ({
	entry: {
		slug,
		title,
		employment: "Full time, 36 hours a week",
		pay: "$20 to $24 an hour",
		posted: today,
		summary: `As our ${title}, you’d work in a small team that has time for each client. Days are planned with breaks, and you’d train with a coworker for the first four weeks.`,
		responsibilities: [
			"Get each visit ready, and keep the rooms clean and stocked",
			"Explain what happens in plain words, and write it down the same day",
			"Pass medical questions to a nurse or to the physician",
			"Protect what clients tell you, on paper, on screens and in the hallway",
		],
		requirements: [
			"The Oklahoma license for the job, if it needs one, in good standing",
			"A calm voice with people who are nervous",
			"Care with details, and clear written English",
		],
		benefits: ["Paid time off from day one", "Four weeks of training with a coworker", "A treatment allowance each quarter, taxed as the law requires"],
		sample: true,
	},
	next: [
		"Replace the texts. They’re a draft that would suit many jobs.",
		"Correct the hours and the pay. Search engines show them, too.",
		"Correct the license that it needs. Then remove “sample”.",
	],
});
