import { collectionList } from "../../content/collections";
import { getShape } from "../../schemas/fields";
import { type JsonSchema, splitNull } from "../../schemas/shape";
import { derivedTypes } from "./derived-types";

/** The fields of a type with what comes after their names. */
const readFields = (type: string): Map<string, string> => {
	const [, body = ""] = new RegExp(`type ${type}\\b[^{]*\\{\\n([^}]*)\\n\\}`).exec(derivedTypes.replace(/"(?:[^"\\]|\\.)*" (?=\w+:)/g, "")) ?? [];
	return new Map(body.split("\n").map((line) => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 2).trim()]));
};

test.each([
	["Service", "category", 'Category! @link(by: "slug")'],
	["Service", "performers", '[TeamMember!]! @link(by: "slug")'],
	["Service", "label", 'String! @proxy(from: "jsonId")'],
	["Service", "path", 'String! @pathBelow(folder: "/services")'],
	["ServiceCourse", "sessions", "Range"],
	["Page", "lead", "String @facts"],
	["Page", "blocks", "[PageBlock!]! @schemaDefault"],
	["Special", "ends", "Date @dateformat"],
	["CampaignWindow", "last", "String! @instant"],
	["TeamMember", "group", "TeamMemberGroup!"],
	["AftercareWarning", "level", "String!"],
	["PriceQuantity", "service", "String!"],
])("%s.%s follows from its schema: %s", (type, field, expected) => {
	expect(readFields(type).get(field)).toBe(expected);
});

/** The names of the fields that a schema marks as internal. */
const listInternal = (shape: JsonSchema): string[] => {
	const { items, properties = {} } = splitNull(shape).schema;
	return items ? listInternal(items) : Object.entries(properties).flatMap(([name, part]) => (part.internal ? [name] : listInternal(part)));
};

test("consents, authorizations, license numbers, sample marks and questions for the owner are internal, and GraphQL has no internal field", () => {
	const names = new Set(collectionList.flatMap(([, collection]) => listInternal(getShape(collection.schema))));
	expect([...names].sort()).toEqual(["authorization", "children", "consent", "licenseNumbers", "person", "questions", "sample"]);
	// Only the lowest level of the menu has no children.
	names.delete("children");
	for (const name of names) expect(derivedTypes).not.toMatch(new RegExp(`\\b${name}: `));
});
