import { graphql } from "gatsby";
import { required } from "../../lib/required";
import type { AppointmentTopic } from "../../lib/services/appointment-topics";
import { consultationSlug, listBookable } from "../../lib/services/consultation";

export const fragments = graphql`
	fragment AppointmentCategory on Category {
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
	fragment AppointmentProvider on TeamMember {
		slug
		name
		credentials
		role
		services {
			slug
		}
	}
	fragment AppointmentSpecial on Special {
		slug
		name: title
		ends
		services {
			slug
		}
	}
	fragment AppointmentPackage on TreatmentPackage {
		slug
		name
		services {
			slug
		}
	}
	fragment AppointmentMembership on Membership {
		slug
		name
	}
	fragment AppointmentBusiness on Business {
		consultation {
			title
			performers {
				slug
			}
		}
	}
`;

export type AppointmentData = Omit<Queries.SchedulePageQuery, "page">;

export const listBookableGroups = ({ business, allCategory }: AppointmentData) =>
	listBookable(
		{
			...required(business, "content/site.json").consultation,
			slug: consultationSlug,
			concerns: [],
		},
		allCategory.nodes,
	);
export type BookableGroups = ReturnType<typeof listBookableGroups>;

export const listTopics = ({
	allSpecial,
	allTreatmentPackage,
	allMembership,
}: AppointmentData): AppointmentTopic[] => [
	...allSpecial.nodes.map((special) => ({ kind: "special" as const, ...special })),
	...allTreatmentPackage.nodes.map((each) => ({ kind: "package" as const, ...each })),
	...allMembership.nodes.map((membership) => ({
		kind: "membership" as const,
		...membership,
		services: [],
	})),
];
