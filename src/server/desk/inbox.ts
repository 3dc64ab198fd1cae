import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toPlain } from "../../lib/search/terms";
import { pluralize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import { getBooking, type Inquiry } from "../inquiries/inquiry";
import { getWaitingSince, isOpen } from "../inquiries/open-inquiry";
import { toNumber } from "../visitor/phone-digits";

/** The lists of the inbox, the first one first. */
export const groups = ["open", "held", "booked", "ended"] as const;
export type Group = (typeof groups)[number];

export const findGroup = (inquiry: Inquiry, now: number): Group => {
	if (isOpen(inquiry)) return "open";
	if (inquiry.status === "held") return "held";
	return (getBooking(inquiry)?.startsAt ?? 0) > now ? "booked" : "ended";
};

export const formatAge = (milliseconds: number): string => {
	const minutes = Math.max(0, Math.floor(milliseconds / minute));
	if (minutes < 60) return pluralize(minutes, "minute");
	return milliseconds < 2 * dayLength
		? pluralize(Math.floor(minutes / 60), "hour")
		: pluralize(Math.floor(milliseconds / dayLength), "day");
};

export const findPhone = (
	{ fields }: Inquiry,
	{ address }: { readonly address: { readonly country: CountryCode } },
) => parsePhoneNumberFromString(fields.phone ?? "", address.country);

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
const byWaiting: Order = (a, b) =>
	(getWaitingSince(a) ?? Number.MAX_VALUE) - (getWaitingSince(b) ?? Number.MAX_VALUE) ||
	a.acceptedAt - b.acceptedAt;

const startOf = ({ booking }: Inquiry): number => booking?.startsAt ?? 0;
const lastActivityOf = ({ acceptedAt, history }: Inquiry): number =>
	history.at(-1)?.at ?? acceptedAt;

const orders: Readonly<Record<Group, Order>> = {
	open: byWaiting,
	held: byWaiting,
	booked: (a, b) => startOf(a) - startOf(b),
	ended: (a, b) => lastActivityOf(b) - lastActivityOf(a),
};

/** Each list, in the order in which both the inbox and the daily mail show it to the desk. */
export const sortForDesk = (
	inquiries: readonly Inquiry[],
	now: number,
): Record<Group, Inquiry[]> => {
	const lists: Record<Group, Inquiry[]> = { open: [], held: [], booked: [], ended: [] };
	for (const inquiry of inquiries) lists[findGroup(inquiry, now)].push(inquiry);
	for (const group of groups) lists[group].sort(orders[group]);
	return lists;
};

/** "Zoë O'Neil" is "zoeoneil". */
const plain = (text: string): string => toPlain(text).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * @param query words of anything that was sent or noted, in any order, or a phone number in any
 * spelling
 */
export const matches = (
	{ reference, fields: { phone = "" }, rows, history, replyTo }: Inquiry,
	query: string,
): boolean => {
	const digits = toNumber(query);
	if (digits.length >= 4 && !/\p{L}/u.test(query) && toNumber(phone).includes(digits)) return true;
	const texts = [...rows.map(({ detail }) => detail), ...history.map(({ note = "" }) => note)];
	const all = plain([reference, replyTo, phone, ...texts].join(" "));
	return query.split(/\s+/).every((word) => all.includes(plain(word)));
};
