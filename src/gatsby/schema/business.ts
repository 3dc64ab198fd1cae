/** The facts of the business, the menus and the pictures. */
export const businessTypes = `
	type Phone @dontInfer { display: String!, e164: String! }
	type TextMessage @dontInfer { general: String!, about: String! }
	type Address @dontInfer { street: String!, city: String!, region: String!, postalCode: String!, country: String! }
	type Geo @dontInfer { latitude: Float!, longitude: Float! }
	type Hours @dontInfer { day: Int!, name: String!, opens: String!, closes: String! }
	type Holiday @dontInfer { date: Date! @dateformat, name: String! }
	type SocialLink @dontInfer { network: String!, href: String! }
	type Award @dontInfer { label: String!, year: Int!, by: String! }
	type Consultation @dontInfer { title: String!, performers: [TeamMember!]! @link(by: "slug") }
	type SpaMap @dontInfer { note: String!, parking: String!, href: String! }
	type Business implements Node @dontInfer {
		name: String!
		company: String!
		tagline: String!
		url: String! @siteUrl
		locale: String!
		timeZone: String!
		phone: Phone!
		email: String!
		textMessage: TextMessage!
		address: Address!
		geo: Geo!
		hours: [Hours!]!
		holidays: [Holiday!]!
		consultation: Consultation!
		"Meters."
		serviceRadius: Int!
		areasServed: [String!]!
		priceRange: String!
		social: [SocialLink!]!
		award: Award!
		trust: [String!]! @facts
		bookingUrl: String
		map: SpaMap!
	}
	type MenuLeaf @dontInfer { label: String!, href: String! }
	type MenuGroup @dontInfer { label: String!, href: String!, isDropdown: Boolean!, children: [MenuLeaf!]! }
	type MenuItem @dontInfer { label: String!, href: String!, isDropdown: Boolean!, children: [MenuGroup!]! }
	type FooterGroup @dontInfer { heading: String!, links: [Link!]! }
	type Navigation implements Node @dontInfer { menu: [MenuItem!]!, footer: [FooterGroup!]! }
	"A picture of content/media/catalog.json with its alt text."
	type Picture implements Node @dontInfer {
		file: String!
		alt: String!
		subject: String!
		image: File! @fileByRelativePath(from: "file")
	}
`;
