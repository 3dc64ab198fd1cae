import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toPlain } from "../../lib/search/terms";
import { pluralize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import type { SiteContent } from "../content";
import { getBooking, type Inquiry } from "../inquiries/inquiry";
import { getWaitingSince, isOpen } from "../inquiries/open-inquiry";
import { toNumber } from "../visitor/phone-digits";

export type Group = "open" | "held" | "booked" | "ended";

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

export const findPhone = ({ fields }: Inquiry, { address }: SiteContent["business"]) =>
	parsePhoneNumberFromString(fields.phone ?? "", address.country);

export const nameOf = ({ fields, reference }: Inquiry): string => fields.name ?? reference;

const listAddresses = ({ fields, replyTo }: Inquiry) =>
	[toNumber(fields.phone ?? ""), replyTo.toLowerCase()].filter(Boolean);

/** Visitors are known by phone number or email address. */
export const isSameVisitor = (a: Inquiry, b: Inquiry): boolean => {
	const known = listAddresses(b);
	return listAddresses(a).some((address) => known.includes(address));
};

export const describeTurn = (inquiry: Inquiry, now: number): string => {
	const since = getWaitingSince(inquiry);
	return since === undefined
		? "waiting for them to answer"
		: `has waited for ${formatAge(now - since)}`;
};

/**
 * Whoever has waited longest for the desk is first. Whom the desk waits for comes after all of
 * them, in the order in which they came.
 */
export const byWaiting = (a: Inquiry, b: Inquiry): number =>
	(getWaitingSince(a) ?? Number.MAX_VALUE) - (getWaitingSince(b) ?? Number.MAX_VALUE) ||
	a.acceptedAt - b.acceptedAt;

/** Each list, in the order in which both the inbox and the daily mail show it to the desk. */
export const sortForDesk = (
	inquiries: readonly Inquiry[],
	now: number,
): Record<Group, Inquiry[]> => {
	const lists: Record<Group, Inquiry[]> = { open: [], held: [], booked: [], ended: [] };
	for (const inquiry of inquiries) lists[findGroup(inquiry, now)].push(inquiry);
	lists.open.sort(byWaiting);
	lists.held.sort(byWaiting);
	lists.booked.sort((a, b) => (a.booking?.startsAt ?? 0) - (b.booking?.startsAt ?? 0));
	lists.ended.sort((a, b) => (b.history.at(-1)?.at ?? 0) - (a.history.at(-1)?.at ?? 0));
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
