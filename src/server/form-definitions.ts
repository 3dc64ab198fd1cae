import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { groupServices } from "../components/forms/field";
import {
	appointmentFields,
	appointmentForm,
	moreServices,
	summarizeRequest,
} from "../lib/forms/appointment-form";
import { checkAppointmentRequest } from "../lib/forms/appointment-schema";
import { contactFields, type Field, type FormValues, type Option } from "../lib/forms/fields";
import { messageFields, messageForm, summarizeMessage } from "../lib/forms/message-form";
import { checkMessage } from "../lib/forms/message-schema";
import { dayFields, listTimes, listWeekdays } from "../lib/forms/preferred-days";
import { type Checked, phoneMessage, readPhone } from "../lib/forms/schema-parts";
import type { SummaryRow } from "../lib/forms/summary";
import { nameWithCredentials } from "../lib/text/words";
import type { SiteContent } from "./content";
import type { FormKind } from "./inquiries/entry";

/** `isValid` refuses 0000000000. `isPossible` would take any ten digits. */
export const isPhoneNumber = (phone: string, country: CountryCode): boolean =>
	parsePhoneNumberFromString(phone, country)?.isValid() ?? false;

export interface ShownField extends Omit<Field, "type"> {
	readonly type?: Field["type"] | "time" | "search";
	readonly control?: "textarea" | "checkbox";
	readonly rows?: number;
	readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
}

export type Form = (typeof appointmentForm | typeof messageForm) & {
	readonly noun: "request" | "message";
	readonly check: (input: unknown, content: SiteContent, today: string) => Checked;
	readonly summarize: (values: FormValues, content: SiteContent) => SummaryRow[];
	readonly listFields: (content: SiteContent) => readonly ShownField[];
};

const contact = [contactFields.name, contactFields.phone, contactFields.email];

/** Adds the check of phone numbers, whose metadata is too large for the browser. */
const withPhoneCheck =
	(check: Form["check"]): Form["check"] =>
	(input, content, today) => {
		const checked = check(input, content, today);
		const phone = readPhone(input);
		if (phone === "" || isPhoneNumber(phone, content.business.address.country)) return checked;
		return { ok: false, errors: { phone: phoneMessage, ...(checked.ok ? {} : checked.errors) } };
	};

const appointment: Form = {
	...appointmentForm,
	noun: "request",
	check: withPhoneCheck((input, { business, services }, today) =>
		checkAppointmentRequest(input, { services, calendar: business, today }),
	),
	summarize: (values, { bookable, business, team }) =>
		summarizeRequest(values, bookable, team, business),
	listFields: ({ bookable, business: { hours }, team }) => {
		const { service, client, provider, earlier, reachBy, note, consent } = appointmentFields;
		const groups = groupServices(bookable);
		return [
			...[service, ...moreServices].map((field) => ({ ...field, groups })),
			client,
			{
				...provider,
				options: team.map((person) => ({ value: person.slug, label: nameWithCredentials(person) })),
			},
			...dayFields.flatMap(({ day, weekday, time }) => [
				day,
				{ ...weekday, options: listWeekdays(hours) },
				{ ...time, options: listTimes(hours) },
			]),
			{ ...earlier, control: "checkbox" },
			...contact,
			reachBy,
			{ ...note, control: "textarea" },
			{ ...consent, control: "checkbox" },
		];
	},
};

const message: Form = {
	...messageForm,
	noun: "message",
	check: withPhoneCheck(checkMessage),
	summarize: summarizeMessage,
	listFields: () => [
		...contact,
		messageFields.topic,
		{ ...messageFields.message, control: "textarea" },
	],
};

export const forms: Readonly<Record<FormKind, Form>> = { appointment, message };
