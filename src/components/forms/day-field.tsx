import { type FocusEvent, useState } from "react";
import { TextField } from "./field";

/** While a year is typed, a date field holds the years 2, 20 and 202. */
const isUnfinished = (day: string): boolean => day < "1000";

/**
 * A day that a visitor enters, and what's wrong with it: said when the field is left, or once the year is whole.
 * @param check says what's wrong with a day, if anything is
 * @param [min, max] the days that the browser's calendar offers
 */
export const useDay = (name: string, check: (day: string) => string | undefined, [min, max]: readonly [min: string, max: string]) => {
	const [day, setDay] = useState("");
	const [left, setLeft] = useState(false);
	const problem = check(day);
	const shown = left || !isUnfinished(day) ? problem : undefined;
	const field = {
		name,
		min,
		max,
		onChoose: (chosen: string) => {
			setDay(chosen);
			setLeft(false);
		},
		onLeave: ({ currentTarget: { validity } }: FocusEvent<HTMLInputElement>) => setLeft(day !== "" || validity.badInput),
	};
	const errors: Readonly<Record<string, string>> = shown ? { [name]: shown } : {};
	return { day: problem ? "" : day, errors, field };
};

interface DayFieldProps extends Readonly<ReturnType<typeof useDay>["field"]> {
	label: string;
	hint?: string;
}

/** A date field whose day `useDay` checks. */
export const DayField = ({ label, hint, name, min, max, onChoose, onLeave }: DayFieldProps) => (
	<TextField
		name={name}
		label={label}
		hint={hint}
		type="date"
		required={false}
		min={min}
		max={max}
		onChange={({ currentTarget }) => onChoose(currentTarget.value)}
		onBlur={onLeave}
		className="figures"
	/>
);
