/** The values of a form by field name; an unchecked box is "". */
export type FormValues = Readonly<Record<string, string>>;
