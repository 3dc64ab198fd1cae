import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/forms/definition";
import {
	atMost,
	type Checked,
	checkWith,
	choice,
	contactSchemas,
	listErrors,
	oneOf,
	orEmpty,
	readEmail,
	readPhone,
	readText,
	text,
} from "../../lib/forms/field-schemas";
import { findOption } from "../../lib/forms/fields";
import { isRecord } from "../../lib/records";
import { serviceNames } from "../../lib/services/booking-path";
import { isDay } from "../../lib/time/dates";
import type { OpeningCalendar } from "../../lib/time/opening-days";
import { formatTime } from "../../lib/time/opening-hours";
import { appointmentFields, listChosen, moreServices } from "./form";
import { dayFields, findDayProblem, findPreferredHours, listTimes } from "./preferred-days";

export interface BookingCatalog {
	readonly services: readonly {
		readonly slug: string;
		readonly title: string;
		readonly performers: readonly { readonly slug: string }[];
	}[];
	readonly calendar: OpeningCalendar;
	readonly today: string;
}

const { client, reachBy, note } = appointmentFields;
/** Nothing that a page's list offers is longer. */
const trimmed = z.string().check(z.trim(), atMost(100, "Choose from the list."));
const dayNames = dayFields.flatMap(({ day, time }) => [day.name, time.name]);

const chosenService = ({ services }: BookingCatalog, orNone = false) =>
	orEmpty(
		trimmed.check(
			z.refine(
				(slug) => (orNone && slug === "") || services.some((service) => service.slug === slug),
				"Choose a treatment from the list.",
			),
		),
	);

const createSchema = (catalog: BookingCatalog) =>
	z.object({
		...contactSchemas,
		...Object.fromEntries(dayNames.map((name) => [name, orEmpty(trimmed)])),
		...Object.fromEntries(moreServices.map(({ name }) => [name, chosenService(catalog, true)])),
		service: chosenService(catalog),
		client: choice(client.options, "Tell us whether you’re new here or have been here before."),
		provider: orEmpty(trimmed),
		earlier: oneOf(["", "yes"], "Check this box or leave it unchecked."),
		reachBy: choice(reachBy.options, "Choose how we should reach you."),
		note: orEmpty(text(note.maxLength, `Shorten your note to ${note.maxLength} characters.`)),
		consent: oneOf(
			["yes"],
			"Check this box so we can contact you about your request. Without it, we can’t reply.",
		),
	});

const findDayErrors = (
	input: unknown,
	{ calendar, today }: BookingCatalog,
): Record<string, string> => {
	const errors: Record<string, string> = {};
	const seen: string[] = [];
	for (const { day, weekday, time } of dayFields) {
		const date = readText(input, day.name);
		if (date === "") continue;
		const part = readText(input, time.name);
		const hours = findPreferredHours(date, calendar);
		const twice = seen.includes(`${date} ${part}`);
		seen.push(`${date} ${part}`);
		const problem =
			findDayProblem(date, calendar, today) ??
			(twice
				? "You already picked this day and time. Choose another, or leave it empty."
				: isDay(date) && readText(input, weekday.name) && "Choose a date or a weekday, not both.");
		if (problem) errors[day.name] = problem;
		// Earlier versions of the page offered mornings and afternoons, and some tabs stay open for long.
		if (
			!findOption(listTimes(hours ? [hours] : calendar.hours), part) &&
			part !== "morning" &&
			part !== "afternoon"
		)
			errors[time.name] = hours
				? `On ${hours.name}s we’re open ${formatTime(hours.opens)} to ${formatTime(hours.closes)}. Choose another time.`
				: "Choose a time of day.";
	}
	return seen.length === 0 ? { "day-1": "Choose at least one day." } : errors;
};

const findErrorsAcrossFields = (
	input: unknown,
	catalog: BookingCatalog,
): Record<string, string> => {
	const errors = findDayErrors(input, catalog);
	const services = listChosen(
		Object.fromEntries(serviceNames.map((name) => [name, readText(input, name)])),
		[catalog],
	);
	const provider = readText(input, "provider");
	const other = services.find(
		({ performers }) => !performers.some(({ slug }) => slug === provider),
	);
	if (other && provider !== "")
		errors.provider = `Choose somebody else for ${other.title}, or choose “${appointmentFields.provider.placeholder}.”`;
	const [by, phone, email] = [readText(input, "reachBy"), readPhone(input), readEmail(input)];
	if ((by === "phone" || by === "text") && phone === "")
		errors.phone = `Enter a phone number so we can ${by === "text" ? "text" : "call"} you.`;
	if (by === "" && phone === "" && email === "")
		errors.phone = "Enter a phone number or an email address so we can answer.";
	if (by === "email" && email === "") errors.email = "Enter an email address so we can email you.";
	return errors;
};

/** Each preferred day ends up in one field, as a date or a weekday. */
export const checkAppointment = (sent: unknown, catalog: BookingCatalog): Checked => {
	const days = (sent: Record<string, unknown>) =>
		dayFields.map(({ day, weekday }) => [day.name, sent[day.name] || readText(sent, weekday.name)]);
	const input = isRecord(sent) ? { ...sent, ...Object.fromEntries(days(sent)) } : sent;
	return checkWith(createSchema(catalog), input, findErrorsAcrossFields(input, catalog));
};

export const findAppointmentErrors = (input: unknown, catalog: BookingCatalog): FieldErrors =>
	listErrors(checkAppointment(input, catalog), input);
