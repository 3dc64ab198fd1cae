import { derivedTypes } from "./derived-types";

const readFields = (type: string): Map<string, string> => {
	const [, body = ""] =
		new RegExp(`type ${type}\\b[^{]*\\{\\n([^}]*)\\n\\}`).exec(
			derivedTypes.replace(/"(?:[^"\\]|\\.)*" (?=\w+:)/g, ""),
		) ?? [];
	return new Map(
		body
			.split("\n")
			.map((line) => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 2).trim()]),
	);
};

test.each([
	["Service", "category", 'Category! @link(by: "slug")'],
	["Service", "path", 'String! @pathBelow(folder: "/services")'],
	["Page", "blocks", "[PageBlock!]! @schemaDefault"],
	["Special", "ends", "Date @dateformat"],
	["CampaignWindow", "last", "String! @instant"],
	["PriceQuantity", "service", "String!"],
])("%s.%s follows from its schema: %s", (type, field, expected) => {
	expect(readFields(type).get(field)).toBe(expected);
});

test("GraphQL has no field that's internal", () => {
	expect(derivedTypes).not.toMatch(
		/\b(?:authorization|consent|licenseNumbers|person|questions|sample): /,
	);
});
