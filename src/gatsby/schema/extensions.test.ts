import type { CreateSchemaCustomizationArgs } from "gatsby";
import { sampleContent } from "../../../tests/support/sample-content";
import type { Context } from "../../content/node-model";
import { createExtensions } from "./extensions";

type Resolve = (source: object, args: object, context: Context, info: { fieldName: string; parentType?: { name: string } }) => unknown;

const extensions = new Map<string, Resolve>();
const actions = {
	createFieldExtension: ({ name, extend }: { name: string; extend: (options: object) => { resolve: Resolve } }) => extensions.set(name, extend({}).resolve),
};
createExtensions({ actions } as unknown as CreateSchemaCustomizationArgs);
/** The nodes that placeholders are made of, as their files are. */
const nodes: Readonly<Record<string, readonly object[]>> = { Business: sampleContent.site, Statement: sampleContent.statements, Review: sampleContent.reviews };
const asked: string[] = [];
const findAll = async ({ type }: { type: string }) => {
	asked.push(type);
	return { entries: nodes[type] ?? [] };
};
const context = { nodeModel: { findAll } } as unknown as Context;
const read = (extension: string, source: object, type: string, fieldName: string) =>
	extensions.get(extension)?.(source, {}, context, { fieldName, parentType: { name: type } });

test.each([
	["schemaDefault", "Page", "blocks", []],
	["schemaDefault", "PageBlock", "points", []],
	["schemaDefault", "Price", "from", false],
	["schemaDefault", "Campaign", "details", []],
	["facts", "Service", "notices", []],
	["facts", "ProseSection", "bullets", []],
])("@%s: what %s leaves out of %s is the schema's default", async (extension, type, field, value) => {
	expect(await read(extension, {}, type, field)).toEqual(value);
});

test("a value that's there stays, and a field without a default stays empty", async () => {
	expect(await read("schemaDefault", { from: true }, "Price", "from")).toBe(true);
	expect(await read("facts", {}, "Page", "lead")).toBeUndefined();
	expect(await read("facts", {}, "Seo", "title")).toBeUndefined();
	expect(await extensions.get("facts")?.({}, {}, context, { fieldName: "notices" })).toBeUndefined();
});

test("placeholders are replaced, in texts and in lists of texts", async () => {
	const [site] = sampleContent.site;
	expect(await read("facts", { lead: "At {spa}." }, "Page", "lead")).toBe(`At ${site?.name}.`);
	expect(await read("facts", { text: ["{spa}", "{unknown}"] }, "PageBlock", "text")).toEqual([site?.name, "{unknown}"]);
});

test("only a text with a placeholder depends on the facts, the statements and the reviews", async () => {
	asked.length = 0;
	await read("facts", { lead: "At the spa." }, "Page", "lead");
	expect(asked).toEqual([]);
	await read("facts", { lead: "At {spa}." }, "Page", "lead");
	expect(asked.sort()).toEqual(["Business", "Review", "Statement"]);
});

test.each([
	["2025-09-25T00:00:00", "2025-09-25T05:00:00.000Z"],
	["2025-12-31T23:59:59", "2026-01-01T05:59:59.000Z"],
])("@instant: %s at the spa, in Chicago's time, is %s", async (local, instant) => {
	expect(await read("instant", { first: local }, "CampaignWindow", "first")).toBe(instant);
	expect(await read("instant", {}, "CampaignWindow", "first")).toBeNull();
});
