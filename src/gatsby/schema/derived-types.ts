import { collectionList, getCollection, isCollectionName } from "../../content/collections";
import { capitalize } from "../../lib/text/words";
import { getShape } from "../../schemas/fields";
import { type JsonSchema, splitNull } from "../../schemas/shape";

/** The shapes of the types, by their names: those of entries, and of objects inside them. */
const shapes = new Map<string, JsonSchema>();
const types = new Map<string, string>();

interface FieldType {
	readonly type: string;
	readonly directive?: string;
}

const scalars: Readonly<Record<string, string>> = { integer: "Int", number: "Float", boolean: "Boolean" };

const toSingular = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "");
const toDescription = ({ description }: JsonSchema): string => (description ? `${JSON.stringify(description)} ` : "");

/** The name of the type of an enum whose values are names in GraphQL; undefined for others, which are texts. */
const addEnum = (name: string, values: JsonSchema["enum"] = []): string | undefined => {
	if (values.length === 0 || !values.every((value) => /^[A-Za-z]\w*$/.test(String(value)))) return undefined;
	types.set(name, `enum ${name} { ${values.join(" ")} }`);
	return name;
};

/** @param name of the type, if the value needs one and its schema doesn't say */
const getType = (shape: JsonSchema, name: string): FieldType => {
	const { schema, nullable } = splitNull(shape);
	const end = nullable ? "" : "!";
	const { reference = "" } = schema;
	const referred = !schema.bySlug && isCollectionName(reference) ? getCollection(reference) : undefined;
	if (schema.items) {
		const { type, directive } = getType(schema.items, toSingular(name));
		return { type: `[${type}]${end}`, directive };
	}
	if (referred) return { type: referred.type + end, directive: `@link(by: "${referred.key}")` };
	if (schema.properties) return { type: addType(schema.typeName ?? name, schema) + end };
	if (schema.format === "date") return { type: `Date${end}`, directive: "@dateformat" };
	const type = addEnum(name, schema.enum) ?? scalars[String(schema.type)] ?? "String";
	return { type: type + end, directive: schema.facts ? "@facts" : schema.instant ? "@instant" : undefined };
};

const addField = (owner: string, [name, shape]: [string, JsonSchema], isRequired: boolean): string => {
	const { type, directive } = getType(shape, owner + capitalize(name));
	const hasDefault = shape.default !== undefined;
	// Nodes have an id of Gatsby's; gatsby-transformer-json calls ours jsonId.
	const own = name === "id" ? `${shape.type === "integer" ? "position" : "label"}: ${type} @proxy(from: "jsonId")` : undefined;
	const optional = isRequired || hasDefault ? type : type.replace(/!$/, "");
	return toDescription(shape) + (own ?? [`${name}: ${optional}`, directive ?? (hasDefault ? "@schemaDefault" : "")].join(" "));
};

/** @param key the field that identifies the entry, if it's one. @param folder of its page's address, if it has one */
const addType = (name: string, shape: JsonSchema, { key, type, folder }: { key?: string; type?: string; folder?: string } = {}): string => {
	if (shapes.has(name)) return name;
	shapes.set(name, shape);
	const fields = Object.entries(shape.properties ?? {})
		.filter(([, { internal }]) => !internal)
		.map(([field, part]) => addField(name, [field, field === key ? { ...part, reference: undefined } : part], shape.required?.includes(field) ?? false));
	const path = folder === undefined ? [] : [`path: String! @pathBelow(folder: "${folder}")`];
	types.set(name, `type ${name}${type ? " implements Node" : ""} @dontInfer {\n${[...fields, ...path].join("\n")}\n}`);
	return name;
};

for (const [, collection] of collectionList) addType(collection.type, getShape(collection.schema), { ...collection, folder: collection.page?.folder });

/**
 * The content's GraphQL types: a field is written once, in its schema. What the schema marks as internal isn't among them, so that no page can get it.
 * What's computed is added by each kind's graphql.ts.
 */
export const derivedTypes = [...types.values()].join("\n");

/** The default of a field of such a type; undefined if it has none. */
export const getDefault = (type: string, field: string): unknown => shapes.get(type)?.properties?.[field]?.default;
