import { nameWithCredentials } from "../content/names";
import { formatLongDay } from "../time/dates";
import type { CopyRow } from "./summary";
import type { FormValues } from "./values";

/** The rows of the preferred days, by the number in their fields' names. */
export const dayRows = [
	{ number: 1, label: "First day" },
	{ number: 2, label: "Second day" },
	{ number: 3, label: "Third day" },
] as const;

/** As appointment-request.ts has it, which the browser loads later. */
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

/** What is sent as JSON: the same values are the same JSON. */
export const appointmentBody = (values: FormValues) => ({
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
});

interface Category {
	readonly services: readonly { readonly slug: string; readonly title: string }[];
}
interface Provider {
	readonly slug: string;
	readonly name: string;
	readonly credentials: string | null;
}

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
