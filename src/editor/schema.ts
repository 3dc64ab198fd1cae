import { z } from "zod";
import type { Collection } from "../content/collections";
import { findFormMessage } from "../content/form-message";
import type { FieldSchema } from "./field-schema";
import type { FileFormat } from "./form-values";

/** The message for a text with a line break, if that's all that's wrong with it. */
const findOneLine = (schema: z.core.$ZodType, { minLength = 1 }: FieldSchema): string | undefined => {
	const text = "a".repeat(minLength);
	return z.safeParse(schema, `${text}\n${text}`).error?.issues.find(({ code }) => code === "custom")?.message;
};

/** The words of a message after "Expected:". */
const describeForm = (schema: z.core.$ZodType, field: FieldSchema): FieldSchema => {
	const form = findFormMessage(schema, field.pattern);
	if (form) return { form: form.replace(/^Invalid (.*)$/, "a valid $1") };
	const oneLine = field.pattern ? undefined : findOneLine(schema, field);
	return oneLine ? { pattern: "^[^\\n]*$", form: oneLine } : {};
};

/** An entry of a collection as JSON Schema, with the schema's own words beside each pattern. */
export const getEntrySchema = ({ schema }: Collection): FieldSchema =>
	// What zod writes for our schemas is what FieldSchema describes; the mapper throws for anything that it doesn't know.
	z.toJSONSchema(schema, {
		io: "input",
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.type === "string") Object.assign(jsonSchema, describeForm(zodSchema, { minLength: jsonSchema.minLength, pattern: jsonSchema.pattern }));
		},
	}) as FieldSchema;

/** How the files of a collection are read and written: each is one entry, or a list of them. */
export const getFileFormat = (collection: Collection): FileFormat => {
	const { layout, sorted, key } = collection;
	const entry = getEntrySchema(collection);
	return layout === "array" ? { schema: { type: "array", items: entry }, ...(sorted && key ? { sortedBy: key } : {}) } : { schema: entry };
};
