import type { CollectionEntry, CollectionName } from "../../src/content/collections";
import { loadContent } from "../../src/content/load";
import { required } from "../../src/lib/required";
import { readAnswers } from "../../src/lib/services/finder/answers";
import {
	type Answers,
	findTreatments,
	type Treatment,
} from "../../src/lib/services/finder/find-treatments";

const { content } = loadContent(process.cwd());

/** The site's entries of a kind, so that tests follow what an editor writes. */
export const readEntries = <K extends CollectionName>(kind: K): CollectionEntry<K>[] =>
	content[kind].map(({ value }) => value);

export const pages = readEntries("pages");

export const findPage = (key: string) =>
	required(
		pages.find((page) => page.key === key),
		`The page "${key}"`,
	);

export const services = readEntries("services");
export const findService = (slug: string) =>
	required(
		services.find((each) => each.slug === slug),
		`The service "${slug}"`,
	);
export const aftercare = readEntries("aftercare");
export const team = readEntries("team");
export const specials = readEntries("specials");
export const synonyms = readEntries("synonyms");
export const waits = readEntries("waits");
export const statements = readEntries("statements");
export const packages = readEntries("packages");
export const memberships = readEntries("memberships");
export const categories = readEntries("categories");
export const concerns = readEntries("concerns");
export const exclusions = readEntries("exclusions");
export const campaigns = readEntries("campaigns");
export const finder = required(readEntries("finder")[0], "content/finder.json");
const areas = finder.areas.map((area) => ({
	...area,
	concern: { slug: area.concern, title: area.concern, guidePath: null },
}));
export const site = required(readEntries("site")[0], "content/site.json");
export const { social } = site;
export const { footer, help, menu } = required(
	readEntries("navigation")[0],
	"content/navigation.json",
);

export const treatments: Treatment[] = services.map((service) => ({
	...service,
	prices: service.prices.map((price) => ({
		...price,
		upTo: price.upTo ?? null,
		replaces: price.replaces ?? null,
		addedTo: price.addedTo ?? [],
	})),
	concerns: service.concerns.map((slug) => ({ slug })),
	exclusions: service.exclusions.map(({ exclusion, note = null }) => ({
		exclusion: required(
			exclusions.find(({ slug }) => slug === exclusion),
			exclusion,
		),
		note,
	})),
}));

/** What the finder offers and leaves out. */
export const findFor = (answers: Partial<Answers>) =>
	findTreatments(treatments, { ...readAnswers(new FormData()), ...answers }, finder.weights, areas);
