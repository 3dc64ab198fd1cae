import {
	type CalendarBusiness,
	type CalendarEvent,
	formatList,
	writeCalendar,
} from "../../time/calendar-file";
import { addDays } from "../../time/dates";
import { type AftercareItem, findItems, listTurningDays } from "../aftercare";

type Treatment = Pick<Queries.Service, "slug" | "title" | "path">;

const toReminder = (
	{ path }: Treatment,
	spa: CalendarBusiness,
	day: string,
	own: Pick<CalendarEvent, "id" | "title" | "text" | "place">,
): CalendarEvent => ({
	...own,
	start: day,
	end: addDays(day, 1),
	url: `${spa.url}${path}`,
	isFree: true,
	alarm: -9,
});

const formatItems = (heading: string, items: readonly AftercareItem[]): string[] =>
	items.length > 0 ? [`${heading}\n${formatList(items.map(({ text }) => text))}`] : [];

export const createAftercareFile = (
	treatment: Treatment,
	items: readonly AftercareItem[],
	treated: string,
	today: string,
	spa: CalendarBusiness,
	now: Date,
): string => {
	const { slug, title } = treatment;
	const days = listTurningDays(items).filter((number) => addDays(treated, number) >= today);
	const events = days.map((number) => {
		const over = items.filter(({ toDay }) => toDay === number - 1);
		const begun = items.filter(({ fromDay }) => fromDay === number);
		const text = [
			...formatItems("From today:", begun),
			...formatItems("No longer applies:", over),
		].join("\n\n");
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
