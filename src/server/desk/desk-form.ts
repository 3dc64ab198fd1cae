import type { CountryCode } from "libphonenumber-js/min";
import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/forms/definition";
import {
	type Checked,
	checkWith,
	contactSchemas,
	orEmpty,
	text,
} from "../../lib/forms/field-schemas";
import { type FormValues, findOption } from "../../lib/forms/fields";
import { findPhoneErrors } from "../../lib/forms/phone-number";
import { dayLength, minute } from "../../lib/time/dates";
import { findHours } from "../../lib/time/opening-days";
import { formatTime } from "../../lib/time/opening-hours";
import { getLocalMinute, toInstant } from "../../lib/time/time-zone";
import type { SiteContent } from "../content";
import {
	getBooking,
	type Inquiry,
	isPerson,
	type Status,
	statuses,
	type Time,
} from "../inquiries/inquiry";
import { describeOverlaps, listPerformers } from "./schedule";

/** What the desk says it did: a status, maybe with a note, or a note alone. */
export interface DeskAction {
	readonly status?: Status;
	readonly booking?: Time;
	readonly note: string;
}

const maxAheadMs = 730 * dayLength;

export const noteField = { name: "remark", label: "Note" } as const;

/** Buttons that save at once what was done, or the note alone. */
export const taps: Readonly<Record<string, Status | "">> = {
	"Left a voicemail": "contacted",
	Texted: "contacted",
	Emailed: "contacted",
	Declined: "closed",
	"Save note": "",
};

/** The hidden field with a time and the question about it: sent with the same time, it confirms it. */
export const timeAsked = "time-asked";

/** The hidden field with what a contact field held when the page was opened. */
export const shownAs = (name: string): string => `was-${name}`;

export const checkPerson = (name: string): Checked =>
	checkWith(
		z.object({ name: contactSchemas.name }),
		{ name },
		isPerson(name) ? {} : { name: "Enter your own name." },
	);

export const checkContact = (fields: FormValues, country: CountryCode): Checked => {
	const { name, phone, email } = contactSchemas;
	return checkWith(z.object({ name, phone, email }), fields, findPhoneErrors(fields, country));
};

const actionSchema = z.object({
	[noteField.name]: orEmpty(text(1000, "Shorten this to 1000 characters.")),
});
const timeSchema = z.object({
	date: z.iso.date("Choose a full date with month, day and year."),
	time: z.iso.time({ precision: -1, error: "Choose a time." }),
	minutes: orEmpty(
		z.string().check(
			z.trim(),
			z.refine(
				(value) => /^\d+$/.test(value) && Number(value) >= 5 && Number(value) <= 600,
				"Enter a whole number of minutes, from 5 to 600.",
			),
		),
	),
});

export interface ActionContext {
	readonly now: number;
	readonly inquiry: Inquiry;
	/** All that are stored, because their times may overlap. */
	readonly inquiries: readonly Inquiry[];
	readonly content: SiteContent;
	/** True if contact data is saved anyway, so that the action may be empty. */
	readonly isOptional?: boolean;
}

const describeHours = (
	{ startsAt, minutes }: Time,
	local: string,
	{ business }: SiteContent,
): string | undefined => {
	const [day = "", clock = ""] = local.split("T");
	const hours = findHours(day, business);
	if (!hours) return "We’re closed on that day.";
	const closesAt = toInstant(`${day}T${hours.closes}`, business.timeZone);
	return clock >= hours.opens && startsAt + minutes * minute <= closesAt
		? undefined
		: `We’re open from ${formatTime(hours.opens)} to ${formatTime(hours.closes)} on that day, and it takes ${minutes} minutes.`;
};

/**
 * @param local the time as it was typed, such as "2026-11-30T10:00"
 * @param confirmed the question about it that the desk has seen
 */
const judgeTime = (
	time: Time,
	local: string,
	confirmed: string | undefined,
	{ now, inquiry, inquiries, content }: ActionContext,
): FieldErrors => {
	if (getLocalMinute(content.business.timeZone, time.startsAt) !== local)
		return { time: "The clocks skip this time on that day. Choose another one." };
	if (time.startsAt <= now) return { date: "That time has passed. Choose one ahead." };
	if (time.startsAt > now + maxAheadMs) return { date: "Choose a date within the next two years." };
	const reasons = [
		describeHours(time, local, content) ?? [],
		describeOverlaps(inquiry, time, inquiries, content),
	].flat();
	const question = `${reasons.join(" ")} If that’s what you want, save it again.`;
	return reasons.length === 0 || confirmed === `${local} ${question}` ? {} : { time: question };
};

const refuse = (status: string) => ({ errors: { status } });

export const checkAction = (
	fields: FormValues,
	context: ActionContext,
): { readonly errors: FieldErrors } | DeskAction => {
	const { inquiry, content } = context;
	const { timeZone } = content.business;
	const known = getBooking(inquiry);
	const checked = checkWith(actionSchema, fields, {});
	if (!checked.ok) return checked;
	const { date = "", time = "", minutes = "", tap = "" } = fields;
	const tapped = taps[tap];
	const note = [tapped && tap, checked.values[noteField.name]].filter(Boolean).join("\n");
	const local = `${date}T${time}`;
	const isNewTime = time !== "" && (!known || getLocalMinute(timeZone, known.startsAt) !== local);
	// A call about something that's closed doesn't open it again.
	const chosen = fields.status || (tapped && inquiry.status === "closed" ? "closed" : tapped);
	// Whoever fills in a time has agreed on one.
	const status =
		statuses.find((each) => each === chosen) ?? (isNewTime && tapped !== "" ? "booked" : undefined);
	if (status !== "booked" && isNewTime)
		return refuse("A time is filled in. Choose “We’ve agreed on a time”, or clear the time.");
	if (!status && !note && !context.isOptional)
		return refuse("Choose what you did, or write a note.");
	if (status !== "booked") return status ? { status, note } : { note };
	const person = findOption(listPerformers(inquiry, content), fields.person);
	const timed = checkWith(timeSchema, fields, person ? {} : { person: "Choose who it’s with." });
	if (!timed.ok) return timed;
	const booking = {
		startsAt: toInstant(local, timeZone),
		minutes: Number(minutes),
		person: person?.value ?? "",
	};
	const errors = judgeTime(booking, local, fields[timeAsked], context);
	return Object.keys(errors).length > 0
		? { errors }
		: { status, booking, note: `With ${person?.label}\n${note}`.trim() };
};
