import type { FormValues } from "./fields";

export type FieldErrors = Readonly<Record<string, string>>;

/** What a form says of itself, in the browser and on the server. */
export interface FormDeclaration {
	/**
	 * Begins the ids of its fields, names its draft, and is stored with each inquiry: "appointment".
	 */
	readonly id: string;
	/** The page it's on. The page's content has a block "sent" and a block "absent". */
	readonly page: string;
	readonly endpoint: string;
	/** The heading of an inquiry at the desk and in its mails: "Appointment request". */
	readonly title: string;
	/** An inquiry in a sentence to its visitor: "Change or cancel this request". */
	readonly noun: string;
	/** True if it asks for a time: mails then say that nothing is booked, and the desk enters one. */
	readonly asksForTime: boolean;
	/** Rows of the summary that the inbox shows after the first one, and how many characters of them. */
	readonly inboxRows: readonly { readonly id: string; readonly length?: number }[];
}

/** What the browser does with a form. */
export interface BrowserForm extends Pick<FormDeclaration, "id" | "endpoint"> {
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
