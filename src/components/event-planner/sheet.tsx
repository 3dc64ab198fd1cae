import { useSite } from "../../hooks/use-site";
import { listVisits, nameQuantity } from "../../lib/services/plan/describe-plan";
import type { Visit } from "../../lib/services/plan/event-plan";
import {
	addAmounts,
	compareBudget,
	formatAmounts,
	type Plan,
	type Planned,
} from "../../lib/services/plan/plan";
import { createEventPlanFile } from "../../lib/services/plan/reminder-files";
import { joinWithAnd } from "../../lib/text/words";
import { formatDay, formatShortDay, formatWithYear } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";
import { ChangingText, LinkedText, Text } from "../../ui/text";
import { CalendarButton } from "../calendar/calendar-button";
import { PlanActions } from "../plan/actions";
import { SheetHead } from "../visit/sheet-head";

type EventTreatment = Queries.EventTreatmentFragment;

const sheetId = "event-sheet";

interface DatesProps {
	plans: readonly { treatment: EventTreatment; days: readonly string[] }[];
	event: string;
}

const Dates = ({ plans, event }: DatesProps) => {
	const named = plans.flatMap(({ treatment: { title }, days }) =>
		days.map((day, index) => ({
			day,
			name: days[1] ? `${title}, visit ${index + 1}` : title,
		})),
	);
	const format = (day: string): string => formatWithYear(formatShortDay, day, event);
	const rows = [...new Set(named.map(({ day }) => day))].sort().map((day) => ({
		term: `By ${format(day)}`,
		detail: joinWithAnd(named.filter((visit) => visit.day === day).map(({ name }) => name)),
	}));
	return (
		<DetailList
			rows={[...rows, { term: format(event), detail: "Your event" }]}
			className="mt-4 border-y"
		/>
	);
};

/** Unfolded on paper, where there's no summary. */
const Preparation = ({ chosen }: { chosen: readonly EventTreatment[] }) =>
	chosen.map(({ slug, title, preCare }) => {
		const heading = `How to get ready: ${title}`;
		return (
			<Disclosure key={slug} summary={heading} className="border-b text-note">
				<Text className="hidden font-medium print:block">{heading}</Text>
				<ul className="list-disc stack-2 pb-4 pl-5 leading-normal">
					{preCare.map((text) => (
						<LinkedText key={text} as="li" text={text} />
					))}
				</ul>
			</Disclosure>
		);
	});

export const PlanSheet = ({
	chosen,
	planned,
	visits,
	plan,
	bookable,
}: {
	chosen: readonly EventTreatment[];
	planned: readonly Planned[];
	visits: readonly Visit[];
	plan: Omit<Plan, "lines">;
	bookable: boolean;
}) => {
	const { business } = useSite();
	const { event, budget } = plan;
	const titles = joinWithAnd(chosen.map(({ title }) => title));
	const total = addAmounts(planned);
	const dated = visits.length > 0;
	const plans = chosen.map((treatment) => ({
		treatment,
		days: visits.filter(({ slug }) => slug === treatment.slug).map(({ day }) => day),
	}));
	return (
		<div id={sheetId}>
			<SheetHead
				title={`${titles}${dated ? " before your event" : ""}`}
				note="This is a plan, not a booking."
			/>
			{dated ? <Dates plans={plans} event={event} /> : null}
			<ul aria-label="What it costs" className="figures mt-6 ruled border-y border-hairline">
				{[
					...planned.map((each) => ({ ...each, title: nameQuantity(each) })),
					{ ...total, title: "Total" },
				].map((each) => (
					<li key={each.title} className="flex justify-between gap-6 py-3 last:font-medium">
						<ChangingText>{each.title}</ChangingText>
						<span className="shrink-0">{formatAmounts(each)}</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-note text-muted">
				<ChangingText>
					{[
						compareBudget(total, budget),
						"Each at its own price, without tax. A series or a membership can cost less.",
					]
						.filter(Boolean)
						.join(" ")}
				</ChangingText>
			</p>
			<div className="mt-6 border-t border-hairline">
				<Preparation chosen={chosen} />
			</div>
			<PlanActions
				{...{ planned, plan, visits, bookable }}
				part={sheetId}
				page={location.pathname}
				anchor="event"
				title={`${titles}${dated ? " before my event" : ""}`}
			>
				{(query) => (
					<>
						{dated ? (
							<CalendarButton
								name={`${chosen.map(({ slug }) => slug).join("-")}-before-event`}
								write={() => createEventPlanFile(plans, event, business, new Date())}
								dates={`${titles}. Before ${formatDay(event)}: ${listVisits(visits, event)}.`}
							/>
						) : null}
						<ButtonLink href={`/pricing?${query}#price-estimator`} variant="quiet">
							Change areas or quantities
						</ButtonLink>
					</>
				)}
			</PlanActions>
		</div>
	);
};
