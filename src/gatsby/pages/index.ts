import type { GatsbyNode } from "gatsby";
import { createFamily } from "./family";
import { landingPages } from "./landing-pages";
import { legal } from "./legal";
import { resources } from "./resources";
import { services } from "./services";
import { team } from "./team";

/** Every page family; a new one is a file beside this and a name in this list. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
	for (const family of [services, team, resources, legal, landingPages]) await createFamily(args, family);
};
