import { useState } from "react";
import { FormScopeProvider } from "../../components/forms/context";
import { DayField, useDay } from "../../components/forms/day-field";
import { SelectField } from "../../components/forms/field";
import { WaitNotice } from "../../components/prose/wait-notice";
import { useSite } from "../../hooks/use-site";
import { formatLength, type Range } from "../../lib/services/format-course";
import { findWaitsBefore } from "../../lib/services/waits";
import { formatLongDay, formatWithYear } from "../../lib/time/dates";
import { comingDays, type PlannedVisit, planSeries } from "../../lib/time/series";
import { cx } from "../../ui/class-names";
import { ChangingText } from "../../ui/text";
import { ServicePlanSheet } from "./plan-sheet";

interface ServicePlanToolProps {
	service: Queries.ServicePlanFragment;
	intervalDays: Range;
	counts: Range;
}

/** What the dates are made of, or why they aren't the ones asked for. */
const describeVisits = ([first]: readonly PlannedVisit[], { max }: Range, today: string): string => {
	if (!first) return "Choose your first day to see the dates.";
	const spacing = `The sessions are about ${formatLength(max)} apart, on days we’re open.`;
	return first.moved ? `${first.moved} Your series starts on ${formatWithYear(formatLongDay, first.day, today)}. ${spacing}` : spacing;
};

const VisitCount = ({ counts: { min, max }, onChoose }: { counts: Range; onChoose: (count: number) => void }) => (
	<SelectField
		name="count"
		label="Number of sessions"
		required={false}
		options={Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((count) => ({ value: count, label: count }))}
		onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
	/>
);

/** A first day and a number of visits give the dates of a series. Nothing of it is stored or sent. */
export const ServicePlanTool = ({ service, intervalDays, counts }: ServicePlanToolProps) => {
	const { business } = useSite();
	const [count, setCount] = useState(counts.min);
	const first = useDay("first", comingDays);
	const visits = first.day ? planSeries(first.day === first.today ? first.now : first.day, intervalDays, count, business) : [];
	const problem = first.errors.first;
	return (
		<FormScopeProvider value={{ id: "plan", errors: first.errors }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<DayField label="First day" {...first.field} />
				{counts.min < counts.max ? <VisitCount counts={counts} onChoose={setCount} /> : null}
			</div>
			<p role="status" className={cx(problem ? "sr-only" : "mt-4", !visits[0]?.moved && "text-muted")}>
				<ChangingText>{problem ?? describeVisits(visits, intervalDays, first.today)}</ChangingText>
			</p>
			{visits.length > 0 ? (
				<>
					<ServicePlanSheet service={service} visits={visits} />
					<WaitNotice heading="Leave time before each session" waits={findWaitsBefore(service.waits, service.slug)} className="mt-8" />
				</>
			) : null}
		</FormScopeProvider>
	);
};
