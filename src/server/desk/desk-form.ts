import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/forms/definition";
import { contactSchemas } from "../../lib/forms/schema-parts";
import { getLocalMinute, toInstant } from "../../lib/time/clock";
import { contactedNote, listSince } from "../requests/actions";
import { type Booking, type Entry, formatBooking, isPerson, type Status, statuses } from "../requests/entry";

export interface DeskAction {
	readonly by: string;
	readonly status: Status;
	readonly booking?: Pick<Booking, "startsAt" | "minutes">;
	/** How much had happened to the request when they opened the page. */
	readonly seen: number;
}

export type CheckedAction = { readonly ok: true; readonly action: DeskAction } | { readonly ok: false; readonly errors: FieldErrors };

const shortestMinutes = 5;
const longestMinutes = 600;
/** How far ahead a time may be, in milliseconds. */
const furthest = 730 * 24 * 3_600_000;

/** The instant of a day and a time in the spa's zone. @returns what's wrong with them, by field */
const readStart = (date: string, clock: string, now: number, timeZone: string): number | FieldErrors => {
	const wrong: Record<string, string> = {};
	if (!z.iso.date().safeParse(date).success) wrong.date = "Choose a full date with month, day and year.";
	if (!z.iso.time({ precision: -1 }).safeParse(clock).success) wrong.time = "Choose a time.";
	if (Object.keys(wrong).length > 0) return wrong;
	const startsAt = toInstant(`${date}T${clock}`, timeZone);
	if (getLocalMinute(timeZone, startsAt) !== `${date}T${clock}`) return { time: "The clocks skip this time on that day. Choose another one." };
	if (startsAt <= now) return { date: "That time has passed. Choose one ahead." };
	return startsAt > now + furthest ? { date: "Choose a date within the next two years." } : startsAt;
};

/** @param usualMinutes how long it takes if nothing is entered @param timeZone the spa's, in which the time is @param booking the time that's booked already */
export const checkAction = (
	fields: Readonly<Record<string, string>>,
	{ now, timeZone, usualMinutes, booking: known }: { now: number; timeZone: string; usualMinutes: number; booking?: Booking | undefined },
): CheckedAction => {
	const read = (name: string): string => fields[name]?.trim() ?? "";
	const errors: Record<string, string> = {};
	const by = read("by");
	const nameProblem = isPerson(by) ? contactSchemas.name.safeParse(by).error?.issues[0]?.message : "Enter your own name.";
	if (nameProblem) errors.by = nameProblem;
	const status = statuses.find((each) => each === read("status"));
	const isNewTime = read("time") !== "" && (!known || getLocalMinute(timeZone, known.startsAt) !== `${read("date")}T${read("time")}`);
	if (!status) errors.status = "Choose what you did.";
	else if (status !== "booked" && isNewTime) errors.status = "A time is filled in. Choose “We’ve agreed on a time”, or empty the time.";
	const seen = Number(fields.seen || Number.NaN);
	let booking: DeskAction["booking"];
	if (status === "booked") {
		const startsAt = readStart(read("date"), read("time"), now, timeZone);
		const minutes = Number(read("minutes") || usualMinutes);
		if (typeof startsAt !== "number") Object.assign(errors, startsAt);
		const isPossible = Number.isInteger(minutes) && minutes >= shortestMinutes && minutes <= longestMinutes;
		if (!isPossible) errors.minutes = `Enter a whole number of minutes, from ${shortestMinutes} to ${longestMinutes}.`;
		else if (typeof startsAt === "number") booking = { startsAt, minutes };
	}
	if (!status || Object.keys(errors).length > 0) return { ok: false, errors };
	return { ok: true, action: { by, status, seen, ...(booking ? { booking } : {}) } };
};

/** Whether something else has happened since the page was opened. A second click on the same button isn't something else, and neither is a mail that failed. */
export const isOutdated = (entry: Pick<Entry, "history">, { by, status, booking, seen }: DeskAction, timeZone: string): "no" | "repeated" | "yes" => {
	if (Number.isNaN(seen)) return "yes";
	const [next, ...others] = listSince(entry, seen);
	const note = booking && formatBooking(booking, timeZone);
	if (!next) return "no";
	const isSame = next.by === by && ((next.status === status && next.note === note) || (status === "contacted" && next.note === contactedNote));
	return isSame && others.length === 0 ? "repeated" : "yes";
};
