import type { Family } from "./family";

export const landingPages: Family = {
	query: "query LandingPagePages { all: allLandingPage { nodes { slug path } } }",
	template: "landing-page.tsx",
};
