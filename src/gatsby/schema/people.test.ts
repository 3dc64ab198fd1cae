import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { Context } from "./node-model";
import { createPeopleTypes } from "./people";

type Resolve = (person: object, args: object, context: Context) => Promise<unknown>;
interface Config {
	readonly fields: Readonly<Record<string, { readonly resolve: Resolve }>>;
}

const configs: Config[] = [];
const schema = { buildObjectType: (config: Config) => configs.push(config) };
createPeopleTypes({ actions: { createTypes: () => {} }, schema } as unknown as CreateSchemaCustomizationArgs);

/** The monogram of someone whose image has this entry in the catalog. */
const getMonogram = (entry: object): unknown => {
	const pictures = [
		{ file: "other.jpg", subject: "portrait ground: clay" },
		{ file: "dana.jpg", ...entry },
	];
	const context = { nodeModel: { findAll: async () => ({ entries: pictures }) } } as unknown as Context;
	return configs[0]?.fields.monogram?.resolve({ image: "dana.jpg", monogram: "DD" }, {}, context);
};

test.each([
	["a ground for initials", { subject: "portrait ground: paper" }, "DD"],
	["a photograph", { subject: "portrait", person: "staff" }, null],
	["a photograph in the place of a ground", { subject: "portrait ground: paper", person: "staff" }, null],
])("the initials of someone whose image is %s", async (_name, entry, monogram) => {
	expect(await getMonogram(entry)).toBe(monogram);
});
