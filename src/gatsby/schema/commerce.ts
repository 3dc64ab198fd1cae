/** What is sold: memberships, packages, specials, products; and how the treatment finder ranks treatments. Amounts are US dollars. */
export const commerceTypes = `
	"How many of a price, by its service's slug and its own name."
	type PriceQuantity @dontInfer { service: String!, price: String!, quantity: Int! }
	type IncludedChoice @dontInfer { items: [PriceQuantity!]! }
	"One of the choices, every month or quarter."
	type IncludedTreatment @dontInfer { every: String!, choices: [IncludedChoice!]! }
	"Percent off the single prices of services, by their slugs."
	type MemberDiscount @dontInfer { percent: Int!, services: [String!]! }
	"A fixed price; every: for one a month or a quarter."
	type MemberPrice @dontInfer { service: String!, price: String!, amount: Float!, every: String }
	type MembershipBenefits @dontInfer { included: [IncludedTreatment!]!, discounts: [MemberDiscount!]! @schemaDefault, memberPrices: [MemberPrice!]! @schemaDefault }
	type Membership implements Node @dontInfer {
		slug: String!
		name: String!
		monthlyPrice: Float!
		commitmentMonths: Int!
		benefits: MembershipBenefits!
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
		contents: [PriceQuantity!]!
		includes: [String!]! @facts
		terms: String! @facts
	}
	"What a price costs with a special; limit: how often one person can have it."
	type ReducedPrice @dontInfer { service: String!, price: String!, amount: Float!, condition: String, limit: Int }
	"What a special makes of a price, by its name, and the list price that it replaces."
	type SpecialPrice @dontInfer { price: String!, amount: Float!, regular: Float!, from: Boolean!, condition: String, limit: Int, starts: String!, ends: String }
	type Special implements Node @dontInfer {
		slug: String!
		title: String!
		offer: String!
		summary: String! @facts
		starts: Date! @dateformat
		ends: Date @dateformat
		terms: [String!]! @facts
		services: [Service!]! @link(by: "slug")
		prices: [ReducedPrice!]! @schemaDefault
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
	"Where a concern sits on a drawing, in percent of its width and height."
	type MapPlace @dontInfer { concern: Concern! @link(by: "slug"), view: String!, x: Int!, y: Int! }
	"A choice, and the most that it allows: null for no limit."
	type FinderLimit @dontInfer { label: String!, limit: Float }
	type FinderSkin @dontInfer { label: String!, type: Int! }
	"Points."
	type FinderWeights @dontInfer {
		concern: Float!
		mainConcern: Float!
		visit: Float!
		ongoingVisits: Float!
		downtimeDay: Float!
		onsetWeek: Float!
		hundredDollars: Float!
	}
	type Finder implements Node @dontInfer {
		map: [MapPlace!]!
		downtime: [FinderLimit!]!
		visits: [FinderLimit!]!
		budget: [FinderLimit!]!
		skin: [FinderSkin!]!
		weights: FinderWeights!
	}
`;
