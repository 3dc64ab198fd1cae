import type { Family } from "./family";

export const legal: Family = {
	query: "query LegalPagePages { all: allLegalPage { nodes { slug path } } }",
	template: "legal-page.tsx",
};
