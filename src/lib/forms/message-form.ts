import type { ContactMessage } from "./contact-message";
import type { CopyRow } from "./summary";
import type { FormValues } from "./values";

export const topics = [
	{ value: "appointment", label: "An appointment" },
	{ value: "treatment", label: "A treatment" },
	{ value: "bill", label: "A bill or payment" },
	{ value: "product", label: "A product from the shop" },
	{ value: "records", label: "Medical records" },
	{ value: "other", label: "Something else" },
] as const satisfies readonly { value: ContactMessage["topic"]; label: string }[];

/** What is sent as JSON: the same values are the same JSON. */
export const messageBody = (values: FormValues) => ({
	name: values.name ?? "",
	phone: values.phone ?? "",
	email: values.email ?? "",
	topic: values.topic ?? "",
	message: values.message ?? "",
	website: values.website ?? "",
});

/** What was written, in words. */
export const messageRows = (values: FormValues): CopyRow[] => [
	{ term: "Topic", detail: topics.find(({ value }) => value === values.topic)?.label ?? "" },
	{ term: "Name", detail: values.name ?? "" },
	{ term: "Phone", detail: values.phone ?? "" },
	{ term: "E-mail", detail: values.email ?? "" },
	{ term: "Message", detail: values.message ?? "" },
];
