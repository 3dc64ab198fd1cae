/** The ids that a link can lead to, beyond the blocks of content/pages (page-blocks.ts), sections and questions, which have the slug of their words. */

/** The id of a treatment's prices on /pricing. */
export const getPricesId = (slug: string): string => `${slug}-prices`;

/** The ids of parts that a page has from its code, by page or family of pages. */
export const fixedIds = {
	careers: ["positions"],
	schedule: ["place"],
	services: ["treatments"],
	sitemap: ["pages", "services", "team", "resources", "local", "legal"],
	"treatment-finder": ["finder-results"],
	service: ["about", "candidacy", "expect", "price", "risks", "care-sheet", "performers", "questions", "reading", "related", "closing"],
	person: ["biography", "closing"],
	article: ["sources", "related-services", "next-articles", "closing"],
	legal: ["other-notices"],
	landing: ["directions", "services", "questions", "closing"],
} as const satisfies Record<string, readonly string[]>;
