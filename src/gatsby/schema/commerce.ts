/** What is sold: memberships, packages, specials, products. Amounts are US dollars. */
export const commerceTypes = `
	type Membership implements Node @dontInfer {
		slug: String!
		name: String!
		monthlyPrice: Float!
		summary: String! @facts
		includes: [String!]! @facts
		terms: [String!]! @facts
	}
	type TreatmentPackage implements Node @dontInfer {
		slug: String!
		name: String!
		summary: String! @facts
		services: [Service!]! @link(by: "slug")
		amount: Float!
		separately: Float!
		includes: [String!]! @facts
		terms: String! @facts
	}
	type Special implements Node @dontInfer {
		slug: String!
		title: String!
		offer: String!
		summary: String! @facts
		starts: Date! @dateformat
		ends: Date @dateformat
		terms: [String!]! @facts
		services: [Service!]! @link(by: "slug")
		image: Picture! @link(by: "file")
	}
	type Product implements Node @dontInfer {
		order: Int!
		slug: String!
		name: String!
		kind: String!
		summary: String! @facts
		details: [String!]! @facts
		howToUse: [String!]! @facts
		ingredients: [String!]!
		caution: String! @facts
		size: String!
		price: Float!
		image: Picture! @link(by: "file")
	}
`;
