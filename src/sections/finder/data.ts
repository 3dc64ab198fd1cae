import { graphql } from "gatsby";
import type { BlockData } from "../../components/prose/page-copy";

export const fragments = graphql`
	fragment FinderTreatment on Service {
		slug
		path
		title
		visitPrice {
			amount
			unit
		}
		course {
			sessions {
				min
				max
			}
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
	fragment FinderChoices on Finder {
		map {
			concern {
				slug
				title
			}
			view
			x
			y
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

/** What the finder is made from. */
export interface FinderData {
	readonly page: { readonly key: string; readonly blocks: readonly BlockData[] };
	readonly choices: Queries.FinderChoicesFragment;
	readonly concerns: readonly { readonly slug: string; readonly title: string }[];
	readonly exclusions: readonly { readonly slug: string; readonly label: string }[];
	readonly treatments: readonly Queries.FinderTreatmentFragment[];
}
