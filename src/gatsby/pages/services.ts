import type { Family } from "./family";

export const services: Family = {
	query: "query ServicePages { all: allService { nodes { slug path } } }",
	template: "service.tsx",
};
