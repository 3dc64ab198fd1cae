import { loadSent } from "../../components/form/sent";
import { dayIn } from "../../lib/clock";
import type { CopyRow } from "../../lib/form-copy";
import type { FormPlan } from "../../lib/form-plan";
import type { FormValues } from "../../lib/form-values";
import type { BookingCatalogue } from "../../lib/forms/appointment-request";
import { nameWithCredentials } from "../../lib/names";
import { formatLongDay } from "../../lib/opening-days";

/** The rows of the preferred days, by the number in their fields' names. */
export const dayRows = [
	{ number: 1, label: "First day" },
	{ number: 2, label: "Second day" },
	{ number: 3, label: "Third day" },
] as const;

/** As src/lib/forms/appointment-request.ts has it, which loads later. */
export const daysAhead = 180;

/** The fields of a path of the schema: "times.1.day" is the second day that is filled in. */
export const fieldOf = (path: string, values: FormValues): string => {
	const [, index = "0", part = "day"] = /^times(?:\.(\d+))?(?:\.(day|part))?$/.exec(path) ?? [];
	if (!path.startsWith("times")) return path;
	const filled = dayRows.filter(({ number }) => values[`day-${number}`]);
	return `${part === "day" ? "day" : "time"}-${filled[Number(index)]?.number ?? 1}`;
};

export const parts = [
	{ value: "any", label: "Any time" },
	{ value: "morning", label: "Morning" },
	{ value: "afternoon", label: "Afternoon" },
] as const;

export const clients = [
	{ value: "new", label: "I am new here" },
	{ value: "returning", label: "I have been here before" },
] as const;

export const reaches = [
	{ value: "phone", label: "Call me" },
	{ value: "text", label: "Text me" },
	{ value: "email", label: "E-mail me" },
] as const;

const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value = ""): string =>
	options.find((option) => option.value === value)?.label ?? "";

/** The preferred days that are filled in. */
export const timesOf = (values: FormValues): { day: string; part: string }[] =>
	dayRows.flatMap(({ number }) => {
		const day = values[`day-${number}`] ?? "";
		return day === "" ? [] : [{ day, part: values[`time-${number}`] ?? "" }];
	});

/** The appointment form (decisions §7), for what there is to ask for. */
export const appointmentPlan = (catalogue: Omit<BookingCatalogue, "today">, timeZone: string): FormPlan => ({
	id: "appointment",
	endpoint: "/api/appointment-requests",
	toBody: (values) => ({
		service: values.service ?? "",
		client: values.client ?? "",
		provider: values.provider ?? "",
		times: timesOf(values),
		name: values.name ?? "",
		phone: values.phone ?? "",
		email: values.email ?? "",
		reachBy: values.reachBy ?? "",
		note: values.note ?? "",
		consent: values.consent === "yes",
		website: values.website ?? "",
	}),
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

type Provider = Pick<Queries.RequestProviderFragment, "slug" | "name" | "credentials">;
type Category = Pick<Queries.RequestCategoryFragment, "services">;

/** What was asked for, in words: for the copy, and for whoever sends it another way. */
export const requestRows = (values: FormValues, categories: readonly Category[], providers: readonly Provider[]): CopyRow[] => {
	const service = categories.flatMap(({ services }) => services).find(({ slug }) => slug === values.service);
	const provider = providers.find(({ slug }) => slug === values.provider);
	return [
		{ term: "Treatment", detail: service?.title ?? "" },
		{ term: "Visit", detail: { new: "First visit", returning: "Returning client" }[values.client ?? ""] ?? "" },
		{ term: "With", detail: provider ? nameWithCredentials(provider) : service ? "No preference" : "" },
		{
			term: "Days",
			detail: timesOf(values)
				.map(({ day, part }) => `${formatLongDay(day)}, ${labelOf(parts, part).toLowerCase()}`)
				.join("\n"),
		},
		{ term: "Name", detail: values.name ?? "" },
		{ term: "Phone", detail: values.phone ?? "" },
		{ term: "E-mail", detail: values.email ?? "" },
		{ term: "Answer by", detail: { phone: "Phone call", text: "Text", email: "E-mail" }[values.reachBy ?? ""] ?? "" },
		{ term: "Note", detail: values.note ?? "" },
	];
};
