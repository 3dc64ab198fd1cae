/** Whose turn it is: what the list, the daily mail, health and deletion all go by. */
import { type Event, type Inquiry, isPerson, mailer, visitor } from "./inquiry";

/** What has happened and still counts: no remarks, and nothing that was undone. */
const listEvents = ({ history }: Pick<Inquiry, "history">) => {
	const events: Event[] = [];
	for (const event of history) {
		if (event.isUndo)
			events.splice(
				events.findLastIndex(({ by }) => isPerson(by)),
				1,
			);
		else if (!event.isNote) events.push(event);
	}
	return events;
};

export const getLastEvent = (inquiry: Pick<Inquiry, "history">): Event | undefined =>
	listEvents(inquiry).at(-1);

const isAnswer = ({ by, status }: Event) => isPerson(by) && status !== "new" && status !== "held";

/** What has happened since the desk last answered, the oldest first. */
const listUnanswered = (inquiry: Pick<Inquiry, "history">) => {
	const events = listEvents(inquiry);
	return events.slice(events.findLastIndex(isAnswer) + 1);
};

/**
 * What the desk has to react to: the visitor has changed or withdrawn the inquiry, or a mail didn't
 * get to them. The last of several.
 */
export const findNews = (inquiry: Pick<Inquiry, "history">): Event | undefined =>
	listUnanswered(inquiry).findLast(({ by }) => by === visitor || by === mailer);

/**
 * True until nothing is left to do about it. A withdrawn one is open if a time ahead was booked,
 * which somebody has to take off the schedule.
 */
export const isOpen = (inquiry: Inquiry): boolean => {
	const { status, booking } = inquiry;
	if (status === "new" || status === "contacted") return true;
	const news = status === "held" ? undefined : findNews(inquiry);
	return news !== undefined && (status === "booked" || (booking?.startsAt ?? 0) > news.at);
};

/**
 * Since when the visitor has waited for a word from the desk: the first one of theirs that isn't
 * answered. Undefined if the desk waits for them, or has nothing left to do.
 */
export const getWaitingSince = (inquiry: Inquiry): number | undefined => {
	if (!isOpen(inquiry)) return undefined;
	const wasAnswered = listEvents(inquiry).some(isAnswer);
	return wasAnswered ? listUnanswered(inquiry)[0]?.at : inquiry.acceptedAt;
};
