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
	readonly note?: string;
	/** A result shows the line that matches the query best, or else the first one. */
	readonly lines: readonly string[];
	/** Separated by a comma and a space. They find the document but aren't shown. */
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
	/** A regular expression for a query after spaceOut (patterns.ts). */
	readonly pattern: string;
	/** What's searched for instead. It begins with a space. */
	readonly word?: string;
	/**
	 * Whether a query that names no treatment lists all, not only those that are about it or ruled
	 * out.
	 */
	readonly all?: boolean;
	/** "Not for skin type V". */
	readonly label: string;
	/** The addresses of treatments that it rules out, each with the end of the label. */
	readonly unfit: Readonly<Record<string, string>>;
}

export interface SearchIndex {
	readonly suggestions: readonly Suggestion[];
	readonly places: readonly string[];
	readonly conditions?: readonly SearchCondition[];
	readonly documents: readonly SearchDocument[];
}
