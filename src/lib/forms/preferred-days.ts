import { addDays, formatLongDay, isDay } from "../time/dates";
import { describeHours, groupHours, type OpeningHours } from "../time/hours";
import { findHours, type OpeningCalendar } from "../time/opening-days";
import type { FormValues, Option } from "./fields";

/** What parts the hours of a day, each up to the next. What of them is offered follows from when the spa is open. */
const windows = [
	{ value: "early", label: "Early", from: "00:00", until: "11:00" },
	{ value: "midday", label: "Midday", from: "11:00", until: "14:00" },
	{ value: "mid-afternoon", label: "Mid-afternoon", from: "14:00", until: "16:00" },
	{ value: "late", label: "Late afternoon", from: "16:00", until: "24:00" },
] as const;

/** How far ahead somebody can ask. */
export const bookableDays = 180;

const anyTime = { value: "any", label: "Any time" };

/** What pages offered before the windows: drafts, and tabs that were open then, may still send it. */
const halves = [
	{ value: "morning", label: "Morning" },
	{ value: "afternoon", label: "Afternoon" },
];

/** The windows in which the spa is open, each with its hours: of one day, or of the week with the days on which they differ. */
export const listTimes = (hours: readonly OpeningHours[]): Option[] => [
	anyTime,
	...windows.flatMap(({ value, label, from, until }) => {
		const open = hours
			.map((day) => ({
				...day,
				opens: day.opens > from ? day.opens : from,
				closes: day.closes < until ? day.closes : until,
			}))
			.filter(({ opens, closes }) => opens < closes);
		const [first, ...others] = groupHours(open);
		if (!first) return [];
		const isDaily = open.length === hours.length && others.every(({ times }) => times === first.times);
		return [{ value, label: `${label} (${isDaily ? first.times : describeHours(open)})` }];
	}),
];

/** A time of day of any page there has been, for a day or a week with such hours. */
export const findTime = (value: string | undefined, hours: readonly OpeningHours[]): Option | undefined =>
	[...listTimes(hours), ...halves].find((option) => option.value === value);

/** "Any Thursday" and so on, for each day of the week on which the spa is open. */
export const listWeekdays = (hours: readonly OpeningHours[]): Option[] => hours.map(({ name }) => ({ value: name.toLowerCase(), label: `Any ${name}` }));

/** The hours of a preferred day, a date or a weekday; undefined if the spa is closed then. */
export const findPreferredHours = (day: string, calendar: OpeningCalendar): OpeningHours | undefined =>
	isDay(day) ? findHours(day, calendar) : calendar.hours.find(({ name }) => name.toLowerCase() === day);

/** Whether a date can be asked for: not before tomorrow, within half a year, and open. */
export const isBookable = (day: string, today: string, calendar: OpeningCalendar): boolean =>
	isDay(day) && day > today && day <= addDays(today, bookableDays) && findHours(day, calendar) !== undefined;

/** A preferred day in words. */
export const formatPreferredDay = (day: string, { hours }: OpeningCalendar, formatDate = formatLongDay): string =>
	listWeekdays(hours).find(({ value }) => value === day)?.label ?? (isDay(day) ? formatDate(day) : "");

/** The preferred days, each a date or a weekday, with a time of day; the first one has to be filled in. */
export const dayFields = ["First choice", "Second choice", "Third choice"].map((label, index) => {
	const labelSuffix = label.toLowerCase();
	const number = index + 1;
	return {
		day: { name: `day-${number}`, label, type: "date", optional: index > 0 },
		/** The date's field can't hold a weekday. What's chosen here counts as the day. */
		weekday: {
			name: `weekday-${number}`,
			label: "Or a weekday",
			labelSuffix,
			placeholder: "Choose a weekday",
		},
		time: { name: `time-${number}`, label: "Time of day", labelSuffix },
	} as const;
});

/** The day that a row asks for, as a date or a weekday; empty if there's none. */
export const readDay = (values: FormValues, { day, weekday }: (typeof dayFields)[number]): string => values[day.name] || values[weekday.name] || "";
