import { WaitNotice } from "../../components/prose/wait-notice";
import { ShareChoices } from "../../components/share/choices";
import { SheetHead } from "../../components/visit/sheet-head";
import { usePlan } from "../../hooks/use-plan";
import { findBlock } from "../../lib/pages/blocks";
import { getBookingPath } from "../../lib/services/booking-path";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import { consultationSlug } from "../../lib/services/consultation";
import { writeAnswers } from "../../lib/services/finder/answers";
import {
	describeChanges,
	describeReasons,
	explainEmptyList,
} from "../../lib/services/finder/describe-results";
import type { Answers, Finding } from "../../lib/services/finder/find-treatments";
import { createLine, listPlanned, writePlan } from "../../lib/services/plan/plan";
import { findVisitPrice } from "../../lib/services/prices";
import { findWaitsAmong } from "../../lib/services/waits";
import { joinWithAnd } from "../../lib/text/words";
import { Button, ButtonLink } from "../../ui/button";
import { LinkList } from "../../ui/links";
import { PrintButton } from "../../ui/print-button";
import { ChangingText, Heading, LinkedText, Text } from "../../ui/text";
import type { FinderData } from "./data";
import { OfferList } from "./offer-list";
import { AnswersSheet } from "./questions";

const countOffers = (count: number): string =>
	`${count || "No"} treatment${count > 1 ? "s fit" : " fits"}`;

const resultsId = "finder-results";

/** Scrolls by itself: the focus would scroll to the middle of a list taller than the window. */
export const focusResults = (): void => {
	const results = document.getElementById(resultsId);
	results?.scrollIntoView();
	results?.focus({ preventScroll: true });
};

interface ResultsProps extends Finding<Queries.FinderTreatmentFragment> {
	data: FinderData;
	answers: Answers;
}

const LeftOutList = ({ data, leftOut }: Omit<ResultsProps, "answers" | "offered">) => {
	const { heading, text } = findBlock(data.page, "left-out");
	if (leftOut.length === 0) return null;
	return (
		<section aria-labelledby="left-out" className="mt-12 print:mt-0">
			<Heading level={3} id="left-out">
				{heading}
			</Heading>
			<Text className="mt-2 max-w-text text-note leading-relaxed text-muted print:hidden">
				{text.join(" ")}
			</Text>
			<ul className="ruled mt-4 border-t border-hairline print:columns-2 print:gap-x-8">
				{leftOut.map(({ treatment: { slug, title }, reasons }) => (
					<li key={slug} className="py-4 text-note leading-normal print:py-2 print:leading-tight">
						<strong className="block font-medium">{title}</strong>
						<ChangingText>
							{[describeReasons(reasons), describeChanges(reasons)].filter(Boolean).join(" ")}
						</ChangingText>
					</li>
				))}
			</ul>
		</section>
	);
};

/** The estimate is of the visitor's plan, or else of the first treatment in the list. */
const ResultActions = ({ data, answers, offered }: Omit<ResultsProps, "leftOut">) => {
	const plan = usePlan();
	const planned = listPlanned(data.treatments, plan.lines);
	const [first] = planned.length > 0 ? [] : offered;
	const estimated = first
		? listPlanned(data.treatments, createLine(first.treatment, findVisitPrice(first.prices)))
		: planned;
	const compared = offered.slice(0, maxCompared).map(({ treatment }) => treatment);
	return (
		<div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3" data-print="hide">
			{compared.length > 1 && (
				<ButtonLink href={getComparePath(compared.map(({ slug }) => slug))} variant="secondary">
					<ChangingText>{`Compare the first ${compared.length === 2 ? "two" : "three"}`}</ChangingText>
				</ButtonLink>
			)}
			<ButtonLink href={getBookingPath({ service: consultationSlug })} variant="quiet">
				Not sure? Book a consultation
			</ButtonLink>
			<PrintButton part={resultsId}>Print your list</PrintButton>
			{planned.length > 0 && (
				<ButtonLink href="#event" variant="quiet">
					See your plan
				</ButtonLink>
			)}
			<ButtonLink href={`/pricing?${writePlan(estimated, plan)}#price-estimator`} variant="quiet">
				<ChangingText>{`Estimate the cost${first ? ` of ${first.treatment.title}` : ""}`}</ChangingText>
			</ButtonLink>
			<ShareChoices
				path={`/treatment-finder?${writeAnswers(answers)}&${writePlan(planned, plan)}#${resultsId}`}
				title={
					compared.length > 0
						? `What fits me: ${joinWithAnd(compared.map(({ title }) => title))}`
						: undefined
				}
			/>
			{(answers.exclusions.length > 0 || answers.skinType !== null) && (
				<p className="basis-full text-note text-muted">
					What you said about your health and your skin isn’t in the link.
				</p>
			)}
		</div>
	);
};

export const ResultsBar = ({ offered }: { offered: number }) => (
	<div className="sticky bottom-0 z-10 mt-6 flex items-center justify-between gap-4 border-t border-hairline bg-surface py-1 lg:hidden">
		<span className="figures text-note">{countOffers(offered)}</span>
		<Button variant="quiet" onClick={focusResults}>
			See the list
		</Button>
	</div>
);

export const FinderResults = ({ leftOut, ...rest }: ResultsProps) => {
	const { data, answers, offered } = rest;
	const asked = answers.concerns.length > 0;
	const answered = offered.length > 0 ? "results" : "nothing";
	const { heading, text } = findBlock(data.page, asked ? answered : "start");
	const counts = [
		countOffers(offered.length),
		...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
	];
	const guides = data.concerns.flatMap(({ slug, title, guidePath }) =>
		guidePath && answers.concerns.includes(slug)
			? [{ href: guidePath, label: `Read about ${title.toLowerCase()}` }]
			: [],
	);
	const waits = findWaitsAmong(
		data.waits,
		offered.slice(0, maxCompared).map(({ treatment: { slug } }) => slug),
	);
	return (
		<section
			id={resultsId}
			tabIndex={-1}
			aria-labelledby="results-heading"
			className="min-w-0 outline-none"
		>
			<SheetHead title="Your treatments" note="What fits your answers, best fit first." />
			<Heading level={2} size={3} id="results-heading" className="print:hidden">
				<ChangingText>{heading}</ChangingText>
			</Heading>
			<p role="status" className="figures mt-2 font-medium">
				{asked ? `${counts.join(", ")}.` : ""}
			</p>
			{asked && offered.length === 0 && <p className="mt-2">{explainEmptyList(leftOut)}</p>}
			<LinkedText
				as="p"
				key={heading}
				className="mt-2 max-w-text text-note leading-relaxed text-muted print:hidden"
				text={text.join(" ")}
			/>
			{asked && (
				<>
					<AnswersSheet data={data} answers={answers} />
					<LinkList
						links={guides}
						className="mt-3 print:hidden"
						linkClassName="quiet-link inline-flex min-h-11 items-center text-note font-medium"
					/>
					<OfferList {...rest} />
					<WaitNotice
						heading="If you’d like more than one of the first three"
						waits={waits}
						className="mt-6"
					/>
					<ResultActions {...rest} />
					<LeftOutList data={data} leftOut={leftOut} />
				</>
			)}
		</section>
	);
};
