import type { FormEvent } from "react";
import { SelectField, TextField } from "../../components/forms/field";
import { FoldedFields } from "../../components/forms/folded-fields";
import type { Control } from "../../components/forms/form-controls";
import {
	bookableDays,
	dayFields,
	findDayProblem,
	findPreferredHours,
	listTimes,
	listWeekdays,
	readDay,
} from "../../forms/appointment/preferred-days";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import type { FieldErrors } from "../../lib/forms/definition";
import { type FormValues, findOption } from "../../lib/forms/fields";
import { addDays, formatShortDay } from "../../lib/time/dates";
import { findOpenDays } from "../../lib/time/opening-days";
import { describeHours, formatTime } from "../../lib/time/opening-hours";
import { cx } from "../../ui/class-names";
import { Text } from "../../ui/text";

const places = [0, 1, 2, 3, 4];

const [firstRow, ...otherRows] = dayFields;

const DayRow = ({
	row,
	today,
	values,
}: {
	row: (typeof dayFields)[number];
	today?: string;
	values: FormValues;
}) => {
	const calendar = useSite().business;
	const { day, weekday, time } = row;
	const chosen = readDay(values, row);
	const hours = findPreferredHours(chosen, calendar);
	const times = listTimes(hours ? [hours] : calendar.hours);
	// A chosen time that the day doesn't have stays, with an error.
	const kept = listTimes(calendar.hours).filter(
		({ value }) => value === values[time.name] && !findOption(times, value),
	);
	const weekdays = listWeekdays(calendar.hours);
	const wanted =
		chosen || (today && !day.optional && new URLSearchParams(location.search).get("day"));
	const clearOther = ({ currentTarget, target }: FormEvent<HTMLDivElement>) => {
		for (const each of currentTarget.querySelectorAll<Control>("input, select"))
			if (each !== target && (target as Control).value) each.value = "";
	};
	return (
		<div>
			<div className="grid gap-x-6 gap-y-4 sm:grid-cols-2" onInput={clearOther}>
				<TextField
					{...day}
					required={false}
					min={today && addDays(today, 1)}
					max={today && addDays(today, bookableDays)}
					className="figures"
				/>
				<SelectField {...weekday} options={weekdays} />
			</div>
			<SelectField {...time} options={[...times, ...kept]} className="mt-4" />
			<p role="status" className="figures text-note text-muted not-empty:mt-2">
				{hours
					? `${findOption(weekdays, chosen)?.label ?? formatShortDay(chosen)}: open ${formatTime(hours.opens)} to ${formatTime(hours.closes)}.`
					: wanted && today && findDayProblem(wanted, calendar, today)}
			</p>
		</div>
	);
};

export const DayFields = ({
	values,
	errors,
	onPick,
}: {
	values: FormValues;
	errors: FieldErrors;
	onPick: (name: string, day: string) => void;
}) => {
	const calendar = useSite().business;
	const today = useBusinessDay();
	const days = today ? findOpenDays(addDays(today, 1), places.length, calendar) : [];
	const findRow = (wanted: string) =>
		dayFields.find((row) => readDay(values, row) === wanted)?.day.name;
	const empty = findRow("");
	return (
		<>
			<Text>We’re open {describeHours(calendar.hours)}.</Text>
			{/* The HTML can't know the days, so its buttons are invisible: nothing moves later. */}
			<div
				inert={days.length === 0}
				className={cx("noscript:hidden", days.length === 0 && "invisible")}
			>
				<p id="next-days" className="mb-2 text-note text-muted">
					Next open days
				</p>
				<ul aria-labelledby="next-days" className="figures flex flex-wrap gap-2">
					{places.map((place) => {
						const day = days[place];
						const chosen = day && findRow(day);
						const row = chosen ?? empty;
						return (
							<li key={place} className="w-27">
								<button
									type="button"
									aria-pressed={Boolean(chosen)}
									disabled={!(day && row)}
									onClick={() => day && row && onPick(row, chosen ? "" : day)}
									className="block min-h-11 w-full rounded-pill border border-muted px-1 text-note enabled:not-aria-pressed:hover:bg-raised disabled:border-hairline disabled:text-caption aria-pressed:border-current aria-pressed:bg-on-surface aria-pressed:text-surface"
								>
									{day ? formatShortDay(day) : null}
								</button>
							</li>
						);
					})}
				</ul>
			</div>
			{firstRow && <DayRow row={firstRow} today={today} values={values} />}
			<FoldedFields
				reason={otherRows
					.flatMap((row) => [errors[row.day.name], errors[row.time.name], readDay(values, row)])
					.join("")}
				summary={<span className="quiet-link font-medium">Add another day</span>}
			>
				{otherRows.map((row) => (
					<DayRow key={row.day.name} row={row} today={today} values={values} />
				))}
			</FoldedFields>
		</>
	);
};
