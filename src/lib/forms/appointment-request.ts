import * as z from "zod/mini";
import { addDays, formatLongDay } from "../time/dates";
import { getOpeningDay, type OpeningCalendar } from "../time/opening-days";
import { asRecord, type Checked, email, line, messagesOf, most, name, phone, text, website } from "./parts";

/** What can be asked for, and on what day it is asked. */
export interface BookingCatalogue {
	readonly services: readonly { readonly slug: string; readonly title: string; readonly performers: readonly { readonly slug: string }[] }[];
	readonly calendar: OpeningCalendar;
	/** The spa's calendar day, `YYYY-MM-DD`. */
	readonly today: string;
}

export const partsOfDay = ["any", "morning", "afternoon"] as const;
export const clientKinds = ["new", "returning"] as const;
export const waysToReach = ["phone", "text", "email"] as const;

/** How many days ahead a preferred day may lie, and how many of them are taken. */
export const daysAhead = 180;
export const mostDays = 3;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;

const dayProblem = (day: string, { calendar, today }: BookingCatalogue): string | undefined => {
	if (day <= today) return "Choose a day from tomorrow on. For today, please call.";
	if (day > addDays(today, daysAhead)) return `Choose a day before ${formatLongDay(addDays(today, daysAhead + 1))}; we book six months ahead.`;
	const opening = getOpeningDay(day, calendar);
	return opening.open ? undefined : `${opening.why} Choose another day.`;
};

const time = z.object({
	day: z.string().check(z.refine(isDay, "Write the day as month, day and year.")),
	part: z.enum(partsOfDay, "Choose a time of day."),
});

const request = (catalogue: BookingCatalogue) =>
	z.object({
		service: z.string().check(
			z.trim(),
			z.refine((slug) => catalogue.services.some((service) => service.slug === slug), "Choose a treatment from the list."),
		),
		client: z.enum(clientKinds, "Say whether you are new here or have been here before."),
		provider: line(100, "Choose a provider from the list, or no preference."),
		times: z.array(time).check(z.minLength(1, "Choose at least one day."), z.maxLength(mostDays, `Choose ${mostDays} days at most.`)),
		name,
		phone,
		email,
		reachBy: z.enum(waysToReach, "Say how we should reach you."),
		note: text(most.note, `Shorten the note to ${most.note} characters.`),
		consent: z.literal(true, "Allow us to contact you about this request; without it we cannot answer."),
		website,
	});

export type AppointmentRequest = z.infer<ReturnType<typeof request>>;

/** What each part cannot tell alone: that the person performs it, that the spa is open, that the way to reach somebody is given. */
const acrossFields = (input: Record<string, unknown>, catalogue: BookingCatalogue): Record<string, string> => {
	const messages: Record<string, string> = {};
	const said = (key: string): string => (typeof input[key] === "string" ? input[key].trim() : "");
	const asked = catalogue.services.find(({ slug }) => slug === said("service"));
	if (asked && said("provider") !== "" && !asked.performers.some(({ slug }) => slug === said("provider")))
		messages.provider = `Choose someone who performs ${asked.title}, or no preference.`;
	const times = z.array(time).safeParse(input.times).data ?? [];
	for (const [index, { day, part }] of times.entries()) {
		const twice = times.findIndex((other) => other.day === day && other.part === part) < index;
		const problem = dayProblem(day, catalogue) ?? (twice ? "This day and time stand above already. Choose another, or leave it empty." : undefined);
		if (problem) messages[`times.${index}.day`] = problem;
	}
	const by = said("reachBy");
	if ((by === "phone" || by === "text") && said("phone") === "")
		messages.phone = `Write a phone number: you asked us to ${by === "text" ? "text" : "call"} you.`;
	if (by === "email" && said("email") === "") messages.email = "Write an e-mail address: you asked us to e-mail you.";
	return messages;
};

/** An appointment request as it came, checked (decisions §7): by the browser before it is sent, by the function before it is stored. */
export const checkAppointmentRequest = (input: unknown, catalogue: BookingCatalogue): Checked<AppointmentRequest> => {
	const { data, error } = request(catalogue).safeParse(input);
	const fields = { ...acrossFields(asRecord(input), catalogue), ...(error ? messagesOf(error) : {}) };
	return data && Object.keys(fields).length === 0 ? { ok: true, data } : { ok: false, fields };
};
