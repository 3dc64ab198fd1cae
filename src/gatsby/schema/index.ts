import type { GatsbyNode } from "gatsby";
import { createCareTypes } from "./care";
import { derivedTypes } from "./derived-types";
import { createExtensions } from "./extensions";
import { createMediaUseTypes } from "./media-use";
import { createPeopleTypes } from "./people";
import { createServiceTypes } from "./service";

/** Explicit GraphQL types, so that none depends on what the content happens to have today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
	createExtensions(args);
	args.actions.createTypes([derivedTypes, "type Business implements Node { url: String! @siteUrl }"]);
	createPeopleTypes(args);
	createServiceTypes(args);
	createCareTypes(args);
	createMediaUseTypes(args);
};
