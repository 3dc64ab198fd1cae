import { loadSent } from "../../components/forms/sent";
import { addPlan, addTopic, findTopic, type RequestTopic } from "../../lib/catalog/request-topics";
import { appointmentForm } from "../../lib/forms/appointment-form";
import type { BookingCatalog } from "../../lib/forms/appointment-schema";
import type { FormDefinition } from "../../lib/forms/definition";
import { findDay } from "../../lib/time/find-day";

/** The appointment form, for what there is to ask for. */
export const createAppointmentDefinition = (catalog: Omit<BookingCatalog, "today">, topics: readonly RequestTopic[], timeZone: string): FormDefinition => ({
	...appointmentForm,
	loadCheck: async () => {
		const { findRequestErrors } = await import(/* webpackChunkName: "check-appointment" */ "../../lib/forms/appointment-schema");
		return (values) => findRequestErrors(values, { ...catalog, today: findDay(timeZone, new Date()) });
	},
	loadSent,
	prefill: (search, filled) => {
		const asked = new URLSearchParams(search);
		const topic = findTopic(topics, asked);
		const plan = asked.get("plan");
		return Object.fromEntries(
			[
				["service", asked.get("service") ?? topic?.services[0]?.slug],
				["provider", asked.get("with")],
				["note", topic ? addTopic(topic, filled.note) : plan && addPlan(plan, filled.note)],
			].filter((entry): entry is [string, string] => Boolean(entry[1])),
		);
	},
});
