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
	readonly page: PageOf<"treatment-finder">;
	readonly choices: Queries.FinderChoicesFragment;
	readonly concerns: readonly Queries.ConcernNameFragment[];
	readonly exclusions: readonly { readonly slug: string; readonly label: string }[];
	readonly waits: readonly Queries.WaitFieldsFragment[];
	readonly treatments: readonly Queries.FinderTreatmentFragment[];
}
