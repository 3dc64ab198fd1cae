import { isDeepStrictEqual } from "node:util";
import type { CountryCode } from "libphonenumber-js/min";
import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/forms/definition";
import {
	type Checked,
	checkWith,
	contactSchemas,
	orEmpty,
	phoneMessage,
	readPhone,
	text,
} from "../../lib/forms/field-schemas";
import { contactFields, type FormValues } from "../../lib/forms/fields";
import { isPhoneNumber } from "../../lib/forms/phone-number";
import { dayLength, minute } from "../../lib/time/dates";
import { findHours, type OpeningCalendar } from "../../lib/time/opening-days";
import { getLocalMinute, toInstant } from "../../lib/time/time-zone";
import { book, correctContact, listSince, sendAgain, setStatus, undo } from "../inquiries/actions";
import { type Entry, isPerson, type Status, statuses, type Time } from "../inquiries/entry";
import { addNote, getBooking, getLastEvent } from "../inquiries/lifecycle";
import type { Change } from "../outbox/outbox";

/** A status and maybe a remark, or a remark alone. */
interface DeskAction {
	readonly status?: Status;
	readonly booking?: Time;
	readonly note: string;
}

const shortestMinutes = 5;
const longestMinutes = 600;
const furthest = 730 * dayLength;

export const noteField = {
	name: "remark",
	label: "Note",
	hint: "Such as “Left a voicemail”. Alone, it changes nothing else.",
	maxLength: 1000,
} as const;
/** A hidden field: the time outside the opening hours that was asked about already. */
export const timeAsked = "time-asked";

/** A hidden field: what a contact field held when the page was opened. */
export const shownAs = (name: string): string => `was-${name}`;

export const checkPerson = (name: string): Checked =>
	isPerson(name)
		? checkWith(z.object({ name: contactSchemas.name }), { name }, {})
		: { ok: false, errors: { name: "Enter your own name." } };

const checkContact = (fields: FormValues, country: CountryCode): Checked => {
	const { name, phone, email } = contactSchemas;
	const isWrong = readPhone(fields) !== "" && !isPhoneNumber(readPhone(fields), country);
	return checkWith(
		z.object({ name, phone, email }),
		fields,
		isWrong ? { phone: phoneMessage } : {},
	);
};

const schema = z.object({
	status: orEmpty(
		z
			.string()
			.check(
				z.refine(
					(value) => value === "" || statuses.some((each) => each === value),
					"Choose what you did.",
				),
			),
	),
	[noteField.name]: orEmpty(
		text(noteField.maxLength, `Shorten this to ${noteField.maxLength} characters.`),
	),
});
const timeSchema = z.object({
	date: z.iso.date("Choose a full date with month, day and year."),
	time: z.iso.time({ precision: -1, error: "Choose a time." }),
	minutes: z
		.string()
		.check(
			z.refine(
				(value) =>
					value === "" ||
					(/^\d+$/.test(value) &&
						Number(value) >= shortestMinutes &&
						Number(value) <= longestMinutes),
				`Enter a whole number of minutes, from ${shortestMinutes} to ${longestMinutes}.`,
			),
		),
});

interface ActionContext extends Pick<Entry, "booking"> {
	readonly now: number;
	readonly timeZone: string;
	readonly calendar: OpeningCalendar;
	readonly usualMinutes: number;
	/** True if contact data is saved anyway, so that the action may be empty. */
	readonly isOptional?: boolean;
}

/** @param isRight if somebody has confirmed a time outside the opening hours @returns what's wrong with it, or the question */
const judgeTime = (
	{ startsAt, minutes }: Time,
	local: string,
	isRight: boolean,
	{ now, timeZone, calendar }: ActionContext,
): FieldErrors => {
	if (getLocalMinute(timeZone, startsAt) !== local)
		return { time: "The clocks skip this time on that day. Choose another one." };
	if (startsAt <= now) return { date: "That time has passed. Choose one ahead." };
	if (startsAt > now + furthest) return { date: "Choose a date within the next two years." };
	const [day = "", clock = ""] = local.split("T");
	const hours = findHours(day, calendar);
	if (
		isRight ||
		(hours &&
			clock >= hours.opens &&
			startsAt + minutes * minute <= toInstant(`${day}T${hours.closes}`, timeZone))
	)
		return {};
	const open =
		hours &&
		`We’re open from ${formatTime(hours.opens)} to ${formatTime(hours.closes)} on that day, and it takes ${minutes} minutes.`;
	const why = open ?? "We’re closed on that day.";
	return { time: `${why} If that’s what you want, save it again.` };
};

