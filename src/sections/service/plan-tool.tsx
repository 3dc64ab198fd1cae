import { useState } from "react";
import { CalendarButton } from "../../components/calendar/calendar-button";
import { FormScopeProvider } from "../../components/forms/context";
import { DayField, useDay } from "../../components/forms/day-field";
import { SelectField } from "../../components/forms/field";
import { WaitNotice } from "../../components/prose/wait-notice";
import { useSite } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/services/booking-path";
import { formatLength, type Range } from "../../lib/services/format-course";
import {
	comingDays,
	describeSeries,
	type PlannedVisit,
	planSeries,
} from "../../lib/services/plan/series";
import { createSeriesFile } from "../../lib/services/plan/series-file";
import { findWaitsBefore } from "../../lib/services/waits";
import { stripLinks } from "../../lib/text/markup";
import { formatDay, formatLongDay, formatWeekday, formatWithYear } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { PrintButton } from "../../ui/print-button";
import { ChangingText, KeepTogether, List } from "../../ui/text";

const sheetId = "plan-sheet";

const PlanSheet = ({
	service,
	visits,
}: {
	service: Queries.ServicePlanFragment;
	visits: readonly PlannedVisit[];
}) => {
	const { business } = useSite();
	const { course, facts, path, slug, title } = service;
	const [preCare, postCare] = [service.preCare.map(stripLinks), service.postCare.map(stripLinks)];
	const write = () => {
		const days = visits.map(({ day }) => day);
		const series = {
			slug,
			path,
			title,
			days,
			spacing: facts.spacing,
			preCare,
			postCare,
			aftercareDays: course.aftercareDays,
		};
		return createSeriesFile(series, business, new Date());
	};
	return (
		<div id={sheetId}>
			<p className="hidden font-display text-display-3 font-medium print:block">
				Your plan for {title}
			</p>
			<ol className="figures ruled mt-4 border-y border-hairline print:columns-2 print:gap-x-8 print:text-small">
				{visits.map(({ day, moved }, index) => (
					<li
						key={day}
						className="grid grid-cols-term-short items-baseline gap-x-4 py-3 sm:grid-cols-term print:py-1.5"
					>
						<span className="whitespace-nowrap text-muted">{`Session ${index + 1}`}</span>
						<span>
							<time dateTime={day} className="font-medium">
								<KeepTogether>
									{formatWeekday(day)}, {formatDay(day)}
								</KeepTogether>
							</time>
							{/* Why the first day was moved is said above the list. */}
							{moved && index > 0 && <span className="block text-note text-muted">{moved}</span>}
						</span>
					</li>
				))}
			</ol>
			<div className="mt-6 hidden text-small leading-snug print:block">
				<div className="grid grid-cols-2 gap-x-8">
					{[
						{ heading: "Before each session", items: preCare },
						{ heading: "Aftercare", items: postCare },
					].map(({ heading, items }) => (
						<div key={heading}>
							<h4 className="font-medium">{heading}</h4>
							<List items={items} className="mt-2 stack-1" />
						</div>
					))}
				</div>
				<p className="mt-6 border-t border-hairline pt-3">
					Time between sessions: {facts.spacing}. Your provider sets the exact days with you. This
					is a plan, not a booking: to book, call {business.name} at {business.phone.display}.
				</p>
			</div>
			<div data-print="hide" className="mt-6 flex flex-wrap gap-3.5">
				<ButtonLink href={getBookingPath({ service: slug, plan: describeSeries(title, visits) })}>
					Book this plan
				</ButtonLink>
				<CalendarButton name={`${slug}-plan`} write={write} dates={describeSeries(title, visits)} />
				<PrintButton part={sheetId}>Print the plan</PrintButton>
			</div>
			<p data-print="hide" className="mt-3 max-w-text text-note text-muted">
				<KeepTogether>
					Time between sessions: {facts.spacing}. A plan isn’t a booking. The calendar file has a
					reminder to prepare before each session, and the aftercare after it.
				</KeepTogether>
			</p>
		</div>
	);
};

const describeVisits = (
	[first]: readonly PlannedVisit[],
	{ max }: Range,
	today: string,
): string => {
	if (!first) return "Choose your first day to see the dates.";
	const spacing = `The sessions are about ${formatLength(max)} apart, on days we’re open.`;
	return first.moved
		? `${first.moved} Your series starts on ${formatWithYear(formatLongDay, first.day, today)}. ${spacing}`
		: spacing;
};

export const ServicePlanTool = ({
	service,
	intervalDays,
	counts: { min, max },
}: {
	service: Queries.ServicePlanFragment;
	intervalDays: Range;
	counts: Range;
}) => {
	const { business } = useSite();
	const [count, setCount] = useState(min);
	const first = useDay("first", comingDays);
	const visits = first.day
		? planSeries(first.day === first.today ? first.now : first.day, intervalDays, count, business)
		: [];
	const problem = first.errors.first;
	return (
		<FormScopeProvider value={{ id: "plan", errors: first.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<DayField label="First day" {...first.field} />
				{min < max && (
					<SelectField
						name="count"
						label="Number of sessions"
						required={false}
						options={Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map(
							(value) => ({ value, label: value }),
						)}
						onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
					/>
				)}
			</div>
			<p
				role="status"
				className={cx(problem ? "sr-only" : "mt-4", !visits[0]?.moved && "text-muted")}
			>
				<ChangingText>{problem ?? describeVisits(visits, intervalDays, first.today)}</ChangingText>
			</p>
			{visits.length > 0 && (
				<>
					<PlanSheet service={service} visits={visits} />
					<WaitNotice
						heading="Leave time before each session"
						waits={findWaitsBefore(service.waits, service.slug)}
						className="mt-8"
					/>
				</>
			)}
		</FormScopeProvider>
	);
};
