import { graphql } from "gatsby";

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
	fragment RequestCalendar on Business {
		timeZone
		hours {
			day
			name
			opens
			closes
		}
		holidays {
			date
			name
		}
	}
`;

/** The choices: treatments by category, people, and when the spa is open. */
export interface RequestData {
	categories: readonly Queries.RequestCategoryFragment[];
	team: readonly Queries.RequestProviderFragment[];
	calendar: Queries.RequestCalendarFragment;
}
