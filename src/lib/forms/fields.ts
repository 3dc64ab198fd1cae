/** The values of a form by field name, as they are posted; an unchecked box is "". */
export type FormValues = Readonly<Record<string, string>>;

export interface Option {
	readonly value: string;
	readonly label: string;
	/** Replaces the label in the summary. */
	readonly summary?: string;
}

/** A field, defined once for the page, the schema, and the page that the server sends if a field is wrong. */
export interface Field {
	readonly name: string;
	readonly label: string;
	/** What a screen reader adds to the label, if there are several fields with that label. */
	readonly labelSuffix?: string;
	readonly hint?: string;
	readonly type?: "text" | "tel" | "email" | "date";
	readonly autoComplete?: string;
	readonly maxLength?: number;
	readonly options?: readonly Option[];
	readonly placeholder?: string;
	readonly optional?: boolean;
	/** False if another field may be filled in instead. */
	readonly required?: boolean;
}

export const contactFields = {
	name: { name: "name", label: "Name", type: "text", autoComplete: "name", maxLength: 100 },
	phone: { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", maxLength: 40, required: false },
	email: { name: "email", label: "Email", type: "email", autoComplete: "email", maxLength: 200, required: false },
} as const satisfies Record<string, Field>;

/** The hidden field with the email address that the visitor says is right: it isn't asked about again. Also what a question about one is listed under. */
export const emailAsked = "email-asked";

export const findOption = (options: readonly Option[], value: string | undefined): Option | undefined => options.find((option) => option.value === value);
