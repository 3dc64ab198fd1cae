import { graphql, useStaticQuery } from "gatsby";
import { smsHref } from "../lib/business/facts";
import { required } from "../lib/required";

export const fragments = graphql`
	fragment OpeningCalendar on Business {
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

/**
 * One query for all of it, because each query is a request.
 * @throws Error that names what content/ lacks, so that the build stops
 */
export const useSite = () => {
	const site = useStaticQuery<Queries.SiteQuery>(graphql`
		query Site {
			business {
				name
				company
				url
				locale
				timeZone
				phone {
					display
					e164
				}
				email
				textMessage {
					general
					about
				}
				address {
					street
					city
					region
					postalCode
					country
				}
				geo {
					latitude
					longitude
				}
				...OpeningCalendar
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
				trust
				bookingUrl
				map {
					note
					parking
					href
				}
			}
			afterHours: statement(name: { eq: "afterHours" }) {
				text
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
				help {
					label
					href
				}
				footer {
					heading
					links {
						label
						href
					}
				}
			}
			allCampaign {
				nodes {
					slug
					dialogName
					storageKey
					window {
						first
						last
					}
					delayMs
					frequency
					eyebrow
					title
					text
					details {
						label
						value
					}
					link {
						label
						href
					}
					image {
						...PictureArch
					}
					event {
						title
						starts
						ends
						place
					}
				}
			}
		}
	`);
	return {
		...site,
		afterHours: required(site.afterHours, "The statement afterHours in content/statements.json"),
		business: required(site.business, "content/site.json"),
		navigation: required(site.navigation, "content/navigation.json"),
	};
};

export type SiteData = ReturnType<typeof useSite>;

/** @param topic a treatment or a product to ask about */
export const useTextHref = (topic?: string): string => {
	const { phone, textMessage } = useSite().business;
	return smsHref(
		phone.e164,
		topic ? textMessage.about.replace("{topic}", topic) : textMessage.general,
	);
};
