import { useSite } from "../../hooks/use-site";
import type { Answers } from "../../lib/catalog/finder/types";
import { DetailList } from "../../ui/detail-list";
import type { FinderData } from "./data";

const labelOf = (choices: readonly { readonly label: string; readonly limit: number | null }[], answer: number | null): string =>
	choices.find(({ limit }) => limit === answer)?.label ?? "";

/** The visitor's answers, on paper only: on the screen they're in the form. */
export const AnswersSheet = ({ data: { choices, concerns, exclusions }, answers }: { data: FinderData; answers: Answers }) => {
	const { name, phone } = useSite().business;
	return (
		<div className="mt-4 hidden print:block">
			<DetailList
				rows={[
					{ term: name, detail: phone.display },
					{
						term: "Concerns",
						detail: concerns
							.filter(({ slug }) => answers.concerns.includes(slug))
							.map(({ title }) => title)
							.join(", "),
					},
					{ term: "Downtime", detail: labelOf(choices.downtime, answers.downtime) },
					{ term: "Visits", detail: labelOf(choices.visits, answers.visits) },
					{ term: "First visit", detail: labelOf(choices.budget, answers.budget) },
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
				]}
			/>
		</div>
	);
};
