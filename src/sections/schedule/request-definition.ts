import { loadSent } from "../../components/forms/sent";
import { appointmentBody, fieldOf } from "../../lib/forms/appointment-form";
import type { BookingCatalogue } from "../../lib/forms/appointment-request";
import type { FormPlan } from "../../lib/forms/definition";
import { dayIn } from "../../lib/time/clock";

/** The appointment form (decisions §7), for what there is to ask for. */
export const appointmentPlan = (catalogue: Omit<BookingCatalogue, "today">, timeZone: string): FormPlan => ({
	id: "appointment",
	endpoint: "/api/appointment-requests",
	toBody: appointmentBody,
	fieldOf,
	loadCheck: async () => {
		const { checkAppointmentRequest } = await import(/* webpackChunkName: "check-appointment" */ "../../lib/forms/appointment-request");
		return (body) => {
			const checked = checkAppointmentRequest(body, { ...catalogue, today: dayIn(timeZone, new Date()) });
			return checked.ok ? {} : checked.fields;
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
