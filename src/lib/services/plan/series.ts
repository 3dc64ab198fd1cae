import { addDays, formatDay, formatShortDay, isDay } from "../../time/dates";
import { explainClosed } from "../../time/explain-closed";
import { findHours, findOpenDays, type OpeningCalendar } from "../../time/opening-days";
import type { Range } from "../format-course";

const plannableDays = 730;

const notADay = "Choose a full date with month, day and year.";

export interface DayRule {
	/** @returns what's wrong with the day, in a sentence */
	readonly check: (day: string, today: string) => string | undefined;
	/** The days that the browser's calendar offers. */
	readonly getRange: (today: string) => readonly [min: string, max: string];
}

export const comingDays: DayRule = {
	check: (day, today) => {
		if (!isDay(day)) return notADay;
		if (day < today) return "That day has passed. Choose today or a later day.";
		return day > addDays(today, plannableDays)
			? "Choose a day within the next two years."
			: undefined;
	},
	getRange: (today) => [today, addDays(today, plannableDays)],
};

const daysOfYears = (years: number): DayRule => ({
	check: (day, today) => {
		if (!isDay(day)) return notADay;
		if (day > today) return "That day hasn’t come yet. Choose today or an earlier day.";
		return day < addDays(today, -365 * years)
			? `That’s more than ${years === 1 ? "a year" : `${years} years`} ago. Choose a later day.`
			: undefined;
	},
	getRange: (today) => [addDays(today, -365 * years), today],
});

export const pastDays = daysOfYears(1);

/** For ongoing care, some of which is needed for decades. */
export const careDays = daysOfYears(50);

export interface PlannedVisit {
	/** An open day, `YYYY-MM-DD`. */
	readonly day: string;
	/** Why it isn't the wanted day: the spa is closed then. */
	readonly moved?: string;
}

export const findLastOpenDay = (
	from: string,
	to: string,
	calendar: OpeningCalendar,
): string | undefined => {
	for (let day = to; day >= from; day = addDays(day, -1)) if (findHours(day, calendar)) return day;
	return undefined;
};

/**
 * A visit on a closed day moves to the last open day within the interval, or else to the next one.
 * @param first `YYYY-MM-DD`, or a minute of today
 * @returns nothing if the spa never opens
 */
export const planSeries = (
	first: string,
	interval: Range,
	count: number,
	calendar: OpeningCalendar,
): PlannedVisit[] => {
	const visits: PlannedVisit[] = [];
	let [earliest, wanted] = [first, first];
	while (visits.length < count) {
		const day = findLastOpenDay(earliest, wanted, calendar) ?? findOpenDays(wanted, 1, calendar)[0];
		if (!day) return [];
		const moved = explainClosed(wanted, calendar);
		visits.push({ day: day.slice(0, 10), ...(moved && { moved }) });
		[earliest, wanted] = [addDays(day, interval.min), addDays(day, interval.max)];
	}
	return visits;
};

/** "HydraFacial, 2 sessions from December 7, 2026: Mon, Dec 7; Mon, Jan 4." */
export const describeSeries = (title: string, visits: readonly PlannedVisit[]): string => {
	const [first] = visits;
	if (!first) return title;
	return `${title}, ${visits.length} sessions from ${formatDay(first.day)}: ${visits.map(({ day }) => formatShortDay(day)).join("; ")}.`;
};

/** For single visits and ongoing care. */
const followUps: Range = { min: 3, max: 6 };

/** How many visits a visitor may choose from: at least two, because one is no series. */
export const getVisitCounts = (sessions: Range | null): Range =>
	sessions && sessions.max > 1 ? { min: Math.max(2, sessions.min), max: sessions.max } : followUps;
