/** Written by src/gatsby/search. */
export const searchIndexPath = "/search-index.json";

export type DocumentKind =
	| "treatment"
	| "price"
	| "concern"
	| "category"
	| "person"
	| "article"
	| "question"
	| "page"
	| "help";

export interface SearchDocument {
	readonly href: string;
	readonly kind: DocumentKind;
	readonly title: string;
	/** A price, a role, the page that a question is on. */
	readonly note?: string;
	/** A result shows the one that the query matches, or the first one. */
	readonly lines: readonly string[];
	/** Words that find it but aren't shown. */
	readonly synonyms?: string;
	readonly patterns?: readonly string[];
	readonly keywords?: string;
	readonly category?: string;
}

export interface Suggestion {
	readonly label: string;
	readonly href: string;
}

export interface SearchCondition {
	/** A regular expression for what spaceOut makes of a query. */
	readonly pattern: string;
	/** What's searched for instead, after a space. */
	readonly word?: string;
	/** Whether all treatments are listed if the query names none; otherwise only those that it's about or rules out. */
	readonly all?: boolean;
	/** "Not for skin type V". */
	readonly label: string;
	/** The treatments that it rules out, by address, each with what changes that. */
	readonly unfit: Readonly<Record<string, string>>;
}

export interface SearchIndex {
	readonly suggestions: readonly Suggestion[];
	readonly places: readonly string[];
	readonly conditions?: readonly SearchCondition[];
	readonly documents: readonly SearchDocument[];
}
