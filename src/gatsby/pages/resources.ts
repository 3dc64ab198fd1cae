import type { Family } from "./family";

export const resources: Family = {
	query: "query ResourcePages { all: allResource { nodes { slug path } } }",
	template: "resource.tsx",
};
