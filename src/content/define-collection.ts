import type { z } from "zod";
import type { SearchDocument } from "../lib/search/documents";
import type { EntryField } from "../schemas/fields";
import type { LoadedEntry, Problem } from "../schemas/problem";
import type { ComputedFields } from "./node-model";

/** How much of a part a page shows: any, at least one, at most one, or exactly so many. */
type Amount = "any" | "some" | "one-at-most" | number;

/** What a page shows of a block besides its heading. A part that isn't here isn't shown. */
export interface BlockUse {
	/** True if the block's key is an id on the page, so that a link can lead to it. */
	readonly anchor?: true;
	/** True if the search finds it by itself; it has an anchor. */
	readonly search?: true;
	/** True if visitors see it at times only, such as after sending a form. */
	readonly state?: true;
	readonly eyebrow?: "any" | "some";
	readonly text?: Amount;
	readonly points?: Amount;
	readonly links?: Amount;
	readonly image?: "any" | "some";
}

export type Loaded<E> = { readonly [K in keyof E]: readonly LoadedEntry<E[K]>[] };

export interface CheckContext {
	readonly fields: readonly EntryField[];
	readonly today: string;
}

/** The place that shows a picture, and the least that it asks of it: the widest box in CSS pixels times 1.25, or what a shared link's picture takes (590 × 630). */
export type PicturePlace = readonly [place: string, width: number, height: number];

/** What a page reads from its address behind the question mark. */
interface Parameter {
	/** What it may say; any words if missing. */
	readonly names?: readonly string[];
	/** How many of them it may say, with commas between them. */
	readonly most?: number;
}

export interface Anchor {
	readonly id: string;
	/** What in content/ makes the id; missing if the page's code does. */
	readonly source?: { readonly entry: LoadedEntry<unknown>; readonly path: string };
}

/** Where the form editor lists a collection, and what it calls it and one of its entries. */
interface EditorPlace {
	readonly group: "treatments" | "people" | "offers" | "texts" | "business" | "pictures";
	readonly label: string;
	readonly singular?: string;
	/** The icon of a folder, by its name in Material Symbols. A file has that of its item. */
	readonly icon?: string;
	/** The item of the list that a file shares with others (src/editor/groups.ts). */
	readonly item?: string;
	/** True if the site asks for each of its entries by name. */
	readonly fixed?: true;
}

/** Content to replace before a launch: what it is, and how. */
interface Sample {
	/** Where in an entry the mark is, if not at the entry itself. */
	readonly at?: string;
	/** The key of the entry, if it's about one alone. */
	readonly key?: string;
	readonly what: string;
	readonly remedy: string;
}

/**
 * A page of src/pages: what it asks of its file in content/pages, and what it lists. Its methods get all content, and name what they need of it.
 */
export interface PageDeclaration<C = object, E = object> {
	/** Its address, if that isn't its key. */
	readonly path?: string;
	/** The parts of its text that it asks for, by their keys. */
	readonly blocks: Readonly<Record<string, BlockUse>>;
	/** True if there's the usual place for a picture at its top, or what that place is. */
	readonly pictured?: true | PicturePlace;
	/** Places to link to that its code makes. */
	readonly ids?: readonly string[];
	readonly lists?: readonly string[];
	/** The topics of the questions of content/faqs.json that it answers. */
	readonly topics?: readonly string[];
	/** The collections of whose entries' slugs it makes places to link to. */
	readonly anchorsOf?: readonly string[];
	/** Other places to link to that it makes from entries. */
	anchors?(content: C): Anchor[];
	parameters?(content: C): Readonly<Record<string, Parameter>>;
	/** What the search finds on it besides its blocks. */
	lines?(entries: E): string[];
}

/** The pages of a collection: one for each entry, made from a template. */
export interface PageFamily<C = object> {
	/** The folder of their addresses: "/services"; empty for pages at the top. */
	readonly folder: string;
	readonly template: string;
	/** The field that's a page's title where it's listed, and on its social picture; `detail` is a smaller line below it. */
	readonly title: "title" | "name" | "heading";
	readonly detail?: string;
	/** Their part of /sitemap: its id and heading. */
	readonly sitemap: { readonly id: string; readonly heading: string };
	/** Places to link to: those that the template makes on every page, and those that depend on the entry. */
	readonly ids: readonly string[];
	anchors?(entry: LoadedEntry<object>, content: C): Anchor[];
}

/** A folder with one object per file, a file with one array, or a file with one object; and the field that identifies an entry, in a folder by the file's name. */
type Layout = { readonly layout: "folder"; readonly key: string } | { readonly layout: "array" | "object"; readonly key?: string };

/** A kind of content: where its files are, what a human calls it, and where the site shows it. */
export type Collection<C = object, E = object> = Layout & {
	readonly path: string;
	readonly schema: z.ZodObject;
	readonly type: string;
	readonly computed?: ComputedFields;
	/** True for a list whose order means nothing: it's sorted by its key. */
	readonly sorted?: true;
	/** Fields that no two entries share, besides the key. */
	readonly unique?: readonly string[];
	readonly fewestWords?: number;
	readonly editor: EditorPlace;
	/** What `npm run new` calls an entry, and a title for its messages. */
	readonly command?: { readonly kind: string; readonly example: string };
	readonly samples?: readonly Sample[];
	readonly page?: PageFamily<C>;
	/** The page of src/pages that lists its entries, with its key. */
	readonly overview?: PageDeclaration<C, E> & { readonly key: string };
	/** The place that shows its pictures, unless a field has a place of its own. */
	readonly picture?: PicturePlace;
	/** What the schema can't see: whether an entry agrees with itself and with others. */
	check?(entry: LoadedEntry<object>, content: C, context: CheckContext): Iterable<Problem>;
	/** Where an entry with a picture is shown, if it isn't a page. */
	shownAt?(entry: object): { title: string; path: string };
	/** What the search finds. @param typed what visitors type if they mean a page, by its address */
	search?(entries: E, typed: ReadonlyMap<string, string>): SearchDocument[];
};

/** A collection whose schema and whose overview's key and blocks are known as types. */
type Defined<S extends z.ZodObject, K extends string, B extends PageDeclaration["blocks"]> = Collection & {
	readonly schema: S;
	readonly overview?: { readonly key: K; readonly blocks: B };
};

/** Declares a kind of content. src/content/collections.ts lists them all. */
export const defineCollection = <S extends z.ZodObject, K extends string = never, B extends PageDeclaration["blocks"] = never>(
	collection: Defined<S, K, B>,
): Defined<S, K, B> => collection;
