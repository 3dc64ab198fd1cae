import type { FormDeclaration } from "../../lib/forms/definition";
import {
	contactFields,
	type Field,
	type FormValues,
	findOption,
	summarizeContact,
	withoutMedicalDetails,
} from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { serviceNames } from "../../lib/services/booking-path";
import { nameWithCredentials } from "../../lib/text/words";
import { formatLongDay, isDay } from "../../lib/time/dates";
import type { OpeningCalendar } from "../../lib/time/opening-days";
import { dayFields, findPreferredHours, listTimes, listWeekdays, readDay } from "./preferred-days";

export const appointmentForm = {
	id: "appointment",
	page: "/schedule",
	endpoint: "/api/appointment-requests",
	title: "Appointment request",
	noun: "request",
	asksForTime: true,
	inboxRows: [{ id: "days" }],
} as const satisfies FormDeclaration;

export const appointmentFields = {
	...contactFields,
	service: {
		name: "service",
		label: "Treatment",
		hint: "Sorted by category.",
		placeholder: "Choose a treatment",
	},
	client: {
		name: "client",
		label: "Have you been here before?",
		placeholder: "Choose one",
		options: [
			{ value: "new", label: "I’m new here", summary: "First visit" },
			{ value: "returning", label: "I’ve been here before", summary: "Returning client" },
		],
	},
	provider: { name: "provider", label: "Provider", placeholder: "No preference" },
	earlier: { name: "earlier", label: "I’d take an earlier time if one opens up", optional: true },
	reachBy: {
		name: "reachBy",
		label: "Best way to reach you",
		placeholder: "Choose one",
		options: [
			{ value: "phone", label: "Call me", summary: "Phone call" },
			{ value: "text", label: "Text me", summary: "Text" },
			{ value: "email", label: "Email me", summary: "Email" },
		],
	},
	note: {
		name: "note",
		label: "Note",
		hint: withoutMedicalDetails,
		optional: true,
		maxLength: 600,
	},
	consent: {
		name: "consent",
		label: "You may contact me about this request. I’ve read the privacy policy.",
	},
} as const satisfies Record<string, Field>;

export const moreServices = [
	{ name: serviceNames[1], label: "Second treatment", placeholder: "None", optional: true },
	{ name: serviceNames[2], label: "Third treatment", placeholder: "None", optional: true },
] satisfies Field[];

export const listChosen = <S extends { readonly slug: string }>(
	values: FormValues,
	groups: readonly { readonly services: readonly S[] }[],
): S[] => {
	const slugs = serviceNames.map((name) => values[name]);
	const services = groups.flatMap((group) => group.services);
	return [...new Set(slugs)].flatMap(
		(slug) => services.find((service) => service.slug === slug) ?? [],
	);
};

type Groups = readonly {
	readonly services: readonly { readonly slug: string; readonly title: string }[];
}[];
type Providers = readonly Pick<Queries.TeamMember, "slug" | "name" | "credentials">[];

export const summarizeAppointment = (
	values: FormValues,
	groups: Groups,
	providers: Providers,
	calendar: OpeningCalendar,
): SummaryRow[] => {
	const { client, earlier, reachBy } = appointmentFields;
	const services = listChosen(values, groups);
	const provider = providers.find(({ slug }) => slug === values.provider);
	const days = dayFields.flatMap((row) => {
		const day = readDay(values, row);
		const hours = findPreferredHours(day, calendar);
		const time = values[row.time.name] ?? "";
		const window = findOption(listTimes(hours ? [hours] : []), time)?.label.toLowerCase();
		const words =
			findOption(listWeekdays(calendar.hours), day)?.label ?? (isDay(day) && formatLongDay(day));
		return words ? `${words}, ${window ?? time}` : [];
	});
	return [
		{ term: "Treatment", detail: services.map(({ title }) => title).join("\n") },
		{ term: "Visit", detail: findOption(client.options, values.client)?.summary ?? "" },
		{
			term: "With",
			detail: provider ? nameWithCredentials(provider) : services.length > 0 ? "No preference" : "",
		},
		{ id: "days", term: "Days", detail: days.join("\n") },
		{
			id: "earlier",
			term: "Earlier time",
			detail: values[earlier.name] === "yes" ? "Welcome" : "",
		},
		...summarizeContact(values),
		{ term: "Contact by", detail: findOption(reachBy.options, values.reachBy)?.summary ?? "" },
		{ term: "Note", detail: values.note ?? "" },
	];
};
