import { type CalendarSpa, writeCalendar } from "./calendar-file";

/** Something that happens at the spa at a time of day. */
export interface TimedEvent {
	readonly slug: string;
	readonly title: string;
	/** Instants, milliseconds since 1970. */
	readonly starts: number;
	readonly ends: number;
	/** Where it is, if it isn't at the spa. */
	readonly place?: string | null;
	/** What it's about. */
	readonly text: readonly string[];
	/** How often it has changed: a calendar replaces the one it has by the same event with a higher number. */
	readonly sequence?: number;
	/** Whether calendars take it out. */
	readonly isCanceled?: boolean;
}

/**
 * The calendar file of one event. Its times are instants in UTC, which each calendar shows in its own zone.
 * @param now goes into its DTSTAMP
 */
export const createEventFile = (event: TimedEvent, spa: CalendarSpa, now: Date): string => {
	const { slug, title, starts, ends, place, text, sequence, isCanceled = false } = event;
	const state = isCanceled ? ({ status: "CANCELLED" } as const) : { alarm: 24 };
	const written = { id: slug, title, text: text.join("\n\n"), start: starts, end: ends, url: spa.url, place, sequence, ...state };
	return writeCalendar([written], spa, now, isCanceled ? "CANCEL" : "PUBLISH");
};
