import type { CountryCode } from "libphonenumber-js/min";
import type { FormDeclaration } from "../lib/forms/definition";
import type { Checked } from "../lib/forms/field-schemas";
import {
	contactFields,
	type Field,
	type FormValues,
	groupServices,
	type OptionGroup,
} from "../lib/forms/fields";
import { findPhoneErrors } from "../lib/forms/phone-number";
import type { SummaryRow } from "../lib/forms/summary";
import { nameWithCredentials } from "../lib/text/words";
import type { OpeningCalendar } from "../lib/time/opening-days";
import { type BookingCatalog, checkAppointment } from "./appointment/check";
import {
	appointmentFields,
	appointmentForm,
	listChosen,
	moreServices,
	summarizeAppointment,
} from "./appointment/form";
import { dayFields, listTimes, listWeekdays } from "./appointment/preferred-days";
import { checkMessage } from "./message/check";
import { messageFields, messageForm, summarizeMessage } from "./message/form";

/** A field as the server's own pages show it: plainly, without script. */
export interface PlainField extends Omit<Field, "type"> {
	readonly type?: Field["type"] | "time" | "search";
	readonly control?: "textarea" | "checkbox";
	readonly rows?: number;
	readonly groups?: readonly OptionGroup[];
}

/** What forms need of the content. */
interface FormContent {
	readonly business: OpeningCalendar & { readonly address: { readonly country: CountryCode } };
	readonly services: BookingCatalog["services"];
	readonly bookable: readonly {
		readonly title: string;
		readonly services: readonly (BookingCatalog["services"][number] & {
			readonly minutes: number;
		})[];
	}[];
	readonly team: readonly Pick<Queries.TeamMember, "slug" | "name" | "credentials">[];
}

interface DeclaredForm extends FormDeclaration {
	readonly fields: Readonly<Record<string, Field>>;
	/** @param today the calendar day at the spa, YYYY-MM-DD */
	readonly check: (input: unknown, content: FormContent, today: string) => Checked;
	/** What the desk, the visitor and the export read, in this order. */
	readonly summarize: (values: FormValues, content: FormContent) => SummaryRow[];
	/** Rows of the summary that the page behind the visitor's link shows: nothing personal. */
	readonly visitorRows: readonly string[];
	/** What the desk's form for a time begins with: YYYY-MM-DD or a weekday or nothing, and minutes. */
	readonly suggestTime: (
		values: FormValues,
		content: Pick<FormContent, "bookable">,
	) => { readonly day: string; readonly minutes: number };
	/** All fields but hidden ones, for the page that asks again where there's no script. */
	readonly listFields: (content: FormContent) => readonly PlainField[];
}

/** Adds the check of phone numbers that only the server can make. */
const withPhoneCheck =
	(check: DeclaredForm["check"]): DeclaredForm["check"] =>
	(input, content, today) => {
		const checked = check(input, content, today);
		const wrong = findPhoneErrors(input, content.business.address.country);
		if (!wrong.phone) return checked;
		return { ok: false, errors: checked.ok ? wrong : { ...wrong, ...checked.errors } };
	};

/** Of an appointment for which no treatment says how long it takes. */
const usualMinutes = 60;

const declaredForms = {
	appointment: {
		...appointmentForm,
		fields: appointmentFields,
		check: withPhoneCheck((input, { business, services }, today) =>
			checkAppointment(input, { services, calendar: business, today }),
		),
		summarize: (values, { bookable, business, team }) =>
			summarizeAppointment(values, bookable, team, business),
		visitorRows: ["days", "earlier"],
		suggestTime: (values, { bookable }) => ({
			day: values[dayFields[0]?.day.name ?? ""] ?? "",
			minutes:
				listChosen(values, bookable).reduce((sum, { minutes }) => sum + minutes, 0) || usualMinutes,
		}),
		listFields: ({ bookable, business: { hours }, team }) => {
			const { service, client, provider, earlier, reachBy, note, consent } = appointmentFields;
			const groups = groupServices(bookable);
			const people = team.map((person) => ({
				value: person.slug,
				label: nameWithCredentials(person),
			}));
			return [
				...[service, ...moreServices].map((field) => ({ ...field, groups })),
				client,
				{ ...provider, options: people },
				...dayFields.flatMap(({ day, weekday, time }) => [
					day,
					{ ...weekday, options: listWeekdays(hours) },
					{ ...time, options: listTimes(hours) },
				]),
				{ ...earlier, control: "checkbox" },
				...Object.values(contactFields),
				reachBy,
				{ ...note, control: "textarea" },
				{ ...consent, control: "checkbox" },
			];
		},
	},
	message: {
		...messageForm,
		fields: messageFields,
		check: withPhoneCheck(checkMessage),
		summarize: summarizeMessage,
		visitorRows: [],
		suggestTime: () => ({ day: "", minutes: usualMinutes }),
		listFields: () => [
			...Object.values(contactFields),
			messageFields.topic,
			{ ...messageFields.message, control: "textarea" },
		],
	},
} satisfies Record<string, DeclaredForm>;

/** A form's name, as it's stored with each inquiry. */
export type FormKind = keyof typeof declaredForms;

export interface Form extends DeclaredForm {
	readonly id: FormKind;
}

/** Every form. The browser imports the files of one form instead, so that it loads no other. */
export const forms: Readonly<Record<FormKind, Form>> = declaredForms;

export const formKinds = Object.keys(forms) as FormKind[];
