import type { Family } from "./family";

export const team: Family = {
	query: "query TeamMemberPages { all: allTeamMember { nodes { slug path } } }",
	template: "team-member.tsx",
};
