type Amount = "any" | "some" | "one-at-most" | number;

/** What a page shows of a block besides its heading; it shows nothing that's missing here. */
export interface BlockUse {
	/** The block's key is an id that links can lead to. */
	readonly anchor?: true;
	/** The search lists the block by itself. */
	readonly search?: true;
	/** Visitors see it only at times, such as after sending a form. */
	readonly state?: true;
	/** The code says where it stands: mostly at the top or inside another section. */
	readonly fixed?: true;
	readonly eyebrow?: "any" | "some";
	readonly text?: Amount;
	readonly points?: Amount;
	readonly links?: Amount;
	readonly image?: "any" | "some";
}

const group = { eyebrow: "any", fixed: true } as const;
const intro = { anchor: true, eyebrow: "any", text: "any" } as const;
const header = { ...intro, links: "any" } as const;
const prose = { ...header, text: "some" } as const;
const steps = { ...intro, points: "some" } as const;
const closing = { anchor: true, text: "any", links: "some" } as const;
const notice = { anchor: true, eyebrow: "any", text: "some" } as const;
const someText = { text: "some", fixed: true } as const;
const anyText = { text: "any", fixed: true } as const;
const question = { text: "one-at-most", fixed: true } as const;
const finderStep = { eyebrow: "some", text: "some", fixed: true } as const;
const sent = { text: "some", points: "some", state: true, fixed: true } as const;
const absent = { text: "some", state: true, fixed: true } as const;
const emptyState = { text: "any", links: "any", state: true, fixed: true } as const;

/**
 * The blocks of every page of src/pages, by the page's key in content/pages. The content says in
 * which order they stand, but for those that are fixed.
 */
export const pageBlocks = {
	home: {
		hero: { anchor: true, eyebrow: "any", text: "any", links: "some", fixed: true },
		welcome: { ...prose, image: "some" },
		categories: header,
		reviews: header,
		concerns: header,
		team: header,
		special: { eyebrow: "any", text: "any", links: "any" },
		visit: header,
	},
	about: {
		approach: prose,
		principles: { anchor: true, eyebrow: "any", points: "some" },
		rooms: { ...prose, image: "some" },
		"visit-steps": steps,
		supervision: prose,
		award: notice,
		closing,
	},
	compare: {
		suggestions: { links: "some", fixed: true },
		"skin-types": someText,
		figures: someText,
		treatments: anyText,
		closing,
	},
	pricing: {
		how: steps,
		consultation: { ...steps, links: "any" },
		"price-estimator": steps,
		packages: intro,
		memberships: intro,
		financing: steps,
		policies: steps,
		questions: intro,
		closing,
	},
	contact: {
		reach: intro,
		message: { anchor: true, text: "any" },
		sent,
		absent,
		topics: steps,
		visit: { ...notice, image: "any" },
		questions: intro,
		closing,
	},
	// All are fixed: `renderBlocks` would put its script above the budget (bench/budgets.json).
	schedule: {
		request: { anchor: true, text: "any", points: 5, fixed: true },
		sent,
		absent,
		ways: { ...intro, points: 3, fixed: true },
		prefill: someText,
		existing: someText,
		next: { ...steps, fixed: true },
		policies: { ...steps, links: "any", fixed: true },
		private: { anchor: true, text: "some", links: "any", fixed: true },
	},
	"my-request": { absent },
	"medical-records": { steps, form: steps, fees: prose, others: prose, closing },
	sitemap: {},
	media: {},
	"not-found": {
		actions: { links: "some", fixed: true },
		useful: { links: "some", fixed: true },
	},
	offline: {
		retry: { links: "any", fixed: true },
		reach: someText,
		available: { text: "any", links: "some", fixed: true },
	},
	services: {
		concerns: { eyebrow: "any", links: "any", fixed: true },
		choosing: prose,
		closing,
	},
	aftercare: {
		treatments: intro,
		again: { ...intro, search: true },
		help: steps,
		closing,
	},
	concerns: { guides: intro, closing },
	"treatment-finder": {
		concerns: finderStep,
		preferences: finderStep,
		health: finderStep,
		downtime: question,
		visits: question,
		budget: question,
		needles: question,
		skin: question,
		start: anyText,
		results: anyText,
		nothing: anyText,
		"left-out": anyText,
		"without-script": anyText,
		event: { ...intro, search: true },
		ranking: prose,
	},
	team: {
		medical: intro,
		aesthetics: intro,
		operations: intro,
		join: { ...header, links: "some" },
		licenses: { eyebrow: "any", text: "any", fixed: true },
		"laser-technician": someText,
		closing,
	},
	careers: {
		why: steps,
		apply: steps,
		empty: { eyebrow: "any", text: "any", state: true, fixed: true },
		equal: prose,
	},
	testimonials: { notice, write: notice, closing },
	specials: {
		current: group,
		ongoing: group,
		upcoming: group,
		empty: emptyState,
		how: steps,
		closing,
	},
	shop: { "pick-up": steps, questions: intro, empty: emptyState, closing },
	resources: { skincare: intro, faqs: intro, wellness: intro, "review-policy": prose, closing },
} as const satisfies Readonly<Record<string, Readonly<Record<string, BlockUse>>>>;

export type PageKey = keyof typeof pageBlocks;
export type BlockKey<K extends PageKey> = Extract<keyof (typeof pageBlocks)[K], string>;

/** The blocks that are sections of their own, in the order of the content. */
export type SectionKey<K extends PageKey> = {
	[Key in BlockKey<K>]: (typeof pageBlocks)[K][Key] extends { fixed: true } ? never : Key;
}[BlockKey<K>];
