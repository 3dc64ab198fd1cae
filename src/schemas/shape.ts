/**
 * The part of JSON Schema that zod writes for our schemas. The form editor's page reads it, too, so
 * it needs no zod.
 */

type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

export const marks = [
	"text",
	"facts",
	"links",
	"names",
	"person",
	"picture",
	"address",
	"bySlug",
	"internal",
	"instant",
	"past",
] as const;
type Mark = (typeof marks)[number];

export interface JsonSchema extends Readonly<Partial<Record<Mark, true>>> {
	/** Two types if null is one of them. */
	readonly type?: JsonType | readonly JsonType[];
	readonly title?: string;
	readonly description?: string;
	readonly typeName?: string;
	readonly reference?: string;
	readonly form?: string;
	/** Present if the field may be left out. */
	readonly default?: unknown;
	readonly const?: unknown;
	readonly enum?: readonly (string | number)[];
	readonly format?: string;
	readonly pattern?: string;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly exclusiveMinimum?: number;
	readonly multipleOf?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly items?: JsonSchema;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly propertyNames?: JsonSchema;
	readonly additionalProperties?: boolean | JsonSchema;
	readonly anyOf?: readonly JsonSchema[];
}

/** Takes the null that a shape allows out of it. */
export const splitNull = (schema: JsonSchema): { schema: JsonSchema; nullable: boolean } => {
	const { anyOf, type, ...rest } = schema;
	if (Array.isArray(type)) {
		const [kind, ...more] = type.filter((each) => each !== "null");
		return more.length > 0
			? { schema, nullable: false }
			: { schema: { ...rest, type: kind }, nullable: true };
	}
	const others = anyOf?.filter(({ type }) => type !== "null") ?? [];
	const [only] = others;
	if (!anyOf || !only || others.length > 1) return { schema, nullable: false };
	return { schema: { ...only, ...rest }, nullable: others.length < anyOf.length };
};

/** The shape of a record's values; undefined for any other shape. */
export const getRecordValue = ({
	propertyNames,
	additionalProperties,
}: JsonSchema): JsonSchema | undefined =>
	propertyNames && typeof additionalProperties === "object" ? additionalProperties : undefined;

/** @param key a field's name, or any number for a list's entries */
export const getPart = (shape: JsonSchema = {}, key: PropertyKey): JsonSchema | undefined => {
	const { schema } = splitNull(shape);
	return typeof key === "number"
		? schema.items
		: (schema.properties?.[String(key)] ?? getRecordValue(schema));
};

export const getPartAt = (
	shape: JsonSchema,
	path: readonly PropertyKey[],
): JsonSchema | undefined => path.reduce<JsonSchema | undefined>(getPart, shape);

export const listFieldNames = (shape: JsonSchema = {}): string[] => {
	const { properties = {}, propertyNames } = splitNull(shape).schema;
	return [...Object.keys(properties), ...(propertyNames?.enum ?? []).map(String)];
};
