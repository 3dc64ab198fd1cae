import { createEvents, type DateArray, type EventAttributes } from "ics";
import { addressLine, type BusinessFacts } from "../content/facts";

/** What a calendar file says of the spa. */
export interface CalendarSpa {
	readonly name: string;
	/** Without a slash at its end. */
	readonly url: string;
	readonly phone: { readonly display: string };
	readonly address: BusinessFacts["address"];
	readonly geo: { readonly latitude: number; readonly longitude: number };
}

/** A calendar day as ics wants it: such a date has no time zone. */
export const toDateArray = (day: string): DateArray => {
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	return [year, month, date];
};

/** The end of an event's UID, which is unique in the world. */
export const getUidDomain = ({ url }: CalendarSpa): string => new URL(url).hostname;

/** Where the spa is, in words and on the map. */
export const getPlace = ({ name, address, geo }: CalendarSpa): Pick<EventAttributes, "location" | "geo"> => ({
	location: `${name}, ${addressLine(address)}`,
	geo: { lat: geo.latitude, lon: geo.longitude },
});

/** A reminder, a number of hours before the event starts. ics escapes every text but this one. */
export const getAlarm = (title: string, hours: number): NonNullable<EventAttributes["alarms"]>[number] => ({
	action: "display",
	description: title.replace(/[\\;,]/g, "\\$&"),
	trigger: { hours, before: true },
});

/** The bytes of a character in UTF-8. */
const countBytes = (character: string): number => {
	const point = character.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
};

const foldLine = (line: string): string => {
	let folded = "";
	let bytes = 0;
	for (const character of line) {
		const size = countBytes(character);
		if (bytes + size > 75) {
			folded += "\r\n ";
			bytes = 1;
		}
		folded += character;
		bytes += size;
	}
	return folded;
};

/** Lines of at most 75 bytes, as RFC 5545 has them: ics 3.12 counts characters, and a curly apostrophe has three bytes. */
const foldByBytes = (file: string): string => file.replaceAll("\r\n\t", "").split("\r\n").map(foldLine).join("\r\n");

/**
 * The text of a calendar file (RFC 5545).
 * @param now goes into each event's DTSTAMP
 * @throws Error if ics refuses an event; the message says which field is wrong
 */
export const writeCalendar = (events: readonly EventAttributes[], { name }: CalendarSpa, now: Date, method: "PUBLISH" | "CANCEL" = "PUBLISH"): string => {
	const stamped = events.map((event) => ({ ...event, timestamp: now.getTime() }));
	const { error, value } = createEvents(stamped, { productId: `-//${name}//Calendar//EN`, method });
	if (!value) throw error ?? new Error("ics wrote an empty calendar file.");
	return foldByBytes(value);
};
