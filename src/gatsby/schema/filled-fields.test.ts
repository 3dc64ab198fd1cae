import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type Collection, collections, getShape } from "../../schemas/collections";
import { parsePath } from "../../schemas/problem";
import { getPartAt } from "../../schemas/shape";
import { createSchemaCustomization } from ".";

/** A field of a GraphQL type: its own type without brackets, and whether `@facts` is on it. */
interface Field {
	readonly name: string;
	readonly type: string;
	readonly isList: boolean;
	readonly hasFacts: boolean;
	readonly isLink: boolean;
}

type Config = { name: string; fields: Record<string, string | { type: string; extensions?: object }> };

const toField = (name: string, type: string, directives: string): Field => ({
	name,
	type: type.replace(/[[\]!]/g, ""),
	isList: type.startsWith("["),
	hasFacts: /\bfacts\b/.test(directives),
	isLink: /link|fileByRelativePath|resolve/.test(directives),
});

const readTypes = (text: string): [string, Field[]][] =>
	[...text.matchAll(/type (\w+)[^{]*\{([^}]*)\}/g)].map(([, name = "", body = ""]) => [
		name,
		[...body.replace(/"[^"]*"/g, "").matchAll(/(\w+): ([[\]\w!]+)([^,\n]*)/g)].map(([, field = "", type = "", rest = ""]) => toField(field, type, rest)),
	]);

const readConfig = ({ name, fields }: Config): [string, Field[]] => [
	name,
	Object.entries(fields).map(([field, value]) =>
		typeof value === "string" ? toField(field, value, "") : toField(field, value.type, Object.keys({ ...value, ...value.extensions }).join(" ")),
	),
];

const types = new Map<string, Field[]>();
const addTypes = (given: string | Config | readonly (string | Config)[]): void => {
	for (const each of [given].flat())
		for (const [name, fields] of typeof each === "string" ? readTypes(each) : [readConfig(each as Config)])
			types.set(name, [...(types.get(name) ?? []), ...fields]);
};
const args = { actions: { createTypes: addTypes, createFieldExtension: () => {} }, schema: { buildObjectType: (config: Config) => config } };
createSchemaCustomization?.(args as unknown as CreateSchemaCustomizationArgs, {} as never, () => {});

const own = new Set<string>(Object.values(collections).map(({ type }) => type));

/** The texts of a type and of those inside it, by their path. */
const listTexts = (type: string, before = ""): { path: string; hasFacts: boolean }[] =>
	(types.get(type) ?? []).flatMap(({ name, type: inner, isList, hasFacts, isLink }) => {
		const path = `${before}${name}${isList ? "[]" : ""}`;
		if (isLink || own.has(inner)) return [];
		return inner === "String" ? [{ path, hasFacts }] : listTexts(inner, `${path}.`);
	});

const cases = [...own].flatMap((type) => listTexts(type).map(({ path, hasFacts }) => [type, path, hasFacts] as const));

test("every collection has texts", () => {
	expect([...own].filter((type) => listTexts(type).length === 0)).toEqual([]);
	expect(cases.filter(([, , hasFacts]) => hasFacts).length).toBeGreaterThan(50);
});

/** Whether a field's schema says that names in braces are replaced. */
const isFilled = (type: string, path: string): boolean => {
	const collection = Object.values<Collection>(collections).find((each) => each.type === type);
	const shape = collection && getPartAt(getShape(collection), parsePath(path.replaceAll("[]", "[0]")));
	return shape?.facts === true;
};

test("@facts is on the fields whose schema says so, and on no others", () => {
	expect(cases.filter(([type, path, hasFacts]) => isFilled(type, path) !== hasFacts)).toEqual([]);
});
