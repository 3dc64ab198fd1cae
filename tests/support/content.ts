import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionEntry, CollectionName } from "../../src/content/collections";
import { required } from "../../src/lib/required";
import type { Treatment } from "../../src/lib/services/finder/find-treatments";

/** The content that the site is built from, so that tests follow what an editor writes. */

const folder = join(__dirname, "../../content");
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
const readAll = <K extends CollectionName>(kind: K) =>
	readdirSync(join(folder, kind))
		.filter((file) => file.endsWith(".json"))
		.sort()
		.map((file) => read<CollectionEntry<K>>(join(kind, file)));
const readList = <K extends CollectionName>(kind: K) => read<CollectionEntry<K>[]>(`${kind}.json`);

export const pages = readAll("pages");

/** A page by its key. @throws if content/pages has no such page */
export const findPage = (key: string): CollectionEntry<"pages"> => {
	const page = pages.find((each) => each.key === key);
	if (!page) throw new Error(`content/pages has no page with the key "${key}"; there are ${pages.map((each) => each.key).join(", ")}.`);
	return page;
};

export const services = readAll("services");
export const aftercare = readAll("aftercare");
export const team = readAll("team");
export const specials = readAll("specials");
export const synonyms = readList("synonyms");
export const waits = readList("waits");
export const statements = readList("statements");
export const packages = readList("packages");
export const memberships = readList("memberships");
export const categories = readList("categories");
export const concerns = readList("concerns");
export const exclusions = readList("exclusions");
export const campaigns = readList("campaigns");
export const finder = read<CollectionEntry<"finder">>("finder.json");
export const site = read<CollectionEntry<"site">>("site.json");
export const { social } = site;
export const { help, menu } = read<CollectionEntry<"navigation">>("navigation.json");

/** The treatments as the finder reads them. */
export const treatments: Treatment[] = services.map((service) => ({
	...service,
	prices: service.prices.map((price) => ({ ...price, upTo: price.upTo ?? null, replaces: price.replaces ?? null, addedTo: price.addedTo ?? [] })),
	concerns: service.concerns.map((slug) => ({ slug })),
	exclusions: service.exclusions.map(({ exclusion, note = null }) => ({
		exclusion: required(
			exclusions.find(({ slug }) => slug === exclusion),
			exclusion,
		),
		note,
	})),
}));
