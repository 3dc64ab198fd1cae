import { filledRows } from "../../lib/forms/summary";
import { forms } from "../form-definitions";
import { type Entry, formatMoment } from "../requests/entry";
import { type Composer, linkTo, type MailContext, type Part } from "./mail";

/** "Appointment request K7QM-4XPD": it names no treatment, because subjects are shown where anybody may look. */
const nameRequest = ({ form, reference }: Entry): string => `${forms[form].title} ${reference}`;
const received = ({ acceptedAt }: Entry, { business }: MailContext): string => `Received ${formatMoment(acceptedAt, business.timeZone)}.`;
const describe = (entry: Entry, context: MailContext): Part[] => [
	{ rows: filledRows(entry.rows) },
	...linkTo("desk", entry, context, "See it, and say what you did about it"),
];

/** The request itself, and how many others are held. */
export const composeDeskMail: Composer = (entry, context) => {
	const subject = nameRequest(entry);
	const held = context.held > 0 ? [`Held as likely spam: ${context.held}. See npm run outbox -- list --held.`] : [];
	return { subject, parts: [`${subject}\n${received(entry, context)}`, ...describe(entry, context), ...held] };
};

export const composeReminder: Composer = (entry, context) => {
	const name = nameRequest(entry);
	return {
		subject: `Still waiting: ${name}`,
		parts: [`${name} is still waiting for an answer.\n${received(entry, context)}`, ...describe(entry, context)],
	};
};

export const composeChange: Composer = (entry, context, { event: place = -1 }) => {
	const name = nameRequest(entry);
	const event = entry.history[place];
	const withdrawn = event?.status === "closed";
	const gap = entry.history[place - 1]?.status === "booked" ? "\nA time was booked: take it off the schedule." : "";
	const said: Part[] = withdrawn ? [`The visitor has withdrawn ${name}.${gap}`] : [`The visitor wants to change ${name}:`, { quote: event?.note ?? "" }];
	return { subject: `${withdrawn ? "Withdrawn" : "Changed"}: ${name}`, parts: [...said, "The request:", ...describe(entry, context)] };
};
