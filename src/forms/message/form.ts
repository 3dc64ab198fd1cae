import type { FormDeclaration } from "../../lib/forms/definition";
import {
	contactFields,
	type Field,
	type FormValues,
	findOption,
	summarizeContact,
	withoutMedicalDetails,
} from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";

export const messageForm = {
	id: "message",
	page: "/contact",
	endpoint: "/api/contact-messages",
	title: "Message",
	noun: "message",
	asksForTime: false,
	inboxRows: [{ id: "message", length: 100 }],
} as const satisfies FormDeclaration;

export const messageFields = {
	...contactFields,
	topic: {
		name: "topic",
		label: "Topic",
		placeholder: "Choose a topic",
		options: [
			{ value: "appointment", label: "An appointment" },
			{ value: "treatment", label: "A treatment" },
			{ value: "bill", label: "A bill or payment" },
			{ value: "gift", label: "A gift card" },
			{ value: "product", label: "A product from the shop" },
			{ value: "records", label: "Medical records" },
			{ value: "other", label: "Something else" },
		],
	},
	message: {
		name: "message",
		label: "Message",
		hint: withoutMedicalDetails,
		maxLength: 3000,
	},
} as const satisfies Record<string, Field>;

export const summarizeMessage = (values: FormValues): SummaryRow[] => [
	{ term: "Topic", detail: findOption(messageFields.topic.options, values.topic)?.label ?? "" },
	...summarizeContact(values),
	{ id: "message", term: "Message", detail: values.message ?? "" },
];
