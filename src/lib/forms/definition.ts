import type { FormValues } from "./fields";

export type FieldErrors = Readonly<Record<string, string>>;

export interface FormDefinition {
	/** Begins the ids of its fields and names its draft: "appointment". */
	readonly id: string;
	readonly endpoint: string;
	/** Loads the schema, which is the server's too. */
	readonly loadCheck: () => Promise<(values: FormValues) => FieldErrors>;
	/** Loads the confirmation; awaited before anything is sent. */
	readonly loadSent: () => Promise<unknown>;
	/** The fields an address asks for: "?service=hydrafacial". @param filled what the visitor has filled in so far */
	readonly prefill: (search: string, filled: FormValues) => FormValues;
}

export const errorsHeading = (count: number): string => (count === 1 ? "One field needs another look" : `${count} fields need another look`);
