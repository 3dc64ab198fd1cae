import { type AftercareItem, findItems, listTurningDays } from "../services/aftercare";
import { type CalendarBusiness, type CalendarEvent, writeCalendar } from "./calendar-file";
import { addDays } from "./dates";

type Treatment = Pick<Queries.Service, "slug" | "title" | "path">;

/** A reminder at 9 am that leaves the day free. */
const toReminder = ({ path }: Treatment, spa: CalendarBusiness, day: string, own: Pick<CalendarEvent, "id" | "title" | "text" | "place">): CalendarEvent => ({
	...own,
	start: day,
	end: addDays(day, 1),
	url: `${spa.url}${path}`,
	isFree: true,
	alarm: -9,
});

type Items = readonly AftercareItem[];

const formatLines = (heading: string, items: Items): string[] => (items.length > 0 ? [`${heading}\n${items.map(({ text }) => `- ${text}`).join("\n")}`] : []);

/** Has a reminder for each day from today on on which something begins or ends. */
export const createAftercareFile = (treatment: Treatment, items: Items, treated: string, today: string, spa: CalendarBusiness, now: Date): string => {
	const { slug, title } = treatment;
	const days = listTurningDays(items).filter((number) => addDays(treated, number) >= today);
	const events = days.map((number) => {
		const over = items.filter(({ toDay }) => toDay === number - 1);
		const begun = items.filter(({ fromDay }) => fromDay === number);
		const text = [...formatLines("From today:", begun), ...formatLines("No longer applies:", over)].join("\n\n");
		const end = findItems(items, number).length > 0 ? "" : "\n\nThat’s the end of your aftercare.";
		const call = `In an emergency, call 911. If something else worries you, call ${spa.phone.display}.`;
		return toReminder(treatment, spa, addDays(treated, number), {
			id: `${slug}-${treated}-aftercare-${number}`,
			title: `${title}: day ${number}`,
			text: `${text}${end}\n\n${call}`,
			place: "",
		});
	});
	return writeCalendar(events, spa, now);
};

/** Has a reminder on the last sensible day of each visit. */
export const createEventPlanFile = (
	plans: readonly { readonly treatment: Treatment; readonly days: readonly string[] }[],
	event: string,
	spa: CalendarBusiness,
	now: Date,
): string => {
	const events = plans.flatMap(({ treatment, days }) =>
		days.map((day, index) =>
			toReminder(treatment, spa, day, {
				id: `${treatment.slug}-${event}-event-${index + 1}`,
				title: `Last good day: ${treatment.title}, visit ${index + 1} of ${days.length}`,
				text: `This is a plan, not a booking. To book, call ${spa.phone.display}.`,
			}),
		),
	);
	return writeCalendar(events, spa, now);
};
