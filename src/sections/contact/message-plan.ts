import { loadSent } from "../../components/form/sent";
import type { CopyRow } from "../../lib/form-copy";
import type { FormPlan } from "../../lib/form-plan";
import type { FormValues } from "../../lib/form-values";
import type { ContactMessage } from "../../lib/forms/contact-message";

export const topics = [
	{ value: "appointment", label: "An appointment" },
	{ value: "treatment", label: "A treatment" },
	{ value: "bill", label: "A bill or payment" },
	{ value: "product", label: "A product from the shop" },
	{ value: "records", label: "Medical records" },
	{ value: "other", label: "Something else" },
] as const satisfies readonly { value: ContactMessage["topic"]; label: string }[];

/** The message form (decisions §7). */
export const messagePlan: FormPlan = {
	id: "message",
	endpoint: "/api/contact-messages",
	toBody: (values) => ({
		name: values.name ?? "",
		phone: values.phone ?? "",
		email: values.email ?? "",
		topic: values.topic ?? "",
		message: values.message ?? "",
		website: values.website ?? "",
	}),
	fieldOf: (path) => path,
	loadCheck: async () => {
		const { checkContactMessage } = await import(/* webpackChunkName: "check-message" */ "../../lib/forms/contact-message");
		return (body) => {
			const checked = checkContactMessage(body);
			return checked.ok ? {} : checked.fields;
		};
	},
	loadSent,
	prefill: () => ({}),
};

/** What was written, in words. */
export const messageRows = (values: FormValues): CopyRow[] => [
	{ term: "Topic", detail: topics.find(({ value }) => value === values.topic)?.label ?? "" },
	{ term: "Name", detail: values.name ?? "" },
	{ term: "Phone", detail: values.phone ?? "" },
	{ term: "E-mail", detail: values.email ?? "" },
	{ term: "Message", detail: values.message ?? "" },
];
