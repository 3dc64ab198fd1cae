import { formatLength, type Range } from "../catalog/format-course";
import { addDays, countDays } from "./dates";
import type { OpeningCalendar } from "./opening-days";
import { findLastOpenDay } from "./series";

/** What decides how early a treatment has to begin before an event. */
export interface EventCourse {
	readonly eventLeadDays: Range | null;
	readonly sessions: Range | null;
	readonly intervalDays: Range | null;
}

export interface EventPlan {
	readonly verdict: "Fits" | "Tight" | "Too late";
	/** The last sensible day of each visit, an open one, `YYYY-MM-DD`; empty if it's too late. */
	readonly visits: readonly string[];
	/** One sentence that begins with the verdict. */
	readonly sentence: string;
}

/** The spa is never closed for longer. */
const longestClosing = 14;

/** The latest open days of the visits, the last of them `lead` days before the event. */
const listLatest = (event: string, lead: number, interval: number, count: number, calendar: OpeningCalendar): string[] => {
	const visits: string[] = [];
	for (let wanted = addDays(event, -lead); visits.length < count; wanted = addDays(visits[0] ?? wanted, -interval)) {
		const day = findLastOpenDay(addDays(wanted, -longestClosing), wanted, calendar);
		if (!day) return [];
		visits.unshift(day);
	}
	return visits;
};

/** Up to this many days are counted as days, more as whole weeks. */
const longestInDays = 28;
const countTime = (days: number): string => (days > longestInDays ? `${Math.floor(days / 7)} weeks` : formatLength(days));

const countVisits = (count: number): string => (count === 1 ? "one visit" : `${count} visits`);

/**
 * Whether there's time for a first course before an event. It fits with the comfortable lead and the longest usual interval, it's tight with the least of both.
 * @param event and today calendar days at the spa, `YYYY-MM-DD`
 * @returns undefined for care that nobody plans around an event
 */
export const planBefore = (
	event: string,
	{ eventLeadDays: lead, sessions, intervalDays }: EventCourse,
	today: string,
	calendar: OpeningCalendar,
): EventPlan | undefined => {
	if (!lead) return undefined;
	const count = sessions?.min ?? 1;
	const comfortable = listLatest(event, lead.max, intervalDays?.max ?? 0, count, calendar);
	const least = listLatest(event, lead.min, intervalDays?.min ?? 0, count, calendar);
	if (comfortable[0] && comfortable[0] >= today)
		return { verdict: "Fits", visits: comfortable, sentence: `Fits: ${countVisits(count)}, then at least ${formatLength(lead.max)} until your event.` };
	if (least[0] && least[0] >= today) {
		const room = lead.min === 0 ? "then no day to spare" : `then only about ${formatLength(lead.min)} until your event`;
		return {
			verdict: "Tight",
			visits: least,
			sentence: `Tight: ${countVisits(count)}, ${room}. If a mark lingers or a visit has to move, you’ll run out of time.`,
		};
	}
	const needed = countDays(least[0] ?? event, event);
	const left = Math.max(0, countDays(today, event));
	const sentence = `Too late, because ${countVisits(count)} and the time needed afterward take at least ${countTime(needed)}, and your event is ${left === 0 ? "today" : `in ${countTime(left)}`}.`;
	return { verdict: "Too late", visits: [], sentence };
};
