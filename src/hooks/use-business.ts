import { graphql, useStaticQuery } from "gatsby";

/** The facts of the business and the menus, the same on every page. */
export const useBusiness = (): { business: Queries.BusinessFactsQuery["business"]; navigation: Queries.BusinessFactsQuery["navigation"] } =>
	useStaticQuery<Queries.BusinessFactsQuery>(graphql`
		query BusinessFacts {
			business {
				name
				company
				url
				timeZone
				phone {
					display
					e164
				}
				email
				address {
					street
					city
					region
					postalCode
				}
				geo {
					latitude
					longitude
				}
				hours {
					day
					name
					opens
					closes
				}
				areasServed
				priceRange
				serviceRadius
				social {
					network
					href
				}
				award {
					label
					year
					by
				}
				bookingUrl
				map {
					note
					parking
					href
				}
			}
			navigation {
				menu {
					label
					href
					isDropdown
					children {
						label
						href
						children {
							label
							href
						}
					}
				}
				footer {
					heading
					links {
						label
						href
					}
				}
			}
		}
	`);
