import type { SummaryRow } from "./summary";

export type FormValues = Readonly<Record<string, string>>;

export interface Option {
	readonly value: string;
	readonly label: string;
	readonly summary?: string;
}

export interface OptionGroup {
	readonly label: string;
	readonly options: readonly Option[];
}

export interface Field {
	readonly name: string;
	readonly label: string;
	readonly labelSuffix?: string;
	readonly hint?: string;
	readonly type?: "text" | "tel" | "email" | "date";
	readonly autoComplete?: string;
	readonly maxLength?: number;
	readonly options?: readonly Option[];
	readonly placeholder?: string;
	readonly optional?: boolean;
	readonly required?: boolean;
}

export const withoutMedicalDetails = "Please leave out medical details.";

export const contactFields = {
	name: { name: "name", label: "Name", type: "text", autoComplete: "name", maxLength: 100 },
	phone: {
		name: "phone",
		label: "Phone",
		type: "tel",
		autoComplete: "tel",
		maxLength: 40,
		required: false,
	},
	email: {
		name: "email",
		label: "Email",
		type: "email",
		autoComplete: "email",
		maxLength: 200,
		required: false,
	},
} as const satisfies Record<string, Field>;

/**
 * A hidden field: the email address that the visitor says is right. The question about an address
 * is listed under its name.
 */
export const emailAsked = "email-asked";

export const findOption = (
	options: readonly Option[],
	value: string | undefined,
): Option | undefined => options.find((option) => option.value === value);

interface NamedService {
	readonly slug: string;
	readonly title: string;
}

export const listServices = (services: readonly NamedService[]): Option[] =>
	services.map(({ slug, title }) => ({ value: slug, label: title }));

export const groupServices = (
	categories: readonly { readonly title: string; readonly services: readonly NamedService[] }[],
): OptionGroup[] =>
	categories.map(({ title, services }) => ({ label: title, options: listServices(services) }));

/** By their ids, the desk's corrections find these rows. */
export const summarizeContact = (values: FormValues): SummaryRow[] =>
	Object.values(contactFields).map(({ name, label }) => ({
		id: name,
		term: label,
		detail: values[name] ?? "",
	}));
