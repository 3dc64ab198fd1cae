import { addressLine } from "../business/facts";

/** `url` doesn't end with a slash. */
export type CalendarBusiness = Pick<
	NonNullable<Queries.SiteQuery["business"]>,
	"name" | "url" | "phone" | "address" | "geo"
>;

export interface CalendarEvent {
	/** The beginning of its UID, by which a calendar recognizes the event. */
	readonly id: string;
	readonly title: string;
	readonly text: string;
	/** Milliseconds since 1970 or, for all-day events, `YYYY-MM-DD`. */
	readonly start: number | string;
	/** As `start`. An all-day event ends on the day after its last one. */
	readonly end: number | string;
	readonly url: string;
	/** The spa's address if it's missing; empty for what's done at home. */
	readonly place?: string | null | undefined;
	/** Hours from the alarm to the start; negative for an alarm after the start. */
	readonly alarm?: number | undefined;
	/** How often it has changed: calendars replace an event by one with a higher number. */
	readonly sequence?: number | undefined;
	readonly status?: "TENTATIVE" | "CANCELLED" | undefined;
	/** The sender's email address, which a mailed file needs (RFC 5546, §3.2). */
	readonly organizer?: string | undefined;
	readonly isFree?: boolean;
}

/** RFC 5545, §3.3.11. */
const escapeText = (text: string): string =>
	text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

export const formatList = (lines: readonly string[]): string =>
	lines.map((line) => `- ${line}`).join("\n");

const formatInstant = (instant: number): string =>
	new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
const formatTime = (name: string, time: number | string): string =>
	typeof time === "number"
		? `${name}:${formatInstant(time)}`
		: `${name};VALUE=DATE:${time.replaceAll("-", "")}`;

/** Breaks lines at 75 bytes of UTF-8, between characters (§3.1). */
const fold = (line: string): string => {
	let room = 75;
	return Array.from(line, (character) => {
		// The length in UTF-8, because each escape is a byte.
		const size = encodeURIComponent(character).replace(/%../g, "-").length;
		if (size <= room) {
			room -= size;
			return character;
		}
		room = 74 - size;
		return `\r\n ${character}`;
	}).join("");
};

const listLines = (
	{
		id,
		title,
		text,
		start,
		end,
		url,
		place,
		alarm,
		sequence,
		status,
		organizer,
		isFree,
	}: CalendarEvent,
	spa: CalendarBusiness,
	stamp: number,
): string[] =>
	[
		"BEGIN:VEVENT",
		`UID:${id}@${new URL(spa.url).hostname}`,
		`DTSTAMP:${formatInstant(stamp)}`,
		formatTime("DTSTART", start),
		formatTime("DTEND", end),
		`SUMMARY:${escapeText(title)}`,
		`DESCRIPTION:${escapeText(text)}`,
		`URL:${url}`,
		place !== "" && `LOCATION:${escapeText(place ?? `${spa.name}, ${addressLine(spa.address)}`)}`,
		typeof place !== "string" && `GEO:${spa.geo.latitude};${spa.geo.longitude}`,
		sequence !== undefined && `SEQUENCE:${sequence}`,
		organizer !== undefined && `ORGANIZER;CN="${spa.name.replaceAll('"', "")}":mailto:${organizer}`,
		status && `STATUS:${status}`,
		isFree && "TRANSP:TRANSPARENT",
		...(alarm === undefined
			? []
			: [
					"BEGIN:VALARM",
					"ACTION:DISPLAY",
					`DESCRIPTION:${escapeText(title)}`,
					`TRIGGER:${alarm < 0 ? "" : "-"}PT${Math.abs(alarm)}H`,
					"END:VALARM",
				]),
		"END:VEVENT",
	].filter((line) => typeof line === "string");

/** @param method "CANCEL" removes the events from a calendar */
export const writeCalendar = (
	events: readonly CalendarEvent[],
	spa: CalendarBusiness,
	now: Date,
	method = "PUBLISH",
): string => {
	const head = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${spa.name}//Calendar//EN`,
		"CALSCALE:GREGORIAN",
		`METHOD:${method}`,
	];
	const lines = [
		...head,
		...events.flatMap((event) => listLines(event, spa, now.getTime())),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
};

type TimedEvent = Omit<CalendarEvent, "url" | "alarm" | "status" | "isFree"> & {
	readonly isCanceled?: boolean;
};

export const createEventFile = (
	{ isCanceled = false, ...event }: TimedEvent,
	spa: CalendarBusiness,
	now: Date,
): string => {
	const file: CalendarEvent = {
		...event,
		url: spa.url,
		...(isCanceled ? { status: "CANCELLED" } : { alarm: 24 }),
	};
	return writeCalendar([file], spa, now, isCanceled ? "CANCEL" : undefined);
};