export const checkAction = (
	fields: FormValues,
	context: ActionContext,
): { readonly errors: FieldErrors } | DeskAction => {
	const { timeZone, usualMinutes, booking: known } = context;
	const checked = checkWith(schema, fields, {});
	if (!checked.ok) return checked;
	const { [noteField.name]: note = "" } = checked.values;
	const { date = "", time = "", minutes = "" } = fields;
	const local = `${date}T${time}`;
	const isNewTime = time !== "" && (!known || getLocalMinute(timeZone, known.startsAt) !== local);
	// Who fills in a time has agreed on one.
	const status =
		statuses.find((each) => each === checked.values.status) ?? (isNewTime ? "booked" : undefined);
	if (status !== "booked" && isNewTime)
		return {
			errors: {
				status: "A time is filled in. Choose “We’ve agreed on a time”, or clear the time.",
			},
		};
	if (!status && !note && !context.isOptional)
		return { errors: { status: "Choose what you did, or write a note." } };
	if (status !== "booked") return status ? { status, note } : { note };
	const timed = checkWith(timeSchema, { date, time, minutes: minutes.trim() }, {});
	if (!timed.ok) return timed;
	const booking = {
		startsAt: toInstant(local, timeZone),
		minutes: Number(minutes) || usualMinutes,
	};
	const errors = judgeTime(booking, local, !isNewTime || fields[timeAsked] === local, context);
	return Object.keys(errors).length > 0 ? { errors } : { status, booking, note };
};

/** `work` returns the same entry if it isn't possible anymore. `done` says what the next page confirms. */
export interface Decision {
	readonly work: Change;
	readonly done: "saved" | "undo" | "undone" | "again";
}

/** Does nothing if something else has happened since the page was opened. A second click changes nothing, but is no failure. */
const decideAction = (
	{ status, booking, note }: DeskAction,
	seen: number,
	by: string,
	timeZone: string,
): Decision => {
	if (!status) return { done: "saved", work: (entry, at) => addNote(entry, at, by, note) };
	return {
		done: "undo",
		work: (entry, at) => {
			const [first, ...others] = listSince(entry, seen);
			const next = booking
				? book(entry, at, { ...booking, by, timeZone, note })
				: setStatus(entry, at, status, by, note);
			if (!first) return next;
			const isSame =
				next === entry
					? first.by === by && first.status === status
					: isDeepStrictEqual({ ...getLastEvent(next), at: first.at }, first);
			return isSame && others.length === 0 ? { ...entry } : entry;
		},
	};
};

/** What a post of the desk's page does, or its errors by field. */
export const decide = (
	entry: Entry,
	fields: FormValues,
	by: string,
	context: ActionContext & { readonly country: CountryCode },
): { readonly errors: FieldErrors } | Decision => {
	if (fields.do === "undo") return { done: "undone", work: (current, at) => undo(current, at, by) };
	if (fields.do === "again")
		return { done: "again", work: (current, at) => sendAgain(current, at, by) };
	// A contact field that wasn't touched keeps what somebody else may have corrected meanwhile.
	const contactNames = Object.values(contactFields).map(({ name }) => name);
	const untouched = contactNames.filter(
		(name) => (fields[name] ?? "") === (fields[shownAs(name)] ?? ""),
	);
	const typed = {
		...fields,
		...Object.fromEntries(untouched.map((name) => [name, entry.fields[name] ?? ""])),
	};
	const contact: Checked =
		untouched.length === contactNames.length
			? { ok: true, values: entry.fields }
			: checkContact(typed, context.country);
	const isCorrected = contact.ok && correctContact(entry, 0, by, contact.values) !== entry;
	const action = checkAction(fields, {
		...context,
		booking: getBooking(entry),
		isOptional: isCorrected,
	});
	const errors = {
		...(contact.ok ? {} : contact.errors),
		...("errors" in action ? action.errors : {}),
	};
	if (!contact.ok || "errors" in action) return { errors };
	const { work, done } = decideAction(action, Number(fields.seen), by, context.timeZone);
	return {
		done,
		work: (current, at) => {
			const corrected = isCorrected ? correctContact(current, at, by, contact.values) : current;
			if (!action.status && !action.note) return corrected;
			const acted = work(corrected, at);
			return acted === corrected ? current : acted;
		},
	};
};
