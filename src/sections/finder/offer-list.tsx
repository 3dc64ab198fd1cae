import { useBusinessDay } from "../../hooks/use-business-day";
import { setPlan, usePlan } from "../../hooks/use-plan";
import { getBookingPath } from "../../lib/services/booking-path";
import {
	describeEffort,
	describeMatch,
	describePlace,
} from "../../lib/services/finder/describe-results";
import type { Answers, Finding } from "../../lib/services/finder/find-treatments";
import { createLine, isOf, replaceLines } from "../../lib/services/plan/plan";
import { findVisitPrice } from "../../lib/services/prices";
import { listSpecialPrices } from "../../lib/services/special-prices";
import { Button } from "../../ui/button";
import { ChangingText, Heading, Link, Text } from "../../ui/text";
import type { FinderData } from "./data";

export const OfferList = ({
	data,
	answers,
	offered,
}: Pick<Finding<Queries.FinderTreatmentFragment>, "offered"> & {
	data: FinderData;
	answers: Answers;
}) => {
	const titles = new Map(data.concerns.map(({ slug, title }) => [slug, title]));
	const today = useBusinessDay();
	const { lines } = usePlan();
	if (offered.length === 0) return null;
	return (
		<ol className="ruled mt-5 border-y border-hairline print:mt-3 print:columns-2 print:gap-x-8">
			{offered.map((offer, index) => {
				const { path, slug, title, specialPrices } = offer.treatment;
				const isPlanned = lines.some((line) => isOf(slug, line));
				const added = isPlanned ? [] : createLine(offer.treatment, findVisitPrice(offer.prices));
				return (
					<li key={slug} className="grid grid-cols-numeral py-5 print:py-2">
						<span aria-hidden="true" className="figures font-display text-numeral text-marker">
							{index + 1}
						</span>
						<div>
							<Heading level={3} size={4}>
								<Link href={path} className="hover:text-link">
									{title}
								</Link>
							</Heading>
							<p className="mt-1 text-note leading-normal">
								<ChangingText>
									{`${describeMatch(offer, answers.concerns, titles)} ${describePlace(offered, index)}`}
								</ChangingText>
							</p>
							<div className="figures mt-1.5 text-small leading-snug text-caption stack-1">
								{[describeEffort(offer), ...listSpecialPrices(specialPrices, today)].map((text) => (
									<Text key={text}>{text}</Text>
								))}
							</div>
							<div className="flex flex-wrap gap-x-7 text-note" data-print="hide">
								<Link
									href={getBookingPath({ service: slug })}
									className="quiet-link inline-flex min-h-11 items-center font-medium"
								>
									Book {title}
								</Link>
								<Button
									variant="quiet"
									onClick={() => setPlan({ lines: replaceLines(lines, slug, added) })}
								>
									<ChangingText>
										{isPlanned ? "Take out of your plan" : "Add to your plan"}
									</ChangingText>
									<span className="sr-only">: {title}</span>
								</Button>
							</div>
						</div>
					</li>
				);
			})}
		</ol>
	);
};
