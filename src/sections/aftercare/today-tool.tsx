import { useEffect } from "react";
import { CalendarButton } from "../../components/calendar/calendar-button";
import { FormScopeProvider } from "../../components/forms/context";
import { DayField, useDay } from "../../components/forms/day-field";
import { useSite } from "../../hooks/use-site";
import { aftercareKinds, findItems, listTurningDays } from "../../lib/services/aftercare";
import { createAftercareFile } from "../../lib/services/plan/reminder-files";
import { careDays, pastDays } from "../../lib/services/plan/series";
import {
	addDays,
	countDays,
	formatLongDay,
	formatShortDay,
	formatWithYear,
} from "../../lib/time/dates";
import { ChangingText, Heading, Text } from "../../ui/text";

type Aftercare = Queries.AftercareDaysFragment;
type Item = Aftercare["items"][number];

const describeEnd = ({ toDay }: Item, day: number, treated: string): string => {
	if (toDay === null) return "from now on";
	return toDay === day
		? "today is the last day"
		: `through ${formatWithYear(formatShortDay, addDays(treated, toDay), addDays(treated, day))}`;
};

const describeDay = (items: readonly Item[], day: number, treated: string): string => {
	const last = Math.max(...items.map(({ toDay }) => toDay ?? day));
	if (day > last)
		return `Your aftercare ended on ${formatWithYear(formatLongDay, addDays(treated, last), addDays(treated, day))}.`;
	return day === 0 ? "Today is the day of your treatment." : `Today is day ${day}.`;
};

const AftercareOfDay = ({
	aftercare: { items, path, service, slug },
	day,
	treated,
}: {
	aftercare: Aftercare;
	day: number;
	treated: string;
}) => {
	const { business } = useSite();
	const ahead = listTurningDays(items).filter((number) => number > day);
	const [next] = ahead;
	const today = addDays(treated, day);
	const changes = ahead
		.map((number) => formatWithYear(formatShortDay, addDays(treated, number), today))
		.join("; ");
	const dates = `${service.title} on ${formatWithYear(formatShortDay, treated, today)}. The next changes: ${changes}.`;
	const write = () =>
		createAftercareFile(
			{ slug, path, title: service.title },
			items,
			treated,
			today,
			business,
			new Date(),
		);
	return (
		<>
			<div className="mt-6 grid gap-x-8 gap-y-7 border-t border-hairline pt-6 sm:grid-cols-2">
				{aftercareKinds.map(({ kind, label }) => {
					const own = findItems(items, day).filter((item) => item.kind === kind);
					return own.length > 0 ? (
						<section key={kind} aria-label={label} className="first:sm:col-span-2">
							<Heading level={3} size={4}>
								{label}
							</Heading>
							<ul className="mt-3 stack-3">
								{own.map((item) => (
									<li key={item.text} className="leading-snug">
										<Text as="span">{item.text}</Text>{" "}
										<span className="figures block text-note text-muted">
											{describeEnd(item, day, treated)}
										</span>
									</li>
								))}
							</ul>
						</section>
					) : null;
				})}
			</div>
			{next !== undefined && (
				<>
					<Text className="figures mt-6 text-muted">{`The next change is on ${formatWithYear(formatLongDay, addDays(treated, next), today)}, day ${next}.`}</Text>
					<div className="mt-6 flex flex-wrap gap-3.5">
						<CalendarButton name={`${slug}-aftercare`} write={write} dates={dates} />
					</div>
				</>
			)}
		</>
	);
};

export const TodayTool = ({
	aftercare,
	onDay,
}: {
	aftercare: Aftercare;
	onDay: (treated: string) => void;
}) => {
	const {
		day: treated,
		errors,
		field,
		today,
	} = useDay("treated", aftercare.items.some(({ toDay }) => toDay === null) ? careDays : pastDays);
	const day = treated ? countDays(treated, today) : undefined;
	useEffect(() => onDay(treated), [onDay, treated]);
	return (
		<FormScopeProvider value={{ id: "today", errors }}>
			<div className="grid gap-x-6 sm:grid-cols-2">
				<DayField label="Day of your treatment" {...field} />
			</div>
			{/* A region only once it has something to say. */}
			<section aria-label={day === undefined ? undefined : "Today"}>
				<p role="status" className={errors.treated ? "sr-only" : "mt-4 font-medium"}>
					<ChangingText>
						{errors.treated ??
							(day === undefined ? "" : describeDay(aftercare.items, day, treated))}
					</ChangingText>
				</p>
				{day !== undefined && <AftercareOfDay aftercare={aftercare} day={day} treated={treated} />}
			</section>
		</FormScopeProvider>
	);
};
