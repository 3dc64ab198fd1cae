import type { Answers, Finding } from "../../lib/catalog/finder/types";
import { explainEmptyList } from "../../lib/catalog/finder/words";
import { findBlock } from "../../lib/content/blocks";
import { Heading } from "../../ui/heading";
import { ChangingText } from "../../ui/keep-together";
import { LinkedText } from "../../ui/linked-text";
import { AnswersSheet } from "./answers-sheet";
import type { FinderData } from "./data";
import { LeftOutList } from "./left-out-list";
import { OfferList } from "./offer-list";
import { ResultActions } from "./result-actions";
import { resultsId } from "./results-focus";
import { countOffers } from "./words";

export interface ResultsProps extends Finding<Queries.FinderTreatmentFragment> {
	data: FinderData;
	answers: Answers;
}

/** The list that the answers make: what fits, what doesn't and why, and what to do next. It's never empty without an explanation. */
export const Results = ({ data, answers, offered, leftOut }: ResultsProps) => {
	const asked = answers.concerns.length > 0;
	const { heading, text } = findBlock(data.page, asked ? (offered.length > 0 ? "results" : "nothing") : "start");
	return (
		<section id={resultsId} tabIndex={-1} aria-labelledby="results-heading" className="min-w-0 outline-none">
			<Heading level={2} size={3} id="results-heading">
				<ChangingText>{heading}</ChangingText>
			</Heading>
			<p role="status" className="figures mt-2 font-medium">
				{asked ? `${countOffers(offered.length)}${leftOut.length > 0 ? `, ${leftOut.length} left out` : ""}.` : ""}
			</p>
			{asked && offered.length === 0 ? <p className="mt-2">{explainEmptyList(leftOut)}</p> : null}
			<p key={heading} className="mt-2 max-w-text text-note leading-relaxed text-muted">
				<LinkedText text={text.join(" ")} />
			</p>
			{asked ? <AnswersSheet data={data} answers={answers} /> : null}
			<OfferList concerns={data.concerns} chosen={answers.concerns} offered={offered} />
			{asked ? <ResultActions offered={offered} /> : null}
			<LeftOutList page={data.page} leftOut={leftOut} />
		</section>
	);
};
