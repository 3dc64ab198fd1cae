import { loadSent } from "../../components/forms/sent";
import { appointmentForm } from "../../lib/forms/appointment-form";
import type { BookingCatalog } from "../../lib/forms/appointment-schema";
import type { FormDefinition } from "../../lib/forms/definition";
import { dayIn } from "../../lib/time/clock";

/** The appointment form, for what there is to ask for. */
export const createAppointmentDefinition = (catalog: Omit<BookingCatalog, "today">, timeZone: string): FormDefinition => ({
	...appointmentForm,
	loadCheck: async () => {
		const { checkAppointmentRequest } = await import(/* webpackChunkName: "check-appointment" */ "../../lib/forms/appointment-schema");
		return (values) => {
			const checked = checkAppointmentRequest(values, { ...catalog, today: dayIn(timeZone, new Date()) });
			return checked.ok ? {} : checked.errors;
		};
	},
	loadSent,
	prefill: (search) => {
		const asked = new URLSearchParams(search);
		return Object.fromEntries(
			[
				["service", asked.get("service")],
				["provider", asked.get("with")],
			].filter((entry): entry is [string, string] => Boolean(entry[1])),
		);
	},
});
