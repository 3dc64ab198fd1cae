import { graphql } from "gatsby";
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
		timeZone
		...OpeningCalendar
	}
`;

export interface RequestData {
	business: Queries.RequestBusinessFragment;
	categories: readonly Queries.RequestCategoryFragment[];
	team: readonly Queries.RequestProviderFragment[];
	waits: readonly Queries.WaitFieldsFragment[];
}

/** What can be asked for, as the form lists it. */
export const listRequestable = ({ business, categories }: Pick<RequestData, "business" | "categories">) =>
	listBookable({ ...business.consultation, slug: consultationSlug, concerns: [] }, categories);
export type Requestable = ReturnType<typeof listRequestable>;

/** What a request can be about besides a treatment, as the page queries it. */
export interface RequestOffers {
	allSpecial: { readonly nodes: readonly Queries.RequestSpecialFragment[] };
	allTreatmentPackage: { readonly nodes: readonly Queries.RequestPackageFragment[] };
	allMembership: { readonly nodes: readonly Queries.RequestMembershipFragment[] };
}

/** The offers in one list. A membership names no treatment. */
export const listTopics = ({ allSpecial, allTreatmentPackage, allMembership }: RequestOffers): RequestTopic[] => [
	...allSpecial.nodes.map((special) => ({ kind: "special" as const, ...special })),
	...allTreatmentPackage.nodes.map((each) => ({ kind: "package" as const, ...each })),
	...allMembership.nodes.map((membership) => ({ kind: "membership" as const, ...membership, services: [] })),
];
