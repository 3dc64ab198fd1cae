import { loadSent } from "../../components/forms/sent";
import type { FormDefinition } from "../../lib/forms/definition";
import { messageForm } from "../../lib/forms/message-form";

export const messageDefinition: FormDefinition = {
	...messageForm,
	loadCheck: async () => (await import(/* webpackChunkName: "check-message" */ "../../lib/forms/message-schema")).findMessageErrors,
	loadSent,
	prefill: () => ({}),
};
