/** How much of a part a page shows: any, at least one, at most one, or exactly so many. */
type Amount = "any" | "some" | "one-at-most" | number;

/** What a page shows of a block besides its heading. A part that isn't here isn't shown. */
export interface BlockUse {
	/** True if the block's key is an id on the page, so that a link can lead to it. */
	readonly anchor?: true;
	readonly eyebrow?: "any" | "some";
	readonly text?: Amount;
	readonly points?: Amount;
	readonly links?: Amount;
	readonly image?: "any" | "some";
}

const intro = { anchor: true, eyebrow: "any", text: "any" } as const;
const header = { ...intro, links: "any" } as const;
const prose = { ...header, text: "some" } as const;
const steps = { ...intro, points: "some" } as const;
const closing = { anchor: true, text: "any", links: "some" } as const;
const emptyState = { text: "any", links: "any" } as const;
const sent = { text: "some", points: "some" } as const;
const absent = { text: "some" } as const;
const question = { text: "one-at-most" } as const;
const step = { eyebrow: "some", text: "some" } as const;
const specials = { eyebrow: "any" } as const;

/**
 * The pages of src/pages by the key of their file in content/pages, and the blocks that each asks for. `findBlock` takes no other key, and
 * `npm run check:content` reads it, too. The browser gets its types alone.
 */
export const pageBlocks = {
	home: {
		hero: { anchor: true, eyebrow: "any", text: "any", links: "some" },
		welcome: { ...prose, image: "some" },
		categories: header,
		reviews: header,
		concerns: header,
		team: header,
		special: { eyebrow: "any", text: "any", links: "any" },
		visit: header,
		closing,
	},
	about: {
		approach: prose,
		principles: { anchor: true, eyebrow: "any", points: "some" },
		rooms: { ...prose, image: "some" },
		"visit-steps": steps,
		supervision: prose,
		award: { anchor: true, eyebrow: "any", text: "some" },
		closing,
	},
	team: {
		medical: intro,
		aesthetics: intro,
		operations: intro,
		join: { ...header, links: "some" },
		licenses: { eyebrow: "any", text: "any" },
		"laser-technician": { text: "some" },
		closing,
	},
	services: { concerns: { eyebrow: "any", links: "any" }, choosing: prose, closing },
	"treatment-finder": {
		concerns: step,
		preferences: step,
		health: step,
		downtime: question,
		visits: question,
		budget: question,
		needles: question,
		skin: question,
		start: { text: "any" },
		results: { text: "any" },
		nothing: { text: "any" },
		"left-out": { text: "any" },
		"without-script": { text: "any" },
		event: intro,
		ranking: prose,
		closing,
	},
	aftercare: { treatments: intro, again: intro, help: intro, closing },
	concerns: { guides: intro, closing },
	compare: { suggestions: { links: "some" }, figures: { text: "some" }, treatments: { text: "any" }, closing },
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
	shop: { "pick-up": steps, questions: intro, empty: emptyState, closing },
	specials: { current: specials, ongoing: specials, upcoming: specials, empty: emptyState, how: steps, closing },
	testimonials: { notice: { anchor: true, eyebrow: "any", text: "some" }, write: { anchor: true, eyebrow: "any", text: "some" }, closing },
	resources: { skincare: intro, faqs: intro, wellness: intro, "review-policy": prose, closing },
	careers: { why: steps, apply: steps, empty: { eyebrow: "any", text: "any" }, equal: prose },
	contact: {
		reach: intro,
		message: { anchor: true, text: "any" },
		sent,
		absent,
		topics: steps,
		visit: { anchor: true, eyebrow: "any", text: "some", image: "any" },
		questions: intro,
		closing,
	},
	schedule: {
		request: { anchor: true, text: "any", points: 5 },
		sent,
		absent,
		ways: { ...intro, points: 3 },
		prefill: { text: "some" },
		next: steps,
		policies: { ...steps, links: "any" },
		private: { anchor: true, text: "some", links: "any" },
	},
	"medical-records": { steps, form: steps, fees: prose, others: prose, closing },
	sitemap: {},
	media: {},
	"not-found": { actions: { links: "some" }, useful: { links: "some" } },
	offline: { retry: { links: "any" }, reach: { text: "some" }, available: { text: "any", links: "some" } },
} as const satisfies Record<string, Readonly<Record<string, BlockUse>>>;

export type PageKey = keyof typeof pageBlocks;
type BlockKey<K extends PageKey> = Extract<keyof (typeof pageBlocks)[K], string>;

/** The pages that have a place for a picture at their top; without one it stays empty. */
export const picturedPages: readonly PageKey[] = [
	"home",
	"about",
	"team",
	"services",
	"concerns",
	"pricing",
	"shop",
	"specials",
	"testimonials",
	"resources",
	"careers",
	"contact",
	"schedule",
	"not-found",
];

export const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageBlocks, key);

const otherPaths: Readonly<Partial<Record<PageKey, string>>> = { home: "/", "not-found": "/404", media: "/admin/media" };

/** The address of a page, which its file in src/pages decides. */
export const getFixedPath = (key: PageKey): string => otherPaths[key] ?? `/${key}`;

/** A query result that the page needs. @throws Error if it's missing, so that the build stops */
export const required = <T>(value: T | null | undefined, what: string): T => {
	if (value === null || value === undefined)
		throw new Error(`${what} was not found. Expected it in content/: the page needs it. Restore it, or remove the page.`);
	return value;
};

interface Keyed {
	readonly key: string;
}

/** A page's texts that know which page's they are: `findBlock` takes its keys alone. */
export interface PageOf<K extends PageKey, B extends Keyed = Keyed> {
	readonly key: K;
	readonly blocks: readonly B[];
}

const isPage = <K extends PageKey, P extends Keyed>(page: P, key: K): page is P & { readonly key: K } => page.key === key;

/** The page with the key, as a query found it. @throws Error if it isn't there, so that the build stops */
export const requirePage = <K extends PageKey, P extends Keyed>(page: P | null | undefined, key: K): P & { readonly key: K } => {
	const found = required(page, `content/pages/${key}.json`);
	if (!isPage(found, key)) throw new Error(`The query found content/pages/${found.key}.json instead of content/pages/${key}.json. Correct its filter.`);
	return found;
};

/** The block of a page by its key. @throws Error if the page has none, so that the build stops */
export const findBlock = <K extends PageKey, B extends Keyed>(page: PageOf<K, B>, key: BlockKey<K>): B =>
	required(
		page.blocks.find((candidate) => candidate.key === key),
		`The block "${key}" of content/pages/${page.key}.json`,
	);
