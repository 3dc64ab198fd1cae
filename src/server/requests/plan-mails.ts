import { isEmail } from "../../lib/forms/schema-parts";
import { dayLength } from "../../lib/time/dates";
import type { Entry, NewEntry } from "./entry";

/** Whether mail can be sent to what a visitor gave as an email address: by the form's own rule. */
export const hasAddress = ({ replyTo }: Pick<NewEntry, "replyTo">): boolean => isEmail(replyTo);

/** Acknowledgments that one address gets in a day: anybody may enter anybody's address in a form. */
export const mostAcknowledgments = 3;

/** Whose mail it is: for many providers "m.aria+spa@example.com" is maria@example.com. */
const toMailbox = (address: string): string => address.toLowerCase().replace(/^[^@]*/, (local) => local.replace(/\+.*|\./g, ""));

/** Whether a request is one too many of an address within a day, so that it isn't acknowledged. @param entries with which it's stored */
export const isOneTooMany = ({ key, replyTo, acceptedAt }: Entry, entries: readonly Entry[]): boolean => {
	const isEarlier = (other: Entry): boolean => (other.acceptedAt === acceptedAt ? other.key < key : other.acceptedAt < acceptedAt);
	const ofDay = entries.filter((other) => isEarlier(other) && acceptedAt - other.acceptedAt < dayLength);
	return ofDay.filter((other) => toMailbox(other.replyTo) === toMailbox(replyTo)).length >= mostAcknowledgments;
};

/** The mails of a request that has come in: to the desk, and to the visitor if there's an address; none if it's held. */
export const planMails = (request: Pick<Entry, "status" | "replyTo">): NewEntry["mails"] => {
	if (request.status === "held") return [];
	return hasAddress(request) ? ["desk", "acknowledgment"] : ["desk"];
};
