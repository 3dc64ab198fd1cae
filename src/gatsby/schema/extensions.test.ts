import type { CreateSchemaCustomizationArgs } from "gatsby";
import { sampleContent } from "../../../tests/support/sample-content";
import type { Context } from "../../content/node-model";
import { createExtensions } from "./extensions";

type Resolve = (
	source: object,
	args: object,
	context: Context,
	info: { fieldName: string; parentType?: { name: string } },
) => unknown;

const extensions = new Map<string, Resolve>();
const actions = {
	createFieldExtension: ({
		name,
		extend,
	}: {
		name: string;
		extend: (options: object) => { resolve: Resolve };
	}) => extensions.set(name, extend({}).resolve),
};
createExtensions({ actions } as unknown as CreateSchemaCustomizationArgs);
/** The nodes that placeholders are made of, as their files are. */
const nodes: Readonly<Record<string, readonly object[]>> = {
	Business: sampleContent.site,
	Statement: sampleContent.statements,
	Review: sampleContent.reviews,
};
const findAll = jest.fn(async ({ type }: { type: string }) => ({ entries: nodes[type] ?? [] }));
const context = { nodeModel: { findAll } } as unknown as Context;
const read = (extension: string, source: object, type: string, fieldName: string) =>
	extensions.get(extension)?.(source, {}, context, { fieldName, parentType: { name: type } });

test("what a file leaves out is the schema's default", async () => {
	expect(read("schemaDefault", {}, "Price", "from")).toBe(false);
	expect(read("schemaDefault", { from: true }, "Price", "from")).toBe(true);
	expect(await read("facts", {}, "ProseSection", "bullets")).toEqual([]);
});

test("placeholders are replaced; other texts don't depend on the facts", async () => {
	expect(await read("facts", { lead: "At the spa." }, "Page", "lead")).toBe("At the spa.");
	expect(findAll).not.toHaveBeenCalled();
	expect(await read("facts", { text: ["At {spa}.", "{unknown}"] }, "PageBlock", "text")).toEqual([
		`At ${sampleContent.site[0]?.name}.`,
		"{unknown}",
	]);
});

test("a local time of the spa is an instant in UTC, or null", async () => {
	expect(await read("instant", { first: "2025-09-25T00:00:00" }, "CampaignWindow", "first")).toBe(
		"2025-09-25T05:00:00.000Z",
	);
	expect(await read("instant", {}, "CampaignWindow", "first")).toBeNull();
});
