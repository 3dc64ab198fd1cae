import type { z } from "zod";
import { type BlockUse, pageBlocks } from "../lib/pages/page-blocks";
import type { LoadedEntry } from "../problems";
import { getShape } from "../schemas/entry-fields";
import { formatFile } from "../schemas/format";
import type { JsonSchema } from "../schemas/shape";
import { aftercare } from "./aftercare";
import { campaigns } from "./campaigns";
import { careers } from "./careers";
import { categories } from "./categories";
import { concernGuides } from "./concern-guides";
import { concerns } from "./concerns";
import type { Collection, PageDeclaration } from "./define-collection";
import { exclusions } from "./exclusions";
import { faqs } from "./faqs";
import { finder } from "./finder";
import { landingPages } from "./landing-pages";
import { legal } from "./legal";
import { media } from "./media";
import { memberships } from "./memberships";
import { navigation } from "./navigation";
import { packages } from "./packages";
import { pages } from "./pages";
import { fixedPages } from "./pages/fixed-pages";
import { products } from "./products";
import { redirects } from "./redirects";
import { resources } from "./resources";
import { reviews } from "./reviews";
import { services } from "./services";
import { site } from "./site";
import { specials } from "./specials";
import { statements } from "./statements";
import { synonyms } from "./synonyms";
import { team } from "./team";
import { waits } from "./waits";

/** All content, in the order in which the form editor lists it. */
export const collections = {
	services,
	aftercare,
	concernGuides,
	categories,
	concerns,
	exclusions,
	finder,
	waits,
	team,
	careers,
	reviews,
	specials,
	memberships,
	packages,
	campaigns,
	products,
	pages,
	resources,
	landingPages,
	legal,
	faqs,
	statements,
	site,
	navigation,
	redirects,
	synonyms,
	media,
};

export type CollectionName = keyof typeof collections;
export type CollectionEntry<K extends CollectionName> = z.infer<(typeof collections)[K]["schema"]>;

export type Content = { [K in CollectionName]: LoadedEntry<CollectionEntry<K>>[] };
export type Entries = { [K in CollectionName]: CollectionEntry<K>[] };

export const isCollectionName = (name: string): name is CollectionName =>
	Object.hasOwn(collections, name);

export const collectionNames = Object.keys(collections).filter(isCollectionName);

export type AnyCollection = Collection<Content, Entries>;

const byName: Readonly<Record<CollectionName, AnyCollection>> = collections;

export const getCollection = (name: CollectionName) => byName[name];

export const collectionList: readonly (readonly [CollectionName, AnyCollection])[] =
	collectionNames.map((name) => [name, byName[name]]);

export const pageCollections = collectionList.flatMap(([name, { page, ...collection }]) =>
	page ? [{ name, page, collection }] : [],
);

type BlockUses = Readonly<Record<string, BlockUse>>;

export interface PageWithBlocks extends PageDeclaration<Content, Entries> {
	readonly blocks: BlockUses;
}

const declarations: ReadonlyMap<string, PageDeclaration<Content, Entries>> = new Map([
	...Object.entries<PageDeclaration<Content, Entries>>(fixedPages),
	...collectionList.flatMap(([, { overview }]) =>
		overview ? [[overview.key, overview] as const] : [],
	),
]);

/** Every page of src/pages, by its key in content/pages. */
export const pageDeclarations: ReadonlyMap<string, PageWithBlocks> = new Map(
	Object.entries<BlockUses>(pageBlocks).map(([key, blocks]) => [
		key,
		{ ...declarations.get(key), blocks },
	]),
);

/** @returns a declaration without blocks if there's no such page */
export const getPageDeclaration = (key: string) => pageDeclarations.get(key) ?? { blocks: {} };

export const getPagePath = (key: string) => getPageDeclaration(key).path ?? `/${key}`;

/** The path of the page that answers a topic's questions. @returns undefined if none does */
export const findQuestionPage = (topic: string) => {
	const [key] = [...pageDeclarations].find(([, { topics = [] }]) => topics.includes(topic)) ?? [];
	return key === undefined ? undefined : getPagePath(key);
};

/** People know an entry by the first of these fields that it has. */
export const nameFields: readonly string[] = ["title", "name", "label", "city", "question", "alt"];

export const getNameField = ({ schema, key = "" }: Pick<Collection, "schema" | "key">) =>
	nameFields.find((field) => Object.hasOwn(schema.shape, field)) ?? key;

export const isEntryFile = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name);

/** @param file relative to content/ */
export const findCollection = (file: string) =>
	collectionList.find(
		([, { layout, path }]) =>
			(layout === "folder" ? file.slice(0, file.lastIndexOf("/")) : file) === path,
	)?.[1];

export const getFileShape = ({
	layout,
	schema,
}: Pick<Collection, "layout" | "schema">): JsonSchema =>
	layout === "array" ? { type: "array", items: getShape(schema) } : getShape(schema);

export const formatContent = (value: unknown, collection: Collection) =>
	formatFile(value, getFileShape(collection));
