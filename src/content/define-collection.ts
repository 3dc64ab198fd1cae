import type { z } from "zod";
import type { PageKey } from "../lib/pages/page-blocks";
import type { SearchDocument } from "../lib/search/documents";
import type { EntryField } from "../schemas/entry-fields";
import type { LoadedEntry } from "../schemas/problem";
import type { ComputedFields } from "./node-model";
import type { PicturePlace } from "./picture-places";

export type Loaded<E> = { readonly [K in keyof E]: readonly LoadedEntry<E[K]>[] };

export const listSlugs = (entries: readonly LoadedEntry<{ readonly slug: string }>[]): string[] =>
	entries.map(({ value }) => value.slug);

/** What's wrong with an entry: where in it, and a message that says what to do. */
export type Findings = Iterable<readonly [path: string, message: string]>;

export interface CheckContext {
	readonly fields: readonly EntryField[];
	readonly today: string;
}

interface Parameter {
	/** Any words are allowed if it's missing. */
	readonly names?: readonly string[];
	/** How many may be given, with commas between them. */
	readonly most?: number;
}

export interface Anchor {
	readonly id: string;
	/** What in content/ makes the id; missing if the page's code does. */
	readonly source?: { readonly entry: LoadedEntry<unknown>; readonly path: string };
}

interface EditorPlace {
	readonly group: "treatments" | "people" | "offers" | "texts" | "business" | "pictures";
	readonly label: string;
	readonly singular?: string;
	/** A folder's icon, by its name in Material Symbols. */
	readonly icon?: string;
	/** The item of src/editor/groups.ts that holds the file. */
	readonly item?: string;
	/** The site asks for each entry by name, so none is added or deleted. */
	readonly fixed?: true;
}

/** Content to replace before the launch. */
interface Sample {
	/** The path of what has `sample`, if it's not the entry itself. */
	readonly at?: string;
	readonly what: string;
	readonly remedy: string;
}

/** What a page of src/pages declares besides its blocks. */
export interface PageDeclaration<C = object, E = object> {
	/** A slash and its key by default. */
	readonly path?: string;
	/** The place of the picture at its top; true for the usual one. */
	readonly pictured?: true | PicturePlace;
	/** Ids that its code makes. */
	readonly ids?: readonly string[];
	readonly lists?: readonly string[];
	/** The topics of content/faqs.json that it answers. */
	readonly topics?: readonly string[];
	/** Collections whose slugs are ids on it. */
	readonly anchorsOf?: readonly string[];
	/** Other ids, which depend on entries. */
	anchors?(content: C): Anchor[];
	parameters?(content: C): Readonly<Record<string, Parameter>>;
	/** What the search finds on it besides its blocks. */
	searchLines?(entries: E): string[];
}

/** The pages of a collection, one for each entry. */
export interface PageFamily<C = object, T = object> {
	/** The folder of their addresses, such as "/services"; empty for pages at the top. */
	readonly folder: string;
	readonly template: string;
	/** The field with a page's title; `detail` is for a smaller line below it. */
	readonly title: "title" | "name" | "heading";
	readonly detail?: string;
	readonly sitemap: { readonly id: string; readonly heading: string };
	/** Ids that every page has. */
	readonly ids: readonly string[];
	anchors?(entry: LoadedEntry<T>, content: C): Anchor[];
}

/**
 * A folder with a file for each entry, or a file with a list or one object. `key` is the field that
 * identifies an entry.
 */
type Layout =
	| { readonly layout: "folder"; readonly key: string }
	| { readonly layout: "array" | "object"; readonly key?: string };

export type Collection<C = object, E = object, T = object> = Layout & {
	readonly path: string;
	readonly schema: z.ZodObject;
	readonly type: string;
	readonly computed?: ComputedFields;
	/** Fields that no two entries share, besides the key. */
	readonly unique?: readonly string[];
	readonly fewestWords?: number;
	readonly editor: EditorPlace;
	/** For `npm run new`: the kind's name, and a title for its messages. */
	readonly command?: { readonly kind: string; readonly example: string };
	readonly samples?: readonly Sample[];
	readonly page?: PageFamily<C, T>;
	readonly overview?: PageDeclaration<C, E> & { readonly key: PageKey };
	/** The place of its pictures, unless a field has one of its own. */
	readonly picture?: PicturePlace;
	check?(entry: T, content: C, context: CheckContext): Findings;
	/** Where an entry is shown, if it has no page. */
	shownAt?(entry: T): { title: string; path: string };
	/** @param typed what visitors type for a page, by its address */
	search?(own: readonly T[], all: E, typed: ReadonlyMap<string, string>): SearchDocument[];
};

type Defined<S extends z.ZodObject> = Collection<object, object, z.infer<S>> & {
	readonly schema: S;
};

export const defineCollection = <S extends z.ZodObject>(collection: Defined<S>): Defined<S> =>
	collection;
