import { toPlain } from "../../lib/search/terms";
import { pluralize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import type { Inquiry } from "../inquiries/inquiry";
import { getBooking } from "../inquiries/lifecycle";
import { getWaitingSince, isOpen } from "../inquiries/open-inquiry";
import { toNumber } from "../visitor/phone-digits";

/** The sections of the inbox, from top to bottom. */
export const groups = ["open", "held", "ahead", "ended"] as const;
export type Group = (typeof groups)[number];

export const findGroup = (inquiry: Inquiry, now: number): Group => {
	if (isOpen(inquiry)) return "open";
	if (inquiry.status === "held") return "held";
	return (getBooking(inquiry)?.startsAt ?? 0) > now ? "ahead" : "ended";
};

export const formatAge = (milliseconds: number): string => {
	const minutes = Math.max(0, Math.floor(milliseconds / minute));
	if (minutes < 60) return pluralize(minutes, "minute");
	return milliseconds < 2 * dayLength
		? pluralize(Math.floor(minutes / 60), "hour")
		: pluralize(Math.floor(milliseconds / dayLength), "day");
};

export const nameOf = ({ fields, reference }: Inquiry): string => fields.name ?? reference;

export const describeTurn = (inquiry: Inquiry, now: number): string => {
	const since = getWaitingSince(inquiry);
	return since === undefined
		? "waiting for them to answer"
		: `has waited for ${formatAge(now - since)}`;
};

type Order = (a: Inquiry, b: Inquiry) => number;

/**
 * Whoever has waited longest for the desk is first. Whom the desk waits for comes after all of
 * them, in the order in which they came.
 */
const byWaiting: Order = (a, b) => {
	const [first, second] = [a, b].map((inquiry) => getWaitingSince(inquiry) ?? Number.MAX_VALUE);
	return (first ?? 0) - (second ?? 0) || a.acceptedAt - b.acceptedAt;
};

const startOf = ({ booking }: Inquiry): number => booking?.startsAt ?? 0;
const lastActivityOf = ({ acceptedAt, history }: Inquiry): number =>
	history.at(-1)?.at ?? acceptedAt;

/** Of those that are open, for the desk to read. */
export const orderOfOpen = "the longest waiting first";

const orders: Readonly<Record<Group, Order>> = {
	open: byWaiting,
	held: byWaiting,
	ahead: (a, b) => startOf(a) - startOf(b),
	ended: (a, b) => lastActivityOf(b) - lastActivityOf(a),
};

/** One group, in the order in which both the inbox and the daily mail show it to the desk. */
export const listForDesk = (inquiries: readonly Inquiry[], group: Group, now: number): Inquiry[] =>
	inquiries.filter((inquiry) => findGroup(inquiry, now) === group).sort(orders[group]);

/** "Zoë O'Neil" is "zoeoneil". */
const plain = (text: string): string => toPlain(text).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * @param query a phone number in any spelling, or words of the reference, the name and the email
 * address
 */
export const matches = (
	{ reference, fields: { name = "", phone = "" }, replyTo }: Inquiry,
	query: string,
): boolean => {
	const digits = toNumber(query);
	if (digits.length >= 4 && !/\p{L}/u.test(query))
		return toNumber(phone).includes(digits) || plain(reference).includes(plain(query));
	const words = query.trim().split(/\s+/);
	return words.every(
		(word) =>
			replyTo.toLowerCase().includes(word.toLowerCase()) ||
			[reference, name].some((text) => plain(text).includes(plain(word))),
	);
};
