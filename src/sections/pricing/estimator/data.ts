import { graphql } from "gatsby";

export const fragments = graphql`
	fragment EstimatedCategory on Category {
		title
		services {
			slug
			title
			course {
				sessions {
					min
				}
				intervalDays {
					max
				}
			}
			prices {
				name
				amount
				from
				upTo
				unit
				model
				note
				replaces {
					price
					quantity
				}
			}
			specialPrices {
				...SpecialPriceFields
			}
		}
	}
	fragment EstimatedPackage on TreatmentPackage {
		name
		amount
		contents {
			service
			price
			quantity
		}
	}
	fragment EstimatedMembership on Membership {
		slug
		name
		monthlyPrice
		commitmentMonths
		benefits {
			included {
				every
				choices {
					items {
						service
						price
						quantity
					}
				}
			}
			discounts {
				percent
				services
			}
			memberPrices {
				service
				price
				amount
				every
			}
		}
	}
`;

export interface EstimatorData {
	readonly categories: readonly Queries.EstimatedCategoryFragment[];
	readonly packages: readonly Queries.EstimatedPackageFragment[];
	readonly memberships: readonly Queries.EstimatedMembershipFragment[];
}
