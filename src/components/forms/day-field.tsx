import { type ChangeEvent, type FocusEvent, useState } from "react";
import { useBusinessMinute } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import type { DayRule } from "../../lib/services/plan/series";
import { findMinute } from "../../lib/time/time-zone";
import { TextField } from "./field";

/** While a year is typed, a date field holds the years 2, 20 and 202. */
const isUnfinished = (day: string): boolean => day < "1000";

/**
 * A wrong day's error is shown when the field is left or the year is whole. Only for tools that
 * render in the browser, because the clock is read at once.
 * @returns `day` (empty if it's missing or wrong) and `today`, calendar days at the spa, and `now`,
 * the minute there
 */
export const useDay = (name: string, { check, getRange }: DayRule, initial = "") => {
	const { timeZone } = useSite().business;
	useBusinessMinute();
	const now = findMinute(timeZone, new Date());
	const today = now.slice(0, 10);
	const [day, setDay] = useState(initial);
	const [touched, setTouched] = useState(false);
	const problem = check(day, today);
	const [min, max] = getRange(today);
	const shown = touched || !isUnfinished(day) ? problem : undefined;
	const field = {
		name,
		min,
		max,
		defaultValue: initial,
		onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
			setDay(currentTarget.value);
			setTouched(false);
		},
		onBlur: ({ currentTarget: { validity } }: FocusEvent<HTMLInputElement>) =>
			setTouched(day !== "" || validity.badInput),
	};
	const errors: Readonly<Record<string, string>> = shown ? { [name]: shown } : {};
	return { now, today, day: problem ? "" : day, errors, field };
};

export const DayField = ({
	label,
	...field
}: ReturnType<typeof useDay>["field"] & { label: string }) => (
	<TextField label={label} type="date" required={false} className="figures" {...field} />
);
