import type { GatsbyNode } from "gatsby";
import { businessTypes } from "./business";
import { createCareTypes } from "./care";
import { commerceTypes } from "./commerce";
import { createExtensions } from "./extensions";
import { createMediaUseTypes } from "./media-use";
import { createPeopleTypes } from "./people";
import { readingTypes } from "./reading";
import { createServiceTypes } from "./service";

/** Explicit GraphQL types, so that none depends on what the content happens to have today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
	createExtensions(args);
	args.actions.createTypes([businessTypes, commerceTypes, readingTypes]);
	createPeopleTypes(args);
	createServiceTypes(args);
	createCareTypes(args);
	createMediaUseTypes(args);
};
