import { dayIn, getLocalMinute, toInstant } from "../../lib/time/clock";
import type { Content } from "../load";
import { day, localSecond } from "../schemas/parts";

/** Tells whether a text is a calendar day that exists. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** Tells whether a text is a local time whose day exists. */
export const isLocalSecond = (text: string): boolean => localSecond.safeParse(text).success;

/** The spa's time zone; undefined if what's written isn't one. */
export const findTimeZone = (content: Content): string | undefined => {
	const timeZone = content.site[0]?.value.timeZone;
	try {
		if (!timeZone) return undefined;
		getLocalMinute(timeZone, 0);
		return timeZone;
	} catch {
		return undefined;
	}
};

/** The day on the spa's calendar; on that of UTC if its time zone isn't one. */
export const findToday = (content: Content, now: Date): string => dayIn(findTimeZone(content) ?? "UTC", now);

/** Tells whether clocks in a zone show a local time: they skip an hour when daylight saving time begins. */
export const isShown = (local: string, timeZone: string): boolean => getLocalMinute(timeZone, toInstant(local, timeZone)) === local.slice(0, 16);
