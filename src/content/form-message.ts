import { z } from "zod";

/** Texts of which every form of ours refuses at least one. */
const probes = ["\0", "A b,", "", "a"];

/**
 * What a schema says to text of another form, for programs that show it beside the form: JSON Schema has no place for it, and zod no other way to ask.
 * @param pattern the pattern that JSON Schema has for it; addresses have a rule with messages of its own beside theirs
 * @returns undefined if any text will do
 */
export const findFormMessage = (schema: z.core.$ZodType, pattern: string | undefined): string | undefined => {
	const codes = pattern === undefined ? ["invalid_format"] : ["invalid_format", "custom"];
	return probes.flatMap((probe) => z.safeParse(schema, probe).error?.issues ?? []).find(({ code }) => codes.includes(code))?.message;
};
