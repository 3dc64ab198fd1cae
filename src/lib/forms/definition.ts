import type { FormValues } from "./values";

/** Messages by field name, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form is besides its fields. */
export interface FormPlan {
	/** Begins the ids of its fields and names its draft: "appointment". */
	readonly id: string;
	/** Where it is posted to: "/api/appointment-requests". */
	readonly endpoint: string;
	/** What is sent as JSON; the same values are the same JSON. */
	readonly toBody: (values: FormValues) => unknown;
	/** Loads what checks the content: the schema the server checks with, too. Its errors are by path. */
	readonly loadCheck: () => Promise<(body: unknown) => FieldErrors>;
	/** The field a path of the content stands in. */
	readonly fieldOf: (path: string, values: FormValues) => string;
	/** Loads what is shown once it has arrived; awaited before anything is sent. */
	readonly loadSent: () => Promise<void>;
	/** The fields an address asks for: "?service=hydrafacial". */
	readonly prefill: (search: string) => FormValues;
}

/** The errors of some fields. */
export const errorsOf = (errors: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
	Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));

/** The heading above a summary of so many errors. */
export const errorsHeading = (count: number): string => (count === 1 ? "One field needs another look" : `${count} fields need another look`);

/** Errors by path, the schema's or the server's, as errors by field; the first of a field counts. */
export const errorsByField = ({ fieldOf }: Pick<FormPlan, "fieldOf">, errors: FieldErrors, values: FormValues): FieldErrors => {
	const found: Record<string, string> = {};
	for (const [path, message] of Object.entries(errors)) found[fieldOf(path, values)] ??= message;
	return found;
};
