/** The part of JSON Schema that zod writes for our schemas. No import, because the editor's page reads it, too. */

type Kind = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

export interface FieldSchema {
	/** Two kinds if null is one of them. */
	type?: Kind | readonly Kind[];
	title?: string;
	description?: string;
	/** What a text has to look like, in words. */
	form?: string;
	/** The collection whose entries are named here. */
	reference?: string;
	/** True for the file name of a picture in content/media. */
	picture?: boolean;
	/** Present if the field may be left out. */
	default?: unknown;
	const?: unknown;
	enum?: readonly (string | number)[];
	format?: string;
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	exclusiveMinimum?: number;
	multipleOf?: number;
	minItems?: number;
	maxItems?: number;
	items?: FieldSchema;
	properties?: Readonly<Record<string, FieldSchema>>;
	required?: readonly string[];
	/** Of an object whose keys are chosen from a list. */
	propertyNames?: FieldSchema;
	additionalProperties?: boolean | FieldSchema;
	anyOf?: readonly FieldSchema[];
}

/** A schema without the null it allows, and whether it does. */
export const splitNull = (schema: FieldSchema): { schema: FieldSchema; nullable: boolean } => {
	const { anyOf, type, ...rest } = schema;
	if (Array.isArray(type)) {
		const [kind, ...more] = type.filter((each) => each !== "null");
		return more.length > 0 ? { schema, nullable: false } : { schema: { ...rest, type: kind }, nullable: true };
	}
	const others = anyOf?.filter(({ type }) => type !== "null") ?? [];
	const [only] = others;
	if (!anyOf || !only || others.length > 1) return { schema, nullable: false };
	return { schema: { ...only, ...rest }, nullable: others.length < anyOf.length };
};

/** The schema of the values of an object whose keys are chosen from a list; undefined for any other schema. */
export const getRecordValue = ({ propertyNames, additionalProperties }: FieldSchema): FieldSchema | undefined =>
	propertyNames && typeof additionalProperties === "object" ? additionalProperties : undefined;
