import { SelectField, TextField } from "../../components/forms/field";
import { FoldedFields } from "../../components/forms/folded-fields";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import { bookableDays, dayFields } from "../../lib/forms/appointment-form";
import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import { explainClosed } from "../../lib/time/closed-day";
import { addDays, formatShortDay } from "../../lib/time/dates";
import { describeHours, formatTime } from "../../lib/time/hours";
import { findHours, findOpenDays } from "../../lib/time/opening-days";
import { cx } from "../../ui/class-names";
import { Text } from "../../ui/text";

const places = [1, 2, 3, 4, 5] as const;

interface NextDaysProps {
	days: readonly string[];
	values: FormValues;
	onPick: (name: string, day: string) => void;
}

/** Each chooses a day, and takes it back. The HTML can't know the days, so its buttons are invisible and have their final size: nothing moves later. */
const NextDays = ({ days, values, onPick }: NextDaysProps) => {
	const findRow = (wanted: string) => dayFields.find(({ day }) => (values[day.name] ?? "") === wanted)?.day.name;
	const empty = findRow("");
	return (
		<div inert={days.length === 0} className={cx("noscript:hidden", days.length === 0 && "invisible")}>
			<p id="next-days" className="mb-2 text-note text-muted">
				Next open days
			</p>
			<ul aria-labelledby="next-days" className="figures flex flex-wrap gap-2">
				{places.map((place) => {
					const day = days[place - 1];
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
	);
};

interface DayFieldsProps {
	values: FormValues;
	errors: FieldErrors;
	onPick: (name: string, day: string) => void;
}

const [firstRow, ...otherRows] = dayFields;
const otherNames = otherRows.flatMap(({ day, time }) => [day.name, time.name]);

const DayNote = ({ day }: { day: string }) => {
	const calendar = useSite().business;
	const hours = findHours(day, calendar);
	return (
		<p role="status" className="figures text-note text-muted not-empty:mt-2">
			{hours ? `${formatShortDay(day)}: open ${formatTime(hours.opens)} to ${formatTime(hours.closes)}.` : day && explainClosed(day, calendar)}
		</p>
	);
};

/** A day and its part. @param today unknown before mount */
const DayRow = ({ row: { day, time }, today, values }: { row: (typeof dayFields)[number]; today?: string; values: FormValues }) => (
	<div>
		<div className="grid gap-x-6 gap-y-4 sm:grid-cols-7-5">
			<TextField {...day} min={today && addDays(today, 1)} max={today && addDays(today, bookableDays)} className="figures" />
			<SelectField {...time} required={false} />
		</div>
		<DayNote day={values[day.name] ?? ""} />
	</div>
);

/** Up to three days; all but the first are folded until one is filled. What depends on the calendar appears after mount, without moving anything. */
export const DayFields = ({ values, errors, onPick }: DayFieldsProps) => {
	const calendar = useSite().business;
	const today = useBusinessDay();
	return (
		<>
			<Text>We’re open {describeHours(calendar.hours)}.</Text>
			<NextDays days={today ? findOpenDays(addDays(today, 1), places.length, calendar) : []} values={values} onPick={onPick} />
			{firstRow ? <DayRow row={firstRow} today={today} values={values} /> : null}
			<FoldedFields
				reason={[...otherNames.map((name) => errors[name]), ...otherRows.map(({ day }) => values[day.name])].join("")}
				summary={<span className="quiet-link font-medium">Add another day</span>}
			>
				{otherRows.map((row) => (
					<DayRow key={row.day.name} row={row} today={today} values={values} />
				))}
			</FoldedFields>
		</>
	);
};
