import { toPlain } from "../../lib/search/terms";
import { pluralize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import { type Entry, type Event, mailer, visitor } from "../requests/entry";
import { getBooking, getLastEvent } from "../requests/lifecycle";

/** Where a request stands for the desk, in the order of the inbox. */
export const groups = ["open", "held", "ahead", "ended"] as const;
export type Group = (typeof groups)[number];

/** The last thing that has happened, if the desk has to look at it: the visitor has changed something, or a mail didn't get to them. */
export const findNews = (entry: Entry): Event | undefined => {
	const last = getLastEvent(entry);
	return last && (last.by === mailer || last.by === visitor) ? last : undefined;
};

/** Which group a request is in. What a visitor has withdrawn is over, unless a time was booked: somebody takes it off the schedule. */
export const findGroup = (entry: Entry, now: number): Group => {
	if (entry.status === "held") return "held";
	if (findNews(entry) && (entry.status !== "closed" || (entry.booking?.startsAt ?? 0) > now)) return "open";
	if (entry.status === "closed") return "ended";
	const booking = getBooking(entry);
	if (!booking) return "open";
	return booking.startsAt > now ? "ahead" : "ended";
};

/** Since when a request has waited for the desk, in milliseconds since 1970: it came in, or something has happened to it. */
export const getWaitingSince = (entry: Entry): number => findNews(entry)?.at ?? entry.acceptedAt;

/** How long something has waited, in its largest unit: "3 hours". @param milliseconds how long */
export const formatAge = (milliseconds: number): string => {
	const minutes = Math.max(0, Math.floor(milliseconds / minute));
	if (minutes < 60) return pluralize(minutes, "minute");
	return milliseconds < 2 * dayLength ? pluralize(Math.floor(minutes / 60), "hour") : pluralize(Math.floor(milliseconds / dayLength), "day");
};

export const nameOf = ({ fields, reference }: Entry): string => fields.name ?? reference;

/** Whether it's the visitor's turn: somebody has been in touch with them, and nothing has happened since. */
const isAnswered = (entry: Entry): boolean => entry.status === "contacted" && !findNews(entry);

/** Whose turn it is with an open request: "has waited for 3 hours". */
export const describeTurn = (entry: Entry, now: number): string =>
	isAnswered(entry) ? "waiting for them to answer" : `has waited for ${formatAge(now - getWaitingSince(entry))}`;

/** The requests of a group: who has waited longest and, after all others, whoever is answered; what's next; or what ended last. */
export const listGroup = (entries: readonly Entry[], group: Group, now: number): Entry[] => {
	const lastOf = ({ acceptedAt, history }: Entry): number => history.at(-1)?.at ?? acceptedAt;
	const order = (entry: Entry): number => {
		if (group === "ahead") return entry.booking?.startsAt ?? 0;
		return group === "ended" ? -lastOf(entry) : getWaitingSince(entry) + (isAnswered(entry) ? now : 0);
	};
	return entries.filter((entry) => findGroup(entry, now) === group).sort((a, b) => order(a) - order(b));
};

/** Letters and digits alone, without accents and case: "Zoë O'Neil" is "zoeoneil". */
const plain = (text: string): string => toPlain(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The last ten digits: a number may be written with its country's code, or without. */
const toNumber = (text: string): string => text.replace(/ext.*|\D/g, "").slice(-10);

/** Whether a request is what somebody looks for: by a phone number in any spelling, or by words of its reference, its name and its email address. */
export const matches = ({ reference, fields: { name = "", phone = "" }, replyTo }: Entry, query: string): boolean => {
	const digits = toNumber(query);
	if (digits.length >= 4 && !/\p{L}/u.test(query)) return toNumber(phone).includes(digits) || plain(reference).includes(plain(query));
	const words = query.trim().split(/\s+/);
	return words.every((word) => replyTo.toLowerCase().includes(word.toLowerCase()) || [reference, name].some((text) => plain(text).includes(plain(word))));
};
