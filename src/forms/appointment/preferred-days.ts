import type { FormValues, Option } from "../../lib/forms/fields";
import { addDays, formatLongDay, isDay } from "../../lib/time/dates";
import { explainClosed } from "../../lib/time/explain-closed";
import { findHours, findOpenDays, type OpeningCalendar } from "../../lib/time/opening-days";
import { describeHours, groupHours, type OpeningHours } from "../../lib/time/opening-hours";

/** Each ends where the next one begins. */
const windows = [
	["early", "Early", "00:00"],
	["midday", "Midday", "11:00"],
	["mid-afternoon", "Mid-afternoon", "14:00"],
	["late", "Late afternoon", "16:00"],
] as const;

export const listTimes = (hours: readonly OpeningHours[]): Option[] => [
	{ value: "any", label: "Any time" },
	...windows.flatMap(([value, label, from], index) => {
		const until = windows[index + 1]?.[2] ?? "24:00";
		const open = hours
			.map(({ opens, closes, ...day }) => ({
				...day,
				opens: opens > from ? opens : from,
				closes: closes < until ? closes : until,
			}))
			.filter(({ opens, closes }) => opens < closes);
		const times = hours.length > 1 ? describeHours(open) : groupHours(open)[0]?.times;
		return times ? { value, label: `${label} (${times})` } : [];
	}),
];

export const listWeekdays = (hours: readonly OpeningHours[]): Option[] =>
	hours.map(({ name }) => ({ value: name.toLowerCase(), label: `Any ${name}` }));

/** The hours of a date or a weekday; undefined if the spa is closed then. */
export const findPreferredHours = (
	day: string,
	calendar: OpeningCalendar,
): OpeningHours | undefined =>
	isDay(day)
		? findHours(day, calendar)
		: calendar.hours.find(({ name }) => name.toLowerCase() === day);

export const bookableDays = 180;

export const findDayProblem = (
	day: string,
	calendar: OpeningCalendar,
	today: string,
): string | undefined => {
	if (!isDay(day)) {
		if (findPreferredHours(day, calendar)) return undefined;
		const [open = today] = findOpenDays(addDays(today, 1), 1, calendar);
		const [year, month, date] = open.split("-").map(Number);
		return `Finish this date, such as ${month}/${date}/${year}.`;
	}
	if (day <= today) return "Choose tomorrow or later. For today, please call us.";
	if (day > addDays(today, bookableDays))
		return `Choose a day before ${formatLongDay(addDays(today, bookableDays + 1))}. We book up to six months ahead.`;
	const why = explainClosed(day, calendar);
	return why && `${why} Choose another day.`;
};

export const dayFields = ["First", "Second", "Third"].map((ordinal, index) => {
	const shared = { labelSuffix: `${ordinal.toLowerCase()} choice`, required: false };
	return {
		day: {
			name: `day-${index + 1}`,
			label: `${ordinal} choice`,
			type: "date",
			optional: index > 0,
		},
		weekday: {
			...shared,
			name: `weekday-${index + 1}`,
			label: "Or a weekday",
			placeholder: "Choose a weekday",
		},
		time: { ...shared, name: `time-${index + 1}`, label: "Time of day" },
	} as const;
});

export const readDay = (values: FormValues, { day, weekday }: (typeof dayFields)[number]): string =>
	values[day.name] || values[weekday.name] || "";
