import type { GatsbyNode } from "gatsby";
import { collectionList } from "../../content/collections";
import { derivedTypes } from "./derived-types";
import { createExtensions } from "./extensions";
import { createMediaUse } from "./media-use";
import { pageFamilyTypes } from "./page-families";

export { createResolvers } from "./page-families";

/** Explicit types, so that none depends on what content/ holds today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
	const { actions, schema } = args;
	createExtensions(args);
	actions.createTypes([
		derivedTypes,
		pageFamilyTypes,
		"type Business implements Node { url: String! @siteUrl }",
	]);
	for (const [, { type, computed }] of collectionList)
		if (computed)
			actions.createTypes([
				...(computed.types ? [computed.types] : []),
				schema.buildObjectType({
					name: type,
					interfaces: ["Node"],
					extensions: { infer: false },
					fields: computed.fields,
				}),
			]);
	createMediaUse(args);
};
