import * as z from "zod/mini";

/** Characters a field may hold at most; the HTML says the same, and the server rejects more. */
export const most = { name: 100, phone: 40, email: 200, note: 600, message: 3000 } as const;

/** Control characters, of which only tab and line break belong into running text. */
const control = /\p{Cc}/u;
const controlInText = /[^\P{Cc}\t\n]/u;

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

/** One line of text, trimmed. */
export const line = (longest: number, tooLong: string) =>
	z.string().check(
		z.trim(),
		z.maxLength(longest, tooLong),
		z.refine((text) => !control.test(text), "Write this on one line, in ordinary characters."),
	);

/** Running text, trimmed, its line ends as `\n`. */
export const text = (longest: number, tooLong: string) =>
	z.string().check(
		z.overwrite((value) => value.replace(/\r\n?/g, "\n")),
		z.trim(),
		z.maxLength(longest, tooLong),
		z.refine((value) => !controlInText.test(value), "Write this in ordinary characters."),
	);

export const name = line(most.name, `Shorten the name to ${most.name} characters.`).check(z.minLength(1, "Write your name."));

/** A phone number as people write it, or nothing: 10 to 15 digits, an extension besides. */
export const phone = line(most.phone, `Shorten the phone number to ${most.phone} characters.`).check(
	z.refine((value) => value === "" || (/^[+\d(][\d\s().+/-]*(?:(?:x|ext)\.?\s*\d{1,6})?$/i.test(value) && digitsOf(value) >= 10 && digitsOf(value) <= 21), {
		error: "Write the phone number with its area code, such as 918 555 0107.",
	}),
);

/** An e-mail address, or nothing. */
export const email = line(most.email, `Shorten the e-mail address to ${most.email} characters.`).check(
	z.refine((value) => value === "" || z.regexes.email.test(value), "Write the e-mail address in full, such as name@example.com."),
);

/** What no person fills in: checked apart from the rest, since a machine is told nothing. */
export const website = z.optional(z.string());

/** What a check finds: the values, trimmed; or what to do about each field, by its path, such as "times.0.day". */
export type Checked<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** An input as an object; an empty one where it is none. */
export const asRecord = (input: unknown): Record<string, unknown> =>
	typeof input === "object" && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};

/** Messages by the path of what they are about, such as "times.0.day"; the first one counts. */
export const messagesOf = (error: {
	readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): Record<string, string> => {
	const messages: Record<string, string> = {};
	for (const { path, message } of error.issues) messages[path.join(".")] ??= message;
	return messages;
};
