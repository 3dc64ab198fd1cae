import * as z from "zod/mini";
import { isRecord } from "../records";
import { cleanEmail, cleanPhone, looksLikePhone, suggestEmail } from "./contact-data";
import type { FieldErrors } from "./definition";
import { contactFields, emailAsked, type FormValues, findOption, type Option } from "./fields";

const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n]/u;

export const isEmail = (value: string): boolean =>
	z.regexes.html5Email.test(value) && /@.+\.\p{L}{2,}$/u.test(value) && !/^\.|\.\.|\.@/.test(value);

/** Of zod's checks only `refine` is used: each other one adds its code to the pages' scripts. */
export const atMost = (length: number, message: string) =>
	z.refine<string>((value) => value.length <= length, message);

/** @param what names the field in its errors, such as "the name" */
export const line = (
	what: string,
	maxLength: number,
	clean: (text: string) => string = (text) => text,
) =>
	z.string().check(
		z.overwrite(clean),
		z.trim(),
		atMost(maxLength, `Shorten ${what} to ${maxLength} characters.`),
		z.refine((text) => !control.test(text), "Put this on one line, in ordinary characters."),
	);

export const text = (maxLength: number, tooLong: string) =>
	z.string().check(
		z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
		z.trim(),
		atMost(maxLength, tooLong),
		z.refine((value) => !controlInText.test(value), "Use ordinary characters here."),
	);

export const orEmpty = (schema: z.ZodMiniType<string, string>) => z.prefault(schema, "");

export const oneOf = (values: readonly string[], message: string) =>
	orEmpty(z.string().check(z.refine((value) => values.includes(value), message)));

export const choice = (options: readonly Option[], message: string) =>
	orEmpty(z.string().check(z.refine((value) => findOption(options, value) !== undefined, message)));

export const notEmpty = (message: string) => z.refine<string>((value) => value !== "", message);

const { name, phone, email } = contactFields;

export const phoneMessage = "Enter the phone number with its area code, such as (918) 555-0107.";

export const contactSchemas = {
	name: orEmpty(line("the name", name.maxLength).check(notEmpty("Enter your name."))),
	phone: orEmpty(
		line("the phone number", phone.maxLength, cleanPhone).check(
			z.refine((value) => value === "" || looksLikePhone(value), phoneMessage),
		),
	),
	email: orEmpty(
		line("the email address", email.maxLength, cleanEmail).check(
			z.refine(
				(value) => value === "" || isEmail(value),
				"Enter the full email address, such as name@example.com.",
			),
		),
	),
	blank: orEmpty(z.string()),
};

export type Checked =
	| { readonly ok: true; readonly values: FormValues }
	| { readonly ok: false; readonly errors: FieldErrors };

export const readText = (input: unknown, name: string): string => {
	const value = isRecord(input) && Object.hasOwn(input, name) ? input[name] : "";
	return typeof value === "string" ? value.trim() : "";
};

export const readPhone = (input: unknown): string => cleanPhone(readText(input, phone.name));

export const readEmail = (input: unknown, name: string = email.name): string =>
	cleanEmail(readText(input, name));

/** @param errors those across fields; a field's own error counts more */
export const checkWith = (
	schema: z.ZodMiniType<FormValues>,
	input: unknown,
	errors: FieldErrors,
): Checked => {
	const { data, error } = schema.safeParse(input);
	const messages: Record<string, string> = {};
	for (const { path, message } of error?.issues ?? []) messages[path.join(".")] ??= message;
	const all = { ...errors, ...messages };
	return data && Object.keys(all).length === 0
		? { ok: true, values: data }
		: { ok: false, errors: all };
};

/** Asks about an address that looks misspelled, unless the visitor has said that it's right. */
const askAboutEmail = (input: unknown): FieldErrors => {
	const address = readEmail(input);
	const suggestion =
		isEmail(address) && readEmail(input, emailAsked) !== address
			? suggestEmail(address)
			: undefined;
	return suggestion ? { [emailAsked]: `Did you mean ${suggestion}?` } : {};
};

export const listErrors = (checked: Checked, input: unknown): FieldErrors => ({
	...askAboutEmail(input),
	...(checked.ok ? {} : checked.errors),
});
