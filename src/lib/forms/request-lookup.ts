import type { Field } from "./fields";

/** The server shows visitors their requests here, and `/my-request` posts to it. */
export const visitorPath = "/api/request";

export const referenceField = {
	name: "reference",
	label: "Reference",
	hint: "Such as K7QM-4XPD, in our confirmation",
	autoComplete: "off",
} as const satisfies Field;

/** With these, visitors show that a request is theirs. */
export const digitsField = {
	name: "digits",
	label: "Last four digits of your phone number",
	type: "tel",
	autoComplete: "off",
} as const satisfies Field;
