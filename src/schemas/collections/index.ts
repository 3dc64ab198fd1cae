import { z } from "zod";
import { type FileFormat, formatFile } from "../format";
import type { Shape } from "../shape";
import { aftercare, wait } from "./care";
import { finder } from "./finder";
import { campaign, membership, product, special, treatmentPackage } from "./offers";
import { concernGuide, landingPage, legalPage, page, resource } from "./page";
import { service } from "./service";
import { navigation, site } from "./site";
import { category, concern, exclusion, mediaEntry, redirect, review, siteFaq, statement, synonym } from "./small-collections";
import { career, teamMember } from "./team-member";

export interface Collection {
	/** A folder with one object per file, a file with one array, or a file with one object. */
	layout: "folder" | "array" | "object";
	path: string;
	schema: z.ZodObject;
	/** The field that identifies an entry; in a folder it equals the file's name. */
	key?: string;
	type: string;
	/** True for a list whose order means nothing: it's sorted by its key. */
	sorted?: true;
}

/** All content, by collection. A new one is a line here, a schema and a GraphQL type. */
export const collections = {
	site: { layout: "object", path: "site.json", schema: site, type: "Business" },
	navigation: { layout: "object", path: "navigation.json", schema: navigation, type: "Navigation" },
	pages: { layout: "folder", path: "pages", schema: page, key: "key", type: "Page" },
	categories: { layout: "array", path: "categories.json", schema: category, key: "slug", type: "Category" },
	concerns: { layout: "array", path: "concerns.json", schema: concern, key: "slug", type: "Concern" },
	exclusions: { layout: "array", path: "exclusions.json", schema: exclusion, key: "slug", type: "Exclusion" },
	finder: { layout: "object", path: "finder.json", schema: finder, type: "Finder" },
	services: { layout: "folder", path: "services", schema: service, key: "slug", type: "Service" },
	aftercare: { layout: "folder", path: "aftercare", schema: aftercare, key: "slug", type: "Aftercare" },
	waits: { layout: "array", path: "waits.json", schema: wait, type: "Wait" },
	team: { layout: "folder", path: "team", schema: teamMember, key: "slug", type: "TeamMember" },
	reviews: { layout: "array", path: "reviews.json", schema: review, key: "id", type: "Review" },
	memberships: { layout: "array", path: "memberships.json", schema: membership, key: "slug", type: "Membership" },
	packages: { layout: "array", path: "packages.json", schema: treatmentPackage, key: "slug", type: "TreatmentPackage" },
	specials: { layout: "folder", path: "specials", schema: special, key: "slug", type: "Special" },
	products: { layout: "folder", path: "products", schema: product, key: "slug", type: "Product" },
	resources: { layout: "folder", path: "resources", schema: resource, key: "slug", type: "Resource" },
	concernGuides: { layout: "folder", path: "concern-guides", schema: concernGuide, key: "slug", type: "ConcernGuide" },
	careers: { layout: "folder", path: "careers", schema: career, key: "slug", type: "Career" },
	legal: { layout: "folder", path: "legal", schema: legalPage, key: "slug", type: "LegalPage" },
	landingPages: { layout: "folder", path: "landing-pages", schema: landingPage, key: "slug", type: "LandingPage" },
	faqs: { layout: "array", path: "faqs.json", schema: siteFaq, key: "question", type: "SiteFaq" },
	campaigns: { layout: "array", path: "campaigns.json", schema: campaign, key: "slug", type: "Campaign" },
	statements: { layout: "array", path: "statements.json", schema: statement, key: "name", type: "Statement" },
	synonyms: { layout: "array", path: "synonyms.json", schema: synonym, key: "href", type: "Synonym" },
	redirects: { layout: "array", path: "redirects.json", schema: redirect, key: "from", type: "Redirect" },
	media: { layout: "array", path: "media/catalog.json", schema: mediaEntry, key: "file", type: "Picture", sorted: true },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
export type CollectionEntry<K extends CollectionName> = z.infer<(typeof collections)[K]["schema"]>;

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collections, name);

export const collectionNames = Object.keys(collections).filter(isCollectionName);

/** The fields by which people know an entry: the first of these that it has. */
export const nameFields: readonly string[] = ["title", "name", "label", "city", "question", "alt"];

/** The field that people know an entry by: its title, its name or another text at its beginning, or else its key. */
export const getNameField = ({ schema, key = "" }: Pick<Collection, "schema" | "key">): string =>
	nameFields.find((field) => Object.hasOwn(schema.shape, field)) ?? key;

/** A file of a folder is called by its entry's key: lowercase words joined by hyphens. */
export const isEntryFile = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name);

/** The collection that a JSON file belongs to; the path is relative to content/. */
export const findCollection = (file: string): Collection | undefined =>
	Object.values<Collection>(collections).find(({ layout, path }) => (layout === "folder" ? file.slice(0, file.lastIndexOf("/")) : file) === path);

const shapes = new WeakMap<z.ZodObject, Shape>();

/** The shape of an entry of a collection, as an editor writes it: a field with a default may be left out. */
export const getShape = ({ schema }: Pick<Collection, "schema">): Shape => {
	// What zod writes for our schemas is what Shape describes; the form editor throws for anything that it doesn't know.
	const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as Shape);
	shapes.set(schema, shape);
	return shape;
};

/** How the files of a collection are laid out: each is one entry, or a list of them. */
export const getFileFormat = (collection: Collection): FileFormat => {
	const entry = getShape(collection);
	return collection.layout === "array" ? { schema: { type: "array", items: entry }, sortedBy: collection.sorted && collection.key } : { schema: entry };
};

export const formatContent = (value: unknown, collection: Collection): string => formatFile(value, getFileFormat(collection));
