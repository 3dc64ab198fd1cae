import { loadSent } from "../../components/forms/sent";
import type { FormDefinition } from "../../lib/forms/definition";
import { messageForm } from "../../lib/forms/message-form";

export const messageDefinition: FormDefinition = {
	...messageForm,
	loadCheck: async () => {
		const { checkMessage } = await import(/* webpackChunkName: "check-message" */ "../../lib/forms/message-schema");
		return (values) => {
			const checked = checkMessage(values);
			return checked.ok ? {} : checked.errors;
		};
	},
	loadSent,
	prefill: () => ({}),
};
