import { type FocusEvent, useState } from "react";
import { FormScopeProvider } from "../../components/forms/context";
import { SelectField, TextField } from "../../components/forms/field";
import { useSite } from "../../hooks/use-site";
import { formatLength, type Range } from "../../lib/catalog/format-course";
import { findDay } from "../../lib/time/clock";
import { addDays, formatLongDay } from "../../lib/time/dates";
import { checkFirstDay, type PlannedVisit, plannableDays, planSeries } from "../../lib/time/series";
import { cx } from "../../ui/class-names";
import { ChangingText } from "../../ui/keep-together";
import { ServicePlanSheet } from "./plan-sheet";

interface ServicePlanToolProps {
	service: Queries.ServicePlanFragment;
	intervalDays: Range;
	counts: Range;
}

/** While a year is typed, a date field holds the years 2, 20 and 202. */
const isUnfinished = (day: string): boolean => day < "1000";

/** What the dates are made of, or why they aren't the ones asked for. */
const describeVisits = ([first]: readonly PlannedVisit[], { max }: Range): string => {
	if (!first) return "Choose your first day to see the dates.";
	const spacing = `The sessions are about ${formatLength(max)} apart, on days we’re open.`;
	return first.moved ? `${first.moved} Your series starts on ${formatLongDay(first.day)}. ${spacing}` : spacing;
};

const VisitCount = ({ counts: { min, max }, onChoose }: { counts: Range; onChoose: (count: number) => void }) => (
	<SelectField name="count" label="Number of sessions" required={false} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
		{Array.from({ length: max - min + 1 }, (_, index) => min + index).map((choice) => (
			<option key={choice}>{choice}</option>
		))}
	</SelectField>
);

/** A first day and a number of visits give the dates of a series. Nothing of it is stored or sent. */
export const ServicePlanTool = ({ service, intervalDays, counts }: ServicePlanToolProps) => {
	const { business } = useSite();
	const [today] = useState(() => findDay(business.timeZone, new Date()));
	const [count, setCount] = useState(counts.min);
	const [day, setDay] = useState("");
	const [left, setLeft] = useState(false);
	const problem = checkFirstDay(day, today);
	const shown = left || !isUnfinished(day) ? problem : undefined;
	const visits = problem ? [] : planSeries(day, intervalDays, count, business);
	const choose = (chosen: string) => {
		setDay(chosen);
		setLeft(false);
	};
	const leave = ({ currentTarget: { validity } }: FocusEvent<HTMLInputElement>) => setLeft(day !== "" || validity.badInput);
	return (
		<FormScopeProvider value={{ id: "plan", errors: shown ? { first: shown } : {} }}>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
				<TextField
					name="first"
					label="First day"
					type="date"
					required={false}
					min={today}
					max={addDays(today, plannableDays)}
					onChange={({ currentTarget }) => choose(currentTarget.value)}
					onBlur={leave}
					className="figures"
				/>
				{counts.min < counts.max ? <VisitCount counts={counts} onChoose={setCount} /> : null}
			</div>
			<p role="status" className={cx(shown ? "sr-only" : "mt-4", !visits[0]?.moved && "text-muted")}>
				<ChangingText>{shown ?? describeVisits(visits, intervalDays)}</ChangingText>
			</p>
			{visits.length > 0 ? <ServicePlanSheet service={service} visits={visits} /> : null}
		</FormScopeProvider>
	);
};
