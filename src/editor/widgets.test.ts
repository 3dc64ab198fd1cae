import { z } from "zod";
import { collections, getFileShape } from "../content/collections";
import { patternText, picture, reference } from "../schemas/field-types";
import { toField } from "./widgets";

const fieldOf = (schema: z.ZodType) => {
	const { properties: { field } = {}, required = [] } = getFileShape({
		layout: "folder",
		schema: z.strictObject({ field: schema }),
	});
	return toField(field ?? {}, {
		name: "field",
		path: "careers.field",
		required: required.includes("field"),
	});
};

test.each<[string, z.ZodType, object]>([
	[
		"a short text",
		z.string().min(2).max(60),
		{ widget: "string", minlength: 2, maxlength: 60, required: true },
	],
	[
		"a text of a form",
		patternText(/^[a-z]+$/, "lowercase"),
		{ widget: "string", pattern: ["/^[a-z]+$/u", "Expected: lowercase."] },
	],
	[
		"a whole number",
		z.number().int().min(0).max(9),
		{ widget: "number", value_type: "int", min: 0, max: 9 },
	],
	[
		"a number above zero",
		z.number().positive().multipleOf(0.01),
		{ widget: "number", value_type: "float", min: 0.01 },
	],
	[
		"a choice",
		z.enum(["six-weeks"]),
		{ widget: "select", options: [{ label: "Six weeks", value: "six-weeks" }] },
	],
	[
		"a list of objects",
		z.array(z.strictObject({ name: z.string() })),
		{
			widget: "list",
			summary: "{{fields.name}}",
			fields: [expect.objectContaining({ name: "name" })],
		},
	],
	[
		"pictures",
		z.array(picture),
		{
			widget: "list",
			label_singular: "Picture",
			field: expect.objectContaining({ widget: "image" }),
		},
	],
	[
		"an entry with a file of its own",
		reference("team"),
		{ widget: "relation", collection: "team", value_field: "slug", display_fields: ["name"] },
	],
	[
		"an entry of a list",
		reference("concerns"),
		{
			widget: "relation",
			collection: "treatment-lists",
			file: "concerns",
			value_field: "entries.*.slug",
		},
	],
])("%s", (_name, schema, expected) => {
	expect(fieldOf(schema)).toMatchObject({ name: "field", ...expected });
});

test("a record is a list of pairs, with names from its own name", () => {
	const licenseNumbers = getFileShape(collections.team).properties?.licenseNumbers ?? {};
	expect(
		toField(licenseNumbers, {
			name: "licenseNumbers",
			path: "team.licenseNumbers",
			required: false,
		}),
	).toMatchObject({
		widget: "list",
		fields: [
			{ name: "key", label: "License", widget: "select" },
			{ name: "value", label: "Number", widget: "string", required: false },
		],
	});
});

test.each([
	["a union", z.union([z.string(), z.number()])],
	["a collection that there isn't", z.string().meta({ reference: "rooms" as "team" })],
])("%s is an error that names the place", (_name, schema) => {
	expect(() => fieldOf(schema)).toThrow(/careers\.field|field names entries of “rooms”/);
});
