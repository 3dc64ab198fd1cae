import { SelectField, TextField } from "../../components/forms/field";
import { useSpaDay } from "../../hooks/use-spa-day";
import { dayFields, daysAhead } from "../../lib/forms/appointment-form";
import type { FormValues } from "../../lib/forms/fields";
import { addDays, formatShortDay } from "../../lib/time/dates";
import { describeHours, formatTime } from "../../lib/time/hours";
import { findOpenDays, getOpeningDay, type OpeningCalendar } from "../../lib/time/opening-days";
import { cx } from "../../ui/class-names";
import { KeepTogether } from "../../ui/keep-together";

interface DayFieldsProps {
	calendar: OpeningCalendar;
	values: FormValues;
	/** Puts a day into a field. */
	onPick: (name: string, day: string) => void;
}

/** One button for each of the next open days. */
const places = [1, 2, 3, 4, 5] as const;

/** Whether the spa is open on a chosen day. */
const DayNote = ({ day, calendar }: { day: string; calendar: OpeningCalendar }) => {
	const opening = day ? getOpeningDay(day, calendar) : undefined;
	return (
		<p role="status" className="figures min-h-7 text-note text-muted sm:col-span-2">
			{opening?.open ? `${formatShortDay(day)}: open ${formatTime(opening.hours.opens)} to ${formatTime(opening.hours.closes)}.` : opening?.why}
		</p>
	);
};

/**
 * The next open days as buttons: each fills the first empty row. The HTML can't know the days, so its buttons are invisible and already
 * have their final size: nothing below moves when the days appear.
 */
const NextDays = ({ days, values, onPick }: { days: readonly string[]; values: FormValues } & Pick<DayFieldsProps, "onPick">) => {
	const empty = dayFields.find(({ day }) => !values[day.name]);
	const taken = new Set(dayFields.map(({ day }) => values[day.name]));
	return (
		<div inert={days.length === 0} className={cx("noscript:hidden", days.length === 0 && "invisible")}>
			<p id="next-days" className="mb-2 text-note text-muted">
				Next open days
			</p>
			<ul aria-labelledby="next-days" className="figures flex flex-wrap gap-2">
				{places.map((place) => {
					const day = days[place - 1];
					return (
						<li key={place} className="w-32">
							<button
								type="button"
								disabled={!day || taken.has(day) || !empty}
								onClick={() => day && empty && onPick(empty.day.name, day)}
								className="block min-h-11 w-full rounded-pill border border-muted px-2 text-note transition-colors duration-200 hover:bg-raised disabled:border-hairline disabled:text-caption"
							>
								{day ? formatShortDay(day) : null}
							</button>
						</li>
					);
				})}
			</ul>
		</div>
	);
};

/** Up to three days, each with a part of the day. What depends on the calendar appears after mount, without moving anything. */
export const DayFields = ({ calendar, values, onPick }: DayFieldsProps) => {
	const today = useSpaDay();
	const first = today ? addDays(today, 1) : undefined;
	return (
		<>
			<p>
				<KeepTogether>We’re open {describeHours(calendar.hours)}.</KeepTogether>
			</p>
			<NextDays days={first ? findOpenDays(first, places.length, calendar) : []} values={values} onPick={onPick} />
			{dayFields.map(({ day, time }) => (
				<div key={day.name} className="grid gap-x-6 gap-y-4 sm:grid-cols-7-5">
					<TextField {...day} min={first} max={today ? addDays(today, daysAhead) : undefined} className="figures" />
					<SelectField name={time.name} label={time.label} labelSuffix={time.labelSuffix} required={false}>
						{time.options.map((part) => (
							<option key={part.value} value={part.value}>
								{part.label}
							</option>
						))}
					</SelectField>
					<DayNote day={values[day.name] ?? ""} calendar={calendar} />
				</div>
			))}
		</>
	);
};
