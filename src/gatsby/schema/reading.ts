/** Pages and their texts, resources, legal and landing pages, careers, questions, redirects, campaigns, and the parts that they share. */
export const readingTypes = `
	"What search engines and previews show."
	type Seo @dontInfer { title: String! @facts, description: String! @facts, keywords: [String!]! }
	type Link @dontInfer { label: String!, href: String! }
	type Faq @dontInfer { question: String! @facts, answer: String! @facts }
	"A titled line of a page's text."
	type Point @dontInfer { title: String! @facts, text: String! @facts }
	type ProseSection @dontInfer {
		heading: String! @facts
		paragraphs: [String!]! @facts
		bullets: [String!]! @facts
		closing: [String!]! @facts
	}
	type Block @dontInfer {
		key: String!
		eyebrow: String @facts
		heading: String! @facts
		text: [String!]! @facts
		points: [Point!]! @schemaDefault
		links: [Link!]! @schemaDefault
		image: Picture @link(by: "file")
	}
	type Page implements Node @dontInfer {
		key: String!
		path: String!
		label: String!
		heading: String! @facts
		lead: String @facts
		image: Picture @link(by: "file")
		seo: Seo!
		blocks: [Block!]! @schemaDefault
	}
	enum ResourceGroup { skincare faqs wellness }
	"A publication that readers can look up."
	type Source @dontInfer { publisher: String!, title: String!, href: String!, year: Int! }
	"Who checked a page's medical facts, and when."
	type MedicalReview @dontInfer { reviewer: TeamMember! @link(by: "slug"), date: Date! @dateformat }
	type Resource implements Node @dontInfer {
		slug: String!
		path: String! @pathBelow(folder: "/resources")
		group: ResourceGroup!
		title: String!
		summary: String! @facts
		lead: String! @facts
		image: Picture! @link(by: "file")
		reviewer: TeamMember! @link(by: "slug")
		published: Date! @dateformat
		reviewed: Date! @dateformat
		boxedWarnings: [String!]! @facts
		sections: [ProseSection!]!
		faqs: [Faq!]! @schemaDefault
		sources: [Source!]!
		relatedServices: [Service!]! @link(by: "slug")
		"Whether the sheet to fill out before a visit is at its end."
		visitSheet: Boolean! @schemaDefault
		seo: Seo!
	}
	type GuideTreatments @dontInfer { heading: String!, text: [String!]! @facts }
	"What somebody with a concern should know before choosing a treatment."
	type ConcernGuide implements Node @dontInfer {
		slug: String!
		path: String! @pathBelow(folder: "/concerns")
		title: String!
		summary: String! @facts
		lead: String! @facts
		image: Picture! @link(by: "file")
		concerns: [Concern!]! @link(by: "slug")
		sections: [ProseSection!]!
		treatments: GuideTreatments!
		services: [Service!]! @link(by: "slug")
		faqs: [Faq!]!
		review: MedicalReview!
		sources: [Source!]!
		seo: Seo!
	}
	type LegalPage implements Node @dontInfer {
		slug: String!
		path: String! @pathBelow(folder: "")
		title: String!
		lead: String! @facts
		updated: Date! @dateformat
		sections: [ProseSection!]!
		seo: Seo!
	}
	type Direction @dontInfer { from: String!, route: String! @facts, minutes: String! }
	type LandingPage implements Node @dontInfer {
		slug: String!
		path: String! @pathBelow(folder: "")
		city: String!
		heading: String! @facts
		lead: String! @facts
		image: Picture! @link(by: "file")
		directions: [Direction!]!
		sections: [ProseSection!]!
		services: [Service!]! @link(by: "slug")
		faqs: [Faq!]!
		seo: Seo!
	}
	type Career implements Node @dontInfer {
		slug: String!
		title: String!
		employment: String!
		pay: String!
		posted: Date! @dateformat
		summary: String! @facts
		responsibilities: [String!]! @facts
		requirements: [String!]! @facts
		benefits: [String!]! @facts
	}
	enum FaqTopic { visit booking pricing shop records }
	type SiteFaq implements Node @dontInfer { topic: FaqTopic!, question: String! @facts, answer: String! @facts }
	"A sentence that reads the same everywhere. A text uses it by its name in braces."
	type Statement implements Node @dontInfer { name: String!, text: String! @facts }
	"An address that isn't a page, and where it leads."
	type Synonym implements Node @dontInfer { href: String!, synonyms: [String!]! }
	type Redirect implements Node @dontInfer { from: String!, to: String!, note: String! }
	enum CampaignFrequency { day once }
	type CampaignWindow @dontInfer {
		"Null if it has no beginning."
		first: String @instant
		"Its last second."
		last: String! @instant
	}
	type Detail @dontInfer { label: String!, value: String! @facts }
	type CampaignEvent @dontInfer {
		title: String! @facts
		starts: String! @instant
		ends: String! @instant
		"Null at the spa."
		place: String
	}
	type Campaign implements Node @dontInfer {
		slug: String!
		dialogName: String!
		storageKey: String!
		window: CampaignWindow!
		delayMs: Int!
		frequency: CampaignFrequency!
		eyebrow: String!
		title: String!
		text: [String!]! @facts
		details: [Detail!]! @schemaDefault
		link: Link!
		image: Picture @link(by: "file")
		event: CampaignEvent
	}
`;
