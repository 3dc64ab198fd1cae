import {
	type CalendarBusiness,
	type CalendarEvent,
	formatList,
	writeCalendar,
} from "../../time/calendar-file";
import { addDays } from "../../time/dates";
import { getBookingPath } from "../booking-path";

export interface Series
	extends Pick<Queries.ServicePlanFragment, "slug" | "path" | "title" | "preCare" | "postCare"> {
	/** `YYYY-MM-DD`, in order. */
	readonly days: readonly string[];
	readonly spacing: string;
	/** Null for as long as treatment lasts. */
	readonly aftercareDays: number | null;
}

interface VisitEvent extends Pick<CalendarEvent, "title" | "text" | "alarm"> {
	readonly kind: "prepare" | "session" | "aftercare";
	readonly first: string;
	readonly last: string;
}

/**
 * All alarms are at 9 AM. Some preparation takes a week, so its alarm is a week before the visit.
 */
const listVisitEvents = (
	{ aftercareDays, days, postCare, preCare, spacing, title }: Series,
	index: number,
	day: string,
): VisitEvent[] => {
	const number = `${index + 1} of ${days.length}`;
	const dayBefore = addDays(day, -1);
	const visit = `Time between sessions: ${spacing}. Your provider sets the exact day with you.`;
	const preparation = `Some of this starts days or weeks ahead.\n${formatList(preCare)}`;
	return [
		{
			kind: "prepare",
			title: `Prepare: ${title} session ${number}`,
			text: preparation,
			first: dayBefore,
			last: dayBefore,
			alarm: 6 * 24 - 9,
		},
		{
			kind: "session",
			title: `Session ${number}: ${title}`,
			text: visit,
			first: day,
			last: day,
			alarm: 24 - 9,
		},
		{
			kind: "aftercare",
			title: `Aftercare: ${title} session ${number}`,
			text: formatList(postCare),
			first: day,
			last: addDays(day, aftercareDays ?? 0),
		},
	];
};

const toEvent = (
	series: Series,
	spa: CalendarBusiness,
	index: number,
	{ alarm, first, kind, last, text, title }: VisitEvent,
): CalendarEvent => ({
	// Depends on nothing but the plan, so that importing it again updates its events.
	id: `${series.slug}-${series.days[index]}-${index + 1}-${kind}`,
	title,
	text: `${text}\n\nThis is a plan, not a booking. To book, call ${spa.phone.display} or go to ${spa.url}${getBookingPath({ service: series.slug })}`,
	start: first,
	end: addDays(last, 1),
	url: `${spa.url}${series.path}`,
	status: "TENTATIVE",
	isFree: true,
	place: kind === "session" ? null : "",
	alarm,
});

/** All-day events, which keep the spa's days wherever the visitor is. */
export const createSeriesFile = (series: Series, spa: CalendarBusiness, now: Date): string => {
	const events = series.days.flatMap((day, index) =>
		listVisitEvents(series, index, day).map((event) => toEvent(series, spa, index, event)),
	);
	return writeCalendar(events, spa, now);
};
