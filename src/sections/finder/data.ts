import { graphql } from "gatsby";

import type { PageOf } from "../../lib/pages/blocks";

export const fragments = graphql`
	fragment FinderTreatment on Service {
		...EventTreatment
		specialPrices {
			...SpecialPriceFields
		}
		course {
			downtimeDays {
				min
				max
			}
			onsetDays {
				min
				max
			}
			needles
			skinTypes {
				from
				to
			}
		}
		concerns {
			slug
		}
		exclusions {
			exclusion {
				slug
				reason
			}
			note
		}
	}
	fragment FinderAreaFields on FinderArea {
		concern {
			...ConcernName
		}
		name
		view
		x
		y
		prices {
			service
			price
		}
	}
	fragment FinderChoices on Finder {
		map {
			...MapPlace
		}
		areas {
			...FinderAreaFields
		}
		downtime {
			label
			limit
		}
		visits {
			label
			limit
		}
		budget {
			label
			limit
		}
		skin {
			label
			type
		}
		weights {
			concern
			mainConcern
			visit
			ongoingVisits
			downtimeDay
			onsetWeek
			hundredDollars
		}
	}
`;

export interface FinderData {
	page: PageOf<"treatment-finder">;
	choices: Queries.FinderChoicesFragment;
	concerns: readonly Queries.ConcernNameFragment[];
	exclusions: readonly { slug: string; label: string }[];
	waits: readonly Queries.WaitFieldsFragment[];
	treatments: readonly Queries.FinderTreatmentFragment[];
}
