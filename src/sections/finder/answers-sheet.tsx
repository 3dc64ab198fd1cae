import type { Answers } from "../../lib/services/finder/find-treatments";
import { DetailList } from "../../ui/detail-list";
import type { FinderData } from "./data";

/** The visitor's answers, on paper only: on the screen they're in the form. */
export const AnswersSheet = ({ data: { choices, concerns, exclusions }, answers }: { data: FinderData; answers: Answers }) => {
	const limit = (term: string, name: "downtime" | "visits" | "budget") => ({
		term,
		detail: choices[name].find((choice) => choice.limit === answers[name])?.label,
	});
	const rows = [
		{
			term: "Concerns",
			detail: [...concerns.filter(({ slug }) => answers.concerns.includes(slug)).map(({ title }) => title), ...answers.areas].join(", "),
		},
		limit("Downtime", "downtime"),
		limit("Visits", "visits"),
		limit("Budget", "budget"),
		{ term: "Needles", detail: answers.needles ? "Fine" : "None" },
		{ term: "Sun", detail: choices.skin.find(({ type }) => type === answers.skinType)?.label ?? "Not answered" },
		{
			term: "Health",
			detail:
				exclusions
					.filter(({ slug }) => answers.exclusions.includes(slug))
					.map(({ label }) => label)
					.join(". ") || "Nothing checked",
		},
	];
	return <DetailList rows={rows} className="mt-4 hidden print:block" />;
};
