import { z } from "zod";
import { collections, getFileFormat } from "../content/collections";
import { day, paragraph, patternText, picture, reference } from "../schemas/parts";
import { toField } from "./fields";

const fieldOf = (schema: z.ZodType) => {
	const { properties: { field } = {}, required = [] } = getFileFormat({ ...collections.careers, schema: z.strictObject({ field: schema }) }).schema;
	return toField(field ?? {}, { name: "field", path: "careers.field", required: required.includes("field") });
};

test.each<[string, z.ZodType, object]>([
	["a short text", z.string().min(2).max(60), { widget: "string", minlength: 2, maxlength: 60, required: true }],
	["a long text", z.string().max(700), { widget: "text" }],
	["a text that may be left out", z.string().max(60).optional(), { widget: "string", required: false }],
	["a text that may be null", z.string().max(60).nullable(), { widget: "string", required: false }],
	["a text of a form", patternText(/^[a-z]+$/, "lowercase"), { widget: "string", pattern: ["/^[a-z]+$/u", "Expected: lowercase."] }],
	["an address", z.url(), { widget: "string" }],
	["a paragraph", paragraph, { widget: "text", pattern: ["/^[^\\n]*$/u", "Expected: one paragraph, without a line break."] }],
	["a day", day, { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
	["a whole number", z.number().int().min(0).max(9), { widget: "number", value_type: "int", min: 0, max: 9 }],
	["a number above zero", z.number().positive().multipleOf(0.01), { widget: "number", value_type: "float", min: 0.01 }],
	["a number that may be null", z.number().nullable(), { widget: "number", required: false }],
	["a switch", z.boolean().default(false), { widget: "boolean", default: false, required: false }],
	[
		"a choice",
		z.enum(["month", "six-weeks"]),
		{
			widget: "select",
			options: [
				{ label: "Month", value: "month" },
				{ label: "Six weeks", value: "six-weeks" },
			],
		},
	],
	["a value that's always the same", z.literal("en-US"), { widget: "hidden", default: "en-US" }],
	["a list that's always empty", z.array(z.never()).max(0), { widget: "hidden", default: [] }],
	["a list of short texts", z.array(z.string().max(40)).min(1).max(3), { widget: "list", min: 1, max: 3, required: true }],
	["a list of paragraphs", z.array(z.string().max(900)), { widget: "list", label_singular: "Paragraph", field: expect.objectContaining({ widget: "text" }) }],
	[
		"a list of objects",
		z.array(z.strictObject({ name: z.string() })),
		{ widget: "list", summary: "{{fields.name}}", fields: [expect.objectContaining({ name: "name" })] },
	],
	["an object", z.strictObject({ min: z.number() }), { widget: "object", fields: [expect.objectContaining({ name: "min", widget: "number" })] }],
	["an object that may be null", z.strictObject({ min: z.number() }).nullable(), { widget: "object", required: false }],
	["a picture", picture, { widget: "image", choose_url: false }],
	["pictures", z.array(picture), { widget: "list", label_singular: "Picture", field: expect.objectContaining({ widget: "image" }) }],
	["an entry with a file of its own", reference("team"), { widget: "relation", collection: "team", value_field: "slug", display_fields: ["name"] }],
	["an entry of a list", reference("concerns"), { widget: "relation", collection: "treatment-lists", file: "concerns", value_field: "entries.*.slug" }],
	["entries", z.array(reference("services")).min(1).max(3), { widget: "relation", collection: "services", multiple: true, min: 1, max: 3 }],
	["title and description", z.string().meta({ title: "Initials", description: "Two letters." }), { label: "Initials", hint: "Two letters." }],
])("%s", (_name, schema, expected) => {
	expect(fieldOf(schema)).toMatchObject({ name: "field", ...expected });
});

test("a record is a list of pairs, with names from its own name", () => {
	const licenseNumbers = getFileFormat(collections.team).schema.properties?.licenseNumbers ?? {};
	expect(toField(licenseNumbers, { name: "licenseNumbers", path: "team.licenseNumbers", required: false })).toMatchObject({
		widget: "list",
		fields: [
			{ name: "key", label: "License", widget: "select" },
			{ name: "value", label: "Number", widget: "string", required: false },
		],
	});
});

test.each([
	["a union", z.union([z.string(), z.number()])],
	["anything", z.unknown()],
	["a list of anything", z.array(z.unknown())],
	["an object of any fields", z.record(z.string(), z.string())],
	["a collection that there isn't", z.string().meta({ reference: "rooms" as "team" })],
])("%s is an error that names the place", (_name, schema) => {
	expect(() => fieldOf(schema)).toThrow(/careers\.field|field names entries of “rooms”/);
});
