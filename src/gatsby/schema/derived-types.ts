import { collectionList, getCollection, isCollectionName } from "../../content/collections";
import { capitalize } from "../../lib/text/words";
import { getShape } from "../../schemas/entry-fields";
import { type JsonSchema, splitNull } from "../../schemas/shape";

const shapes = new Map<string, JsonSchema>();
const types = new Map<string, string>();

interface FieldType {
	readonly type: string;
	readonly directive?: string;
}

const scalars: Readonly<Record<string, string>> = {
	integer: "Int",
	number: "Float",
	boolean: "Boolean",
};

const toDescription = ({ description }: JsonSchema) =>
	description ? `${JSON.stringify(description)} ` : "";

/** The name of a new enum. @returns undefined if a value can't be a name: the field is a text */
const addEnum = (name: string, values: JsonSchema["enum"] = []) => {
	if (values.length === 0 || !values.every((value) => /^[A-Za-z]\w*$/.test(String(value))))
		return undefined;
	types.set(name, `enum ${name} { ${values.join(" ")} }`);
	return name;
};

/** @param name for the type, if the schema has none */
const getType = (shape: JsonSchema, name: string): FieldType => {
	const { schema, nullable } = splitNull(shape);
	const end = nullable ? "" : "!";
	const { reference = "" } = schema;
	const referred =
		!schema.bySlug && isCollectionName(reference) ? getCollection(reference) : undefined;
	if (schema.items) {
		const { type, directive } = getType(schema.items, name.replace(/ies$/, "y").replace(/s$/, ""));
		return { type: `[${type}]${end}`, directive };
	}
	if (referred) return { type: referred.type + end, directive: `@link(by: "${referred.key}")` };
	if (schema.properties) return { type: addType(schema.typeName ?? name, schema) + end };
	if (schema.format === "date") return { type: `Date${end}`, directive: "@dateformat" };
	const type = addEnum(name, schema.enum) ?? scalars[String(schema.type)] ?? "String";
	return {
		type: type + end,
		directive: schema.facts ? "@facts" : schema.instant ? "@instant" : undefined,
	};
};

const addField = (owner: string, [name, shape]: [string, JsonSchema], isRequired: boolean) => {
	const { type, directive } = getType(shape, owner + capitalize(name));
	const hasDefault = shape.default !== undefined;
	// Nodes have an `id` of Gatsby's; gatsby-transformer-json calls ours `jsonId`.
	const own =
		name === "id"
			? `${shape.type === "integer" ? "position" : "label"}: ${type} @proxy(from: "jsonId")`
			: undefined;
	const optional = isRequired || hasDefault ? type : type.replace(/!$/, "");
	return (
		toDescription(shape) +
		(own ?? [`${name}: ${optional}`, directive ?? (hasDefault ? "@schemaDefault" : "")].join(" "))
	);
};

const addType = (
	name: string,
	shape: JsonSchema,
	{ key, type, folder }: { key?: string; type?: string; folder?: string } = {},
) => {
	if (shapes.has(name)) return name;
	shapes.set(name, shape);
	const fields = Object.entries(shape.properties ?? {})
		.filter(([, { internal }]) => !internal)
		.map(([field, part]) =>
			addField(
				name,
				[field, field === key ? { ...part, reference: undefined } : part],
				shape.required?.includes(field) ?? false,
			),
		);
	const path = folder === undefined ? [] : [`path: String! @pathBelow(folder: "${folder}")`];
	types.set(
		name,
		`type ${name}${type ? " implements Node" : ""} @dontInfer {\n${[...fields, ...path].join("\n")}\n}`,
	);
	return name;
};

for (const [, collection] of collectionList)
	addType(collection.type, getShape(collection.schema), {
		...collection,
		folder: collection.page?.folder,
	});

/**
 * The GraphQL types that follow from the schemas, without internal fields. Each kind's graphql.ts
 * adds what's computed.
 */
export const derivedTypes = [...types.values()].join("\n");

/** A field's default. @returns undefined if it has none */
export const getDefault = (type: string, field: string): unknown =>
	shapes.get(type)?.properties?.[field]?.default;
