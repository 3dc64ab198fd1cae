import { loadSent } from "../../components/forms/sent";
import type { FormPlan } from "../../lib/forms/definition";
import { messageBody } from "../../lib/forms/message-form";

/** The message form (docs/specification.md R53). */
export const messagePlan: FormPlan = {
	id: "message",
	endpoint: "/api/contact-messages",
	toBody: messageBody,
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
