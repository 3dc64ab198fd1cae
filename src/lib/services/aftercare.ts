import { addDays, formatShortDay, formatWithYear } from "../time/dates";
import { formatLength } from "./format-course";

export const getAftercareTitle = (treatment: string): string => `Aftercare for ${treatment}`;

/** The most urgent first: call 911, call now, call the spa today. */
export const warningLevels = ["911", "now", "today"] as const;

export const levelHeadings: Readonly<Record<(typeof warningLevels)[number], string>> = {
	911: "Call 911",
	now: "Call now",
	today: "Call us today",
};

/** Day 0 is the day of the treatment. `toDay` is the last day; null means from now on. */
export type AftercareItem = Queries.AftercareItem;

type Span = Pick<AftercareItem, "fromDay" | "toDay">;

export const aftercareKinds = [
	{ kind: "normal", label: "What’s normal" },
	{ kind: "do", label: "What to do" },
	{ kind: "avoid", label: "What to avoid" },
] as const;

/** From this many days on, a span is given in whole weeks or months if possible. */
const longDays = 14;

/** "Treatment day", "Through day 2", "For 4 weeks", "From now on". */
export const describeSpan = ({ fromDay, toDay }: Span): string => {
	if (toDay === null) return fromDay === 0 ? "From now on" : `From day ${fromDay} on`;
	if (fromDay === toDay) return fromDay === 0 ? "Treatment day" : `Day ${fromDay}`;
	if (fromDay > 0) return `Days ${fromDay}–${toDay}`;
	return toDay >= longDays ? `For ${formatLength(toDay)}` : `Through day ${toDay}`;
};

/** "Sat, Nov 28 to Mon, Nov 30". @param treated the day of the treatment */
export const describeDates = ({ fromDay, toDay }: Span, treated: string): string => {
	const format = (day: number): string =>
		formatWithYear(formatShortDay, addDays(treated, day), treated);
	if (toDay === null) return `From ${format(fromDay)} on`;
	return fromDay === toDay ? format(fromDay) : `${format(fromDay)} to ${format(toDay)}`;
};

export const sortByEnd = <T extends Span>(items: readonly T[]): T[] => {
	const longest = 366;
	return [...items].sort(
		(one, other) =>
			(one.toDay ?? longest) - (other.toDay ?? longest) || one.fromDay - other.fromDay,
	);
};

/** @param day counted from the treatment, which is day 0 */
export const findItems = (items: readonly AftercareItem[], day: number): AftercareItem[] =>
	items.filter(({ fromDay, toDay }) => fromDay <= day && (toDay === null || day <= toDay));

/** The days after the treatment day on which an instruction begins or no longer holds. */
export const listTurningDays = (items: readonly AftercareItem[]): number[] =>
	[...new Set(items.flatMap(({ fromDay, toDay }) => [fromDay, toDay === null ? 0 : toDay + 1]))]
		.filter((day) => day > 0)
		.sort((a, b) => a - b);
