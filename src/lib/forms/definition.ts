import type { FormValues } from "./fields";

export type FieldErrors = Readonly<Record<string, string>>;

export interface FormDefinition {
	/** Begins the ids of its fields and names its draft: "appointment". */
	readonly id: string;
	readonly endpoint: string;
	readonly loadCheck: () => Promise<(values: FormValues) => FieldErrors>;
	readonly loadSent: () => Promise<unknown>;
	/**
	 * The values that an address asks for, such as "?service=hydrafacial".
	 * @param filled what the visitor has filled in so far
	 */
	readonly prefill: (search: string, filled: FormValues) => FormValues;
}

export const errorsHeading = (count: number): string =>
	count === 1 ? "One field needs another look" : `${count} fields need another look`;
