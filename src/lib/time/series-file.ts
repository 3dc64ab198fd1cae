import { getBookingPath } from "../services/booking-path";
import { type CalendarBusiness, type CalendarEvent, writeCalendar } from "./calendar-file";
import { addDays } from "./dates";

export interface Series extends Pick<Queries.ServicePlanFragment, "slug" | "path" | "title" | "preCare" | "postCare"> {
	/** `YYYY-MM-DD`, in order. */
	readonly days: readonly string[];
	/** "4 to 6 weeks" */
	readonly spacing: string;
	/** Null for as long as treatment lasts. */
	readonly aftercareDays: number | null;
}

interface Part extends Pick<CalendarEvent, "title" | "text" | "alarm"> {
	readonly kind: "prepare" | "session" | "aftercare";
	readonly first: string;
	readonly last: string;
}

const formatLines = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** All alarms are at 9 AM: for preparing a week before the visit, because some of it takes as long, and for the visit on the day before. */
const getParts = ({ aftercareDays, days, postCare, preCare, spacing, title }: Series, index: number, day: string): Part[] => {
	const number = `${index + 1} of ${days.length}`;
	const dayBefore = addDays(day, -1);
	const visit = `Time between sessions: ${spacing}. Your provider sets the exact day with you.`;
	const preparation = `Some of this starts days or weeks ahead.\n${formatLines(preCare)}`;
	return [
		{ kind: "prepare", title: `Prepare: ${title} session ${number}`, text: preparation, first: dayBefore, last: dayBefore, alarm: 6 * 24 - 9 },
		{ kind: "session", title: `Session ${number}: ${title}`, text: visit, first: day, last: day, alarm: 24 - 9 },
		{ kind: "aftercare", title: `Aftercare: ${title} session ${number}`, text: formatLines(postCare), first: day, last: addDays(day, aftercareDays ?? 0) },
	];
};

const describePlan = ({ slug }: Series, { phone, url }: CalendarBusiness): string =>
	`This is a plan, not a booking. To book, call ${phone.display} or go to ${url}${getBookingPath({ service: slug })}`;

const toEvent = (series: Series, spa: CalendarBusiness, index: number, { alarm, first, kind, last, text, title }: Part): CalendarEvent => ({
	// The same plan has the same UIDs, so importing it again updates its events.
	id: `${series.slug}-${series.days[index]}-${index + 1}-${kind}`,
	title,
	text: `${text}\n\n${describePlan(series, spa)}`,
	start: first,
	end: addDays(last, 1),
	url: `${spa.url}${series.path}`,
	status: "TENTATIVE",
	isFree: true,
	place: kind === "session" ? null : "",
	alarm,
});

/** All-day events: they stay on the spa's days wherever the visitor is. */
export const createSeriesFile = (series: Series, spa: CalendarBusiness, now: Date): string => {
	const events = series.days.flatMap((day, index) => getParts(series, index, day).map((part) => toEvent(series, spa, index, part)));
	return writeCalendar(events, spa, now);
};
