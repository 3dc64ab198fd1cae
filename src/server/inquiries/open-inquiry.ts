/** Whose turn it is: what the list, the daily mail, health and deletion all go by. */
import { type Entry, type Event, isPerson, mailer, visitor } from "./entry";

/** What has happened and still counts: no remarks, and nothing that was undone. */
const listEvents = ({ history }: Pick<Entry, "history">): readonly Event[] => {
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

export const getLastEvent = (entry: Pick<Entry, "history">): Event | undefined =>
	listEvents(entry).at(-1);

const isAnswer = ({ by, status }: Event): boolean =>
	isPerson(by) && status !== "new" && status !== "held";

/** What has happened since the desk last answered, the oldest first. */
const listUnanswered = (entry: Pick<Entry, "history">): readonly Event[] => {
	const events = listEvents(entry);
	return events.slice(events.findLastIndex(isAnswer) + 1);
};

/**
 * What the desk has to react to: the visitor has changed or withdrawn the inquiry, or a mail didn't
 * get to them. The last of several.
 */
export const findNews = (entry: Pick<Entry, "history">): Event | undefined =>
	listUnanswered(entry).findLast(({ by }) => by === visitor || by === mailer);

/**
 * True until nothing is left to do about it. A withdrawn one is open if a time ahead was booked,
 * which somebody has to take off the schedule.
 */
export const isOpen = (entry: Entry): boolean => {
	const { status, booking } = entry;
	if (status === "new" || status === "contacted") return true;
	const news = status === "held" ? undefined : findNews(entry);
	return news !== undefined && (status === "booked" || (booking?.startsAt ?? 0) > news.at);
};

/**
 * Since when the visitor has waited for a word from the desk: the first one of theirs that isn't
 * answered. Undefined if the desk waits for them, or has nothing left to do.
 */
export const getWaitingSince = (entry: Entry): number | undefined => {
	if (!isOpen(entry)) return undefined;
	const wasAnswered = listEvents(entry).some(isAnswer);
	return wasAnswered ? listUnanswered(entry)[0]?.at : entry.acceptedAt;
};
