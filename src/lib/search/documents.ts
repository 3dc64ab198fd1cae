/** The index, below public/; src/gatsby/search writes it, and the browser fetches it with the first search. */
export const searchIndexPath = "/search-index.json";

export type DocumentKind = "treatment" | "price" | "concern" | "category" | "person" | "article" | "question" | "page" | "help";

/** Whom a treatment isn't for. What holds for everybody is left out. */
export interface Limits {
	readonly skinTypes?: { readonly from: number; readonly to: number };
	readonly minAge?: number;
	/** Places in the index's list of exclusions, each with what changes it. */
	readonly exclusions?: readonly (readonly [place: number, note?: string])[];
}

export interface SearchDocument {
	/** Where it leads: a page, or a place on one. Unique. */
	readonly href: string;
	readonly kind: DocumentKind;
	readonly title: string;
	/** A few words beside the title: a price, a role, the page that a question is on. */
	readonly note?: string;
	/** Texts that a result shows: the first one, or the one that the query matches. */
	readonly lines: readonly string[];
	/** Words that find it but aren't shown: synonyms first. */
	readonly synonyms?: string;
	/** Words that find it only together (patterns.ts). */
	readonly patterns?: readonly string[];
	readonly keywords?: string;
	readonly category?: string;
	readonly limits?: Limits;
}

/** A link that's offered before anything is typed. */
export interface Suggestion {
	readonly label: string;
	readonly href: string;
}

/** Why a treatment may not be for somebody, and the words that say so. */
export interface SearchExclusion {
	readonly label: string;
	readonly words: readonly string[];
}

/** The file at `searchIndexPath`. */
export interface SearchIndex {
	readonly suggestions: readonly Suggestion[];
	/** The cities around. */
	readonly places: readonly string[];
	readonly exclusions?: readonly SearchExclusion[];
	readonly documents: readonly SearchDocument[];
}
