import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/services/booking-path";
import { describePlan, listVisits, writePlanText } from "../../lib/services/plan/describe-plan";
import type { Visit } from "../../lib/services/plan/event-plan";
import { addAmounts, type Plan, type Planned, writePlan } from "../../lib/services/plan/plan";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { PrintButton } from "../../ui/print-button";
import { ShareChoices } from "../share/choices";

export const PlanActions = ({
	planned,
	plan,
	visits = [],
	bookable = true,
	part,
	page,
	anchor,
	title,
	children,
}: {
	planned: readonly Planned[];
	plan: Omit<Plan, "lines">;
	visits?: readonly Visit[];
	bookable?: boolean;
	part: string;
	/** The page that brings the plan back. */
	page: string;
	anchor: string;
	title?: string;
	children: (query: string) => ReactNode;
}) => {
	const { name } = useSite().business;
	const [first] = visits;
	const query = writePlan(planned, plan);
	// Only the lines that are sent along: the estimator knows what a series or a membership saves.
	const total = addAmounts(planned);
	const booked = {
		service: [...visits.map(({ slug }) => slug), ...planned.map(({ service }) => service)],
		day: first?.day,
		plan: describePlan(
			planned,
			total,
			first && ` Before ${formatDay(plan.event)}: ${listVisits(visits, plan.event)}.`,
		),
	};
	return (
		<div data-print="hide" className="mt-6 flex flex-wrap items-center gap-3.5">
			{bookable ? (
				<ButtonLink href={getBookingPath(booked)}>
					{first ? "Book the first visit" : "Book this plan"}
				</ButtonLink>
			) : null}
			<PrintButton part={part}>Print</PrintButton>
			{children(query)}
			<ShareChoices
				path={`${page}?${query}#${anchor}`}
				title={title}
				text={writePlanText(name, planned, plan, total, visits)}
			/>
		</div>
	);
};
