import type { z } from "zod";
import type { CollectionName, collections } from "../collections";
import type { Content, RawContent } from "../load";

/** An entry as it's written into its file. */
export type Input<K extends CollectionName> = z.input<(typeof collections)[K]["schema"]>;

export interface Options {
	/** The slug of the category it's for; only for a service. */
	readonly category?: string;
	/** The slug of the service it resembles; only for a service. */
	readonly like?: string;
	/** Today at the spa, as YYYY-MM-DD; otherwise what the spa's clock says. */
	readonly today?: string;
}

/** What a draft is made from. */
export interface Source extends Omit<Options, "today"> {
	/** The project's root folder. */
	readonly root: string;
	readonly title: string;
	readonly slug: string;
	/** Today at the spa, as YYYY-MM-DD. */
	readonly today: string;
	readonly content: Content;
	/** Also the entries that are wrong. */
	readonly raw: RawContent;
}

/** Another file that the new entry needs changed. */
export interface Change {
	readonly collection: CollectionName;
	/** From the project's root. */
	readonly file: string;
	readonly value: unknown;
	/** What was changed there, for the list that's printed. */
	readonly what: string;
}

/** A new entry, the changes it needs elsewhere, and what its maintainer does next. */
export interface Draft<K extends CollectionName> {
	readonly entry: Input<K>;
	readonly changes?: readonly Change[];
	readonly next: readonly string[];
}
