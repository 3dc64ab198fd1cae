import * as z from "zod/mini";
import type { FieldErrors } from "./definition";
import { contactFields, type FormValues, type Option } from "./fields";

/** Control characters, of which only tab and line break belong in running text. */
const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n]/u;

const countDigits = (text: string): number => text.replace(/\D/g, "").length;

/** One line of text, trimmed. */
const line = (maxLength: number, tooLong: string) =>
	z.string().check(
		z.trim(),
		z.maxLength(maxLength, tooLong),
		z.refine((text) => !control.test(text), "Put this on one line, in ordinary characters."),
	);

/** Running text, trimmed, its line ends as `\n`. */
export const text = (maxLength: number, tooLong: string) =>
	z.string().check(
		z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
		z.trim(),
		z.maxLength(maxLength, tooLong),
		z.refine((value) => !controlInText.test(value), "Use ordinary characters here."),
	);

/** A field that's left out is checked like an empty one. */
export const orEmpty = (schema: z.ZodMiniType<string, string>) => z.prefault(schema, "");

/** The value of one of a field's options. */
export const choice = (options: readonly Option[], message: string) =>
	z.enum(
		options.map(({ value }) => value),
		message,
	);

const { name, phone, email } = contactFields;

export const contactSchemas = {
	name: orEmpty(line(name.maxLength, `Shorten the name to ${name.maxLength} characters.`).check(z.minLength(1, "Enter your name."))),
	/** As people write it, or nothing: 10 to 15 digits and an extension. */
	phone: orEmpty(
		line(phone.maxLength, `Shorten the phone number to ${phone.maxLength} characters.`).check(
			z.refine(
				(value) => value === "" || (/^[+\d(][\d\s().+/-]*(?:(?:x|ext)\.?\s*\d{1,6})?$/i.test(value) && countDigits(value) >= 10 && countDigits(value) <= 21),
				"Enter the phone number with its area code, such as (918) 555-0107.",
			),
		),
	),
	/** An email address, or nothing. */
	email: orEmpty(
		line(email.maxLength, `Shorten the email address to ${email.maxLength} characters.`).check(
			z.refine((value) => value === "" || z.regexes.email.test(value), "Enter the full email address, such as name@example.com."),
		),
	),
	/** The field no person fills in. Only the server looks at it, and it doesn't tell a bot. */
	blank: z._default(z.string(), ""),
};

/** The result of a check: the trimmed values, or a message for each wrong field. */
export type Checked = { readonly ok: true; readonly values: FormValues } | { readonly ok: false; readonly errors: FieldErrors };

/** Reads a field of an input that may be anything; "" if there is no text. */
export const readText = (input: unknown, name: string): string => {
	const value: unknown = typeof input === "object" && input !== null && Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : "";
	return typeof value === "string" ? value.trim() : "";
};

/** Checks an input with a schema. @param errors what was found across fields; the schema's message about a field counts more */
export const checkWith = (schema: z.ZodMiniType<FormValues>, input: unknown, errors: FieldErrors): Checked => {
	const { data, error } = schema.safeParse(input);
	const messages: Record<string, string> = {};
	for (const { path, message } of error?.issues ?? []) messages[path.join(".")] ??= message;
	const all = { ...errors, ...messages };
	return data && Object.keys(all).length === 0 ? { ok: true, values: data } : { ok: false, errors: all };
};
