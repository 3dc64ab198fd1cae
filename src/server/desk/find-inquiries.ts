import { toPlain } from "../../lib/search/terms";
import { pluralize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import { type Entry, type Event, mailer, visitor } from "../inquiries/entry";
import { getBooking, getLastEvent } from "../inquiries/lifecycle";

/** In the order of the inbox. */
export const groups = ["open", "held", "ahead", "ended"] as const;
export type Group = (typeof groups)[number];

/** The last event, if the desk has to react: the visitor has changed something, or a mail didn't get to them. */
export const findNews = (entry: Entry): Event | undefined => {
	const last = getLastEvent(entry);
	return last && (last.by === mailer || last.by === visitor) ? last : undefined;
};

/** What a visitor has withdrawn is over, unless a time was booked: somebody has to take it off the schedule. */
export const findGroup = (entry: Entry, now: number): Group => {
	if (entry.status === "held") return "held";
	if (findNews(entry) && (entry.status !== "closed" || (entry.booking?.startsAt ?? 0) > now))
		return "open";
	if (entry.status === "closed") return "ended";
	const booking = getBooking(entry);
	if (!booking) return "open";
	return booking.startsAt > now ? "ahead" : "ended";
};

/** Since when an inquiry has waited for the desk, in milliseconds since 1970. */
export const getWaitingSince = (entry: Entry): number => findNews(entry)?.at ?? entry.acceptedAt;

/** "3 hours": the largest unit alone. */
export const formatAge = (milliseconds: number): string => {
	const minutes = Math.max(0, Math.floor(milliseconds / minute));
	if (minutes < 60) return pluralize(minutes, "minute");
	return milliseconds < 2 * dayLength
		? pluralize(Math.floor(minutes / 60), "hour")
		: pluralize(Math.floor(milliseconds / dayLength), "day");
};

export const nameOf = ({ fields, reference }: Entry): string => fields.name ?? reference;

/** True if it's the visitor's turn to answer. */
const isAnswered = (entry: Entry): boolean => entry.status === "contacted" && !findNews(entry);

export const describeTurn = (entry: Entry, now: number): string =>
	isAnswered(entry)
		? "waiting for them to answer"
		: `has waited for ${formatAge(now - getWaitingSince(entry))}`;

/** Open inquiries by how long they have waited, those that are answered last; times ahead by date; what ended last, first. */
export const listGroup = (entries: readonly Entry[], group: Group, now: number): Entry[] => {
	const lastOf = ({ acceptedAt, history }: Entry): number => history.at(-1)?.at ?? acceptedAt;
	const order = (entry: Entry): number => {
		if (group === "ahead") return entry.booking?.startsAt ?? 0;
		return group === "ended"
			? -lastOf(entry)
			: getWaitingSince(entry) + (isAnswered(entry) ? now : 0);
	};
	return entries
		.filter((entry) => findGroup(entry, now) === group)
		.sort((a, b) => order(a) - order(b));
};

/** "Zoë O'Neil" is "zoeoneil". */
const plain = (text: string): string => toPlain(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The last ten digits, because a number may be written with or without its country's code. */
const toNumber = (text: string): string => text.replace(/ext.*|\D/g, "").slice(-10);

/** @param query a phone number in any spelling, or words of the reference, the name and the email address */
export const matches = (
	{ reference, fields: { name = "", phone = "" }, replyTo }: Entry,
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
