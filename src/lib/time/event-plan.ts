import { formatLength, type Range } from "../catalog/format-course";
import { addDays, countDays, formatDay, formatWeekday } from "./dates";
import { findOpenDays, type OpeningCalendar } from "./opening-days";
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

const none: Range = { min: 0, max: 0 };

/** The spa is never closed for longer. */
const longestClosing = 14;

/**
 * The latest open days of the visits with the most, or the least, of the lead and the usual interval; outside of the interval only if no day of it is open.
 * @param last the last visit isn't later
 */
export const listLatest = (
	event: string,
	end: keyof Range,
	{ eventLeadDays, sessions, intervalDays }: EventCourse,
	calendar: OpeningCalendar,
	last = event,
): string[] => {
	const [lead, usual, count] = [eventLeadDays ?? none, intervalDays ?? none, sessions?.min ?? 1];
	const visits: string[] = [];
	for (let next: string | undefined; visits.length < count; next = visits[0]) {
		const latest = addDays(next ?? event, -(next ? usual : lead)[end]);
		const wanted = next || latest < last ? latest : last;
		const within = next ? findOpenDays(addDays(next, -usual.max), usual.max, calendar).filter((day) => day <= addDays(next, -usual.min)) : [];
		const day = within.at(end === "max" ? 0 : -1) ?? findLastOpenDay(addDays(wanted, -longestClosing), wanted, calendar);
		if (!day) return [];
		visits.unshift(day);
	}
	return visits;
};

/** Up to this many days are counted as days, more as whole weeks. */
const longestInDays = 28;
const countTime = (days: number): string => (days > longestInDays ? `${Math.floor(days / 7)} weeks` : formatLength(days));

/** "3 visits", and whether closed days keep two further apart than usual. */
const describeVisits = (visits: readonly string[], { max }: Range): string => {
	const longest = Math.max(...visits.map((day, index) => countDays(visits[index - 1] ?? day, day)));
	const count = visits.length === 1 ? "one visit" : `${visits.length} visits`;
	return longest > max ? `${count}, with up to ${longest} days between two because we’re closed` : count;
};

/**
 * Whether there's time for a first course before an event. It fits with the comfortable lead and the longest usual interval, it's tight with the least of both.
 * @param event a calendar day at the spa, `YYYY-MM-DD`
 * @param now a day or a minute at the spa: after closing time nobody can come in anymore (findOpenDays)
 * @returns undefined for care that nobody plans around an event
 */
export const planBefore = (event: string, course: EventCourse, now: string, calendar: OpeningCalendar): EventPlan | undefined => {
	const lead = course.eventLeadDays;
	const usual = course.intervalDays ?? none;
	if (!lead) return undefined;
	const [earliest = event] = findOpenDays(now, 1, calendar);
	const comfortable = listLatest(event, "max", course, calendar);
	const least = listLatest(event, "min", course, calendar);
	const isInTime = ([first = ""]: readonly string[]): boolean => first >= earliest;
	if (isInTime(comfortable)) {
		const sentence = `Fits: ${describeVisits(comfortable, usual)}, then at least ${formatLength(lead.max)} until your event.`;
		return { verdict: "Fits", visits: comfortable, sentence };
	}
	const visits = describeVisits(least, usual);
	if (isInTime(least)) {
		const gap = countDays(least.at(-1) ?? event, event);
		const room = gap === 0 ? "then no day to spare" : `then only ${formatLength(gap)} until your event`;
		const sentence = `Tight: ${visits}, ${room}. If a mark lingers or a visit has to move, you’ll run out of time.`;
		return { verdict: "Tight", visits: least, sentence };
	}
	const [first = event] = least;
	const needed = countTime(countDays(first, event));
	const left = countTime(Math.max(0, countDays(now.slice(0, 10), event)));
	// Both may round to the same weeks, or we've closed on the last good day.
	const room =
		needed === left ? `the last good day to start was ${formatWeekday(first)}, ${formatDay(first)}` : `your event is ${now >= event ? "today" : `in ${left}`}`;
	return { verdict: "Too late", visits: [], sentence: `Too late, because ${visits} and the time needed afterward take at least ${needed}, and ${room}.` };
};
