import { nameWithCredentials } from "../lib/content/names";
import { appointmentBody, clients, dayRows, fieldOf, parts, reaches, requestRows } from "../lib/forms/appointment-form";
import { checkAppointmentRequest } from "../lib/forms/appointment-request";
import { checkContactMessage } from "../lib/forms/contact-message";
import { messageBody, messageRows, topics } from "../lib/forms/message-form";
import type { Checked } from "../lib/forms/parts";
import type { CopyRow } from "../lib/forms/summary";
import type { FormValues } from "../lib/forms/values";
import type { SiteContent } from "./content";
import type { FormKind } from "./entry";

interface Option {
	readonly value: string;
	readonly label: string;
	/** The options below it, where it is the name of a group. */
	readonly options?: readonly Option[];
}

/** A field as the page of errors shows it again. */
export interface FieldView {
	readonly name: string;
	readonly label: string;
	readonly type: "text" | "email" | "tel" | "date" | "area" | "select" | "check";
	readonly autocomplete?: string;
	/** True where it stands beside its neighbour when there is room. */
	readonly half?: boolean;
	readonly options?: readonly Option[];
}

/** What was sent, checked. */
export interface Sent {
	readonly rows: readonly CopyRow[];
	readonly replyTo: string;
	/** True where the field no person fills in is filled in. */
	readonly trapped: boolean;
}

/** One of the two forms, as the functions see it. */
export interface Form {
	readonly kind: FormKind;
	/** The page it stands on. */
	readonly page: string;
	/** Where it is posted to. A request does not say: Gatsby's server takes the path off its address. */
	readonly endpoint: string;
	/** What it is called in a heading and a subject: "Appointment request". */
	readonly title: string;
	/** What a plain post says, as the JSON a script would send. */
	readonly toBody: (values: FormValues) => unknown;
	readonly fieldOf: (path: string, values: FormValues) => string;
	/** @param today the spa's calendar day */
	readonly check: (body: unknown, content: SiteContent, today: string) => Checked<Sent>;
	readonly fields: (content: SiteContent) => readonly FieldView[];
}

const reach: readonly FieldView[] = [
	{ name: "name", label: "Name", type: "text", autocomplete: "name" },
	{ name: "phone", label: "Phone", type: "tel", autocomplete: "tel", half: true },
	{ name: "email", label: "E-mail", type: "email", autocomplete: "email", half: true },
];

const choose = (label: string, options: readonly Option[]): readonly Option[] => [{ value: "", label }, ...options];

export const appointment: Form = {
	kind: "appointment",
	page: "/schedule",
	endpoint: "/api/appointment-requests",
	title: "Appointment request",
	toBody: appointmentBody,
	fieldOf,
	check: (body, { business, services, categories, team }, today) => {
		const checked = checkAppointmentRequest(body, { services, calendar: business, today });
		if (!checked.ok) return checked;
		const { times, consent, website, ...rest } = checked.data;
		// The copy is made from the form's own fields, as in the browser.
		const days = times.flatMap(({ day, part }, index) => [
			[`day-${index + 1}`, day],
			[`time-${index + 1}`, part],
		]);
		const rows = requestRows({ ...rest, ...Object.fromEntries(days) }, categories, team);
		return { ok: true, data: { rows, replyTo: rest.email, trapped: Boolean(website) } };
	},
	fields: ({ categories, team }) => [
		{
			name: "service",
			label: "Treatment",
			type: "select",
			options: choose(
				"Choose a treatment",
				categories.map(({ title, services }) => ({ value: "", label: title, options: services.map(({ slug, title: label }) => ({ value: slug, label })) })),
			),
		},
		{ name: "client", label: "Your visits", type: "select", options: choose("Choose one", clients) },
		{
			name: "provider",
			label: "Provider",
			type: "select",
			options: choose(
				"No preference",
				team.map((person) => ({ value: person.slug, label: nameWithCredentials(person) })),
			),
		},
		...dayRows.flatMap(({ number, label }): FieldView[] => [
			{ name: `day-${number}`, label: number > 1 ? `${label} (optional)` : label, type: "date", half: true },
			{ name: `time-${number}`, label: `Time of day, ${label.toLowerCase()}`, type: "select", options: parts, half: true },
		]),
		...reach,
		{ name: "reachBy", label: "Best way to reach you", type: "select", options: choose("Choose one", reaches) },
		{ name: "note", label: "Note (optional), please no medical details", type: "area" },
		{ name: "consent", label: "You may contact me about this request. I have read the privacy policy.", type: "check" },
	],
};

export const message: Form = {
	kind: "message",
	page: "/contact",
	endpoint: "/api/contact-messages",
	title: "Message",
	toBody: messageBody,
	fieldOf: (path) => path,
	check: (body) => {
		const checked = checkContactMessage(body);
		if (!checked.ok) return checked;
		const { website, ...values } = checked.data;
		return { ok: true, data: { rows: messageRows(values), replyTo: values.email, trapped: Boolean(website) } };
	},
	fields: () => [
		...reach,
		{ name: "topic", label: "Topic", type: "select", options: choose("Choose a topic", topics) },
		{ name: "message", label: "Message, please no medical details", type: "area" },
	],
};
