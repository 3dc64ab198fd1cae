import { z } from "zod";
import type { Collection } from "../content/collections";
import type { FieldSchema } from "./field-schema";

/** Values that hardly any pattern accepts: one is enough to hear what the field expects. */
const wrong = ["\u0000", "A b,", "", "a"];

/** What a text field expects, in the words of the message for a wrong value; undefined if it takes any text. */
const findForm = (schema: z.core.$ZodType): string | undefined =>
	wrong
		.flatMap((value) => z.safeParse(schema, value).error?.issues ?? [])
		.find(({ code }) => code === "invalid_format")
		?.message.replace(/^Invalid /, "a valid ");

/** A collection's entry as JSON Schema, with the schemas' own words beside each pattern. */
export const getEntrySchema = ({ schema }: Collection): FieldSchema =>
	z.toJSONSchema(schema, {
		io: "input",
		override: ({ zodSchema, jsonSchema }) => {
			if (jsonSchema.type !== "string" || !(jsonSchema.pattern ?? jsonSchema.format)) return;
			const form = findForm(zodSchema);
			if (form) jsonSchema.form = form;
		},
	}) as FieldSchema;

/** A collection's file as JSON Schema: one entry, or a list of them. */
export const getFileSchema = (collection: Collection): FieldSchema =>
	collection.layout === "array" ? { type: "array", items: getEntrySchema(collection) } : getEntrySchema(collection);
