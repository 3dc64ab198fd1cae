import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createExtensions } from "./extensions";

type Resolve = (source: object, args: object, context: object, info: { fieldName: string; parentType?: { name: string } }) => unknown;

const extensions = new Map<string, Resolve>();
const actions = {
	createFieldExtension: ({ name, extend }: { name: string; extend: (options: object) => { resolve: Resolve } }) => extensions.set(name, extend({}).resolve),
};
createExtensions({ actions } as unknown as CreateSchemaCustomizationArgs);
const read = (extension: string, source: object, type: string, fieldName: string) =>
	extensions.get(extension)?.(source, {}, {}, { fieldName, parentType: { name: type } });

test.each([
	["schemaDefault", "Page", "blocks", []],
	["schemaDefault", "Block", "points", []],
	["schemaDefault", "Price", "from", false],
	["schemaDefault", "Campaign", "details", []],
	["facts", "Service", "notices", []],
	["facts", "ProseSection", "bullets", []],
])("@%s: what %s leaves out of %s is the schema's default", (extension, type, field, value) => {
	expect(read(extension, {}, type, field)).toEqual(value);
});

test("a value that's there stays, and a field without a default stays empty", () => {
	expect(read("schemaDefault", { from: true }, "Price", "from")).toBe(true);
	expect(read("facts", {}, "Page", "lead")).toBeUndefined();
	expect(read("facts", {}, "Seo", "title")).toBeUndefined();
	expect(extensions.get("facts")?.({}, {}, {}, { fieldName: "notices" })).toBeUndefined();
});

test("placeholders are replaced, in texts and in lists of texts", () => {
	expect(read("facts", { lead: "At {spa}." }, "Page", "lead")).toBe("At Elm Place Med Spa.");
	expect(read("facts", { text: ["{spa}", "{unknown}"] }, "Block", "text")).toEqual(["Elm Place Med Spa", "{unknown}"]);
});
