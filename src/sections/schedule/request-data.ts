import { graphql } from "gatsby";
import { required } from "../../lib/required";
import { consultationSlug, listBookable } from "../../lib/services/consultation";
import type { RequestTopic } from "../../lib/services/request-topics";

export const fragments = graphql`
	fragment RequestCategory on Category {
		title
		services {
			slug
			title
			concerns {
				title
			}
			performers {
				slug
			}
		}
	}
	fragment RequestProvider on TeamMember {
		slug
		name
		credentials
		role
		services {
			slug
		}
	}
	fragment RequestSpecial on Special {
		slug
		name: title
		ends
		services {
			slug
		}
	}
	fragment RequestPackage on TreatmentPackage {
		slug
		name
		services {
			slug
		}
	}
	fragment RequestMembership on Membership {
		slug
		name
	}
	fragment RequestBusiness on Business {
		consultation {
			title
			performers {
				slug
			}
		}
	}
`;

export type RequestData = Omit<Queries.SchedulePageQuery, "page">;

export const listRequestable = ({ business, allCategory }: RequestData) =>
	listBookable(
		{
			...required(business, "content/site.json").consultation,
			slug: consultationSlug,
			concerns: [],
		},
		allCategory.nodes,
	);
export type Requestable = ReturnType<typeof listRequestable>;

export const listTopics = ({
	allSpecial,
	allTreatmentPackage,
	allMembership,
}: RequestData): RequestTopic[] => [
	...allSpecial.nodes.map((special) => ({ kind: "special" as const, ...special })),
	...allTreatmentPackage.nodes.map((each) => ({ kind: "package" as const, ...each })),
	...allMembership.nodes.map((membership) => ({
		kind: "membership" as const,
		...membership,
		services: [],
	})),
];
