import { dayFields } from "../../lib/forms/appointment-form";
import type { FormValues } from "../../lib/forms/fields";
import { formatShortDay } from "../../lib/time/dates";
import { cx } from "../../ui/class-names";

/** One button for each of the next open days. */
export const places = [1, 2, 3, 4, 5] as const;

interface NextDaysProps {
	days: readonly string[];
	values: FormValues;
	/** Puts a day into a field. */
	onPick: (name: string, day: string) => void;
}

/**
 * The next open days as buttons: each fills the first empty row. The HTML can't know the days, so its buttons are invisible and already
 * have their final size: nothing below moves when the days appear.
 */
export const NextDays = ({ days, values, onPick }: NextDaysProps) => {
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
						<li key={place} className="w-27">
							<button
								type="button"
								disabled={!day || taken.has(day) || !empty}
								onClick={() => day && empty && onPick(empty.day.name, day)}
								className="block min-h-11 w-full rounded-pill border border-muted px-1 text-note hover:bg-raised disabled:border-hairline disabled:text-caption"
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
