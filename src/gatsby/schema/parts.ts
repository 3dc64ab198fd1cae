/** Types that several collections share. */
export const partTypes = `
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
`;
