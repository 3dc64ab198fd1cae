import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { getPath } from "../../lib/content/navigation";
import type { CollectionName } from "../collections";
import { type Content, getAtPath, type LoadedEntry, type Raw } from "../load";
import { formatPath, type Problem, show } from "../problem";
import { type License, licensesFor } from "../schemas/license";

const at = (entry: LoadedEntry<unknown>, path: string): string => (entry.at ? `${entry.at}.${path}` : path);

/** Two entries of a kind with the same key. */
const duplicates = (content: Content, kind: CollectionName, key: string): Problem[] => {
	const seen = new Map<unknown, LoadedEntry<unknown>>();
	return (content[kind] as LoadedEntry<unknown>[]).flatMap((entry) => {
		const value = (entry.value as Record<string, unknown>)[key];
		const first = seen.get(value);
		if (!first) {
			seen.set(value, entry);
			return [];
		}
		return [
			{
				file: entry.file,
				path: at(entry, key),
				found: show(value),
				expected: `a ${key} no other entry has`,
				remedy: `${first.file}${first.at ? ` (${first.at})` : ""} has it already: change one of them.`,
			},
		];
	});
};

const known = (raw: Raw, kind: CollectionName, key: string): Set<unknown> => new Set(raw[kind].map((entry) => getAtPath(entry, [key])));

/** Values that should name an entry of another kind. */
const references = (entry: LoadedEntry<unknown>, path: string, values: readonly string[], names: Set<unknown>, home: string): Problem[] =>
	values.flatMap((value, index) =>
		names.has(value)
			? []
			: [
					{
						file: entry.file,
						path: at(entry, values.length > 1 ? `${path}[${index}]` : path),
						found: show(value),
						expected: `one of ${home}: ${[...names].join(", ").slice(0, 400)}`,
						remedy: `Correct it, or add the entry to ${home}.`,
					},
				],
	);

const repeated = (entry: LoadedEntry<unknown>, path: string, values: readonly string[]): Problem[] =>
	new Set(values).size === values.length
		? []
		: [{ file: entry.file, path: at(entry, path), found: show(values), expected: "each value once", remedy: "Remove the repetition." }];

const pictureFields = (value: Record<string, unknown>): [string, string][] => [
	...(typeof value.image === "string" ? [["image", value.image] as [string, string]] : []),
	...(Array.isArray(value.galleryImages) ? value.galleryImages.map((name, index) => [`galleryImages[${index}]`, name as string] as [string, string]) : []),
	...(Array.isArray(value.blocks)
		? value.blocks.flatMap((block: { image?: string }, index) => (block.image ? [[`blocks[${index}].image`, block.image] as [string, string]] : []))
		: []),
];

const pictures = (content: Content, raw: Raw): Problem[] => {
	const names = known(raw, "media", "file");
	return (Object.keys(content) as CollectionName[]).flatMap((kind) =>
		(content[kind] as LoadedEntry<unknown>[]).flatMap((entry) =>
			pictureFields(entry.value as Record<string, unknown>).flatMap(([path, name]) =>
				names.has(name)
					? []
					: [
							{
								file: entry.file,
								path: at(entry, path),
								found: show(name),
								expected: "a picture listed in content/media/catalog.json",
								remedy: "Put the file into content/media and its line, with alt text, into the catalog; or correct the name.",
							},
						],
			),
		),
	);
};

/** The most a picture weighs: every build of every developer reads it. */
const heaviest = 600_000;

const mediaFiles = (root: string, content: Content): Problem[] =>
	content.media.flatMap((entry) => {
		const problems: Problem[] = [];
		const bytes = statSync(join(root, "content/media", entry.value.file), { throwIfNoEntry: false })?.size;
		if (bytes !== undefined && bytes > heaviest)
			problems.push({
				file: entry.file,
				path: at(entry, "file"),
				found: `${entry.value.file}, ${Math.ceil(bytes / 1000)} kB`,
				expected: `${heaviest / 1000} kB or less, 2400 px wide at most`,
				remedy: "Scale it down and save it as a JPEG of quality 80; what browsers get is made from it.",
			});
		if (bytes === undefined)
			problems.push({
				file: entry.file,
				path: at(entry, "file"),
				found: show(entry.value.file),
				expected: "a file in content/media",
				remedy: "Add the file, or remove the line.",
			});
		if (entry.value.client && !entry.value.consent)
			problems.push({
				file: entry.file,
				path: at(entry, "consent"),
				found: "nothing",
				expected: "the reference of the client's written consent",
				remedy: "Add the reference, or remove the picture.",
			});
		return problems;
	});

const license = (content: Content): Problem[] => {
	const held = new Map(content.team.map(({ value }) => [value.slug, value.licenses] as const));
	return content.services.flatMap((entry) => {
		const allowed: readonly License[] = licensesFor[entry.value.procedure];
		return entry.value.performers.flatMap((slug, index) => {
			const has = held.get(slug);
			if (!has || has.some((one) => allowed.includes(one))) return [];
			return [
				{
					file: entry.file,
					path: `performers[${index}]`,
					found: `${slug}, licensed as ${has.join(", ")}`,
					expected: `for ${entry.value.procedure}, one of: ${allowed.join(", ")}`,
					remedy: "Name someone licensed for it; who may perform what is in src/content/schemas/license.ts.",
				},
			];
		});
	});
};

const perService = (content: Content, raw: Raw): Problem[] => {
	const services = known(raw, "services", "slug");
	const categories = known(raw, "categories", "slug");
	const concerns = known(raw, "concerns", "slug");
	const team = known(raw, "team", "slug");
	return content.services.flatMap((entry) => {
		const { category, concerns: treated, performers, related, slug, galleryImages, image } = entry.value;
		return [
			...references(entry, "category", [category], categories, "content/categories.json"),
			...references(entry, "concerns", treated, concerns, "content/concerns.json"),
			...references(entry, "performers", performers, team, "content/team"),
			...references(entry, "related", related, services, "content/services"),
			...repeated(entry, "related", [...related, slug]),
			...repeated(entry, "galleryImages", [...galleryImages, image]),
		];
	});
};

const otherReferences = (content: Content, raw: Raw): Problem[] => {
	const services = known(raw, "services", "slug");
	const team = known(raw, "team", "slug");
	return [
		...content.resources.flatMap((entry) => [
			...references(entry, "reviewer", [entry.value.reviewer], team, "content/team"),
			...references(entry, "relatedServices", entry.value.relatedServices, services, "content/services"),
		]),
		...content.reviews.flatMap((entry) => (entry.value.service ? references(entry, "service", [entry.value.service], services, "content/services") : [])),
		...content.specials.flatMap((entry) => [
			...references(entry, "services", entry.value.services, services, "content/services"),
			...(entry.value.ends && entry.value.ends < entry.value.starts
				? [
						{
							file: entry.file,
							path: "ends",
							found: show(entry.value.ends),
							expected: `a day not before ${entry.value.starts}`,
							remedy: "Correct starts or ends.",
						},
					]
				: []),
		]),
		...content.packages.flatMap((entry) => references(entry, "services", entry.value.services, services, "content/services")),
		...content.landingPages.flatMap((entry) => references(entry, "services", entry.value.services, services, "content/services")),
	];
};

/** Every `href` of a value, with its path. */
const findHrefs = (value: unknown, path: PropertyKey[] = []): [string, string][] => {
	if (Array.isArray(value)) return value.flatMap((item, index) => findHrefs(item, [...path, index]));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, item]): [string, string][] =>
		key === "href" && typeof item === "string" ? [[formatPath([...path, key]), item]] : findHrefs(item, [...path, key]),
	);
};

/** Links into the site lead to a page that is made, or to a file of static/. Query and hash are the page's own business. */
const links = (root: string, content: Content, raw: Raw): Problem[] => {
	const slugs = (kind: "services" | "team" | "resources" | "legal" | "landingPages", folder: string) =>
		[...known(raw, kind, "slug")].map((slug) => `${folder}/${String(slug)}`);
	const paths = new Set<unknown>([
		...known(raw, "pages", "path"),
		...slugs("services", "/services"),
		...slugs("team", "/team"),
		...slugs("resources", "/resources"),
		...slugs("legal", ""),
		...slugs("landingPages", ""),
	]);
	const leads = (path: string) => paths.has(path) || (/\.[a-z0-9]+$/i.test(path) && existsSync(join(root, "static", path)));
	return (Object.values(content) as LoadedEntry<unknown>[][]).flat().flatMap((entry) =>
		findHrefs(entry.value).flatMap(([path, href]) =>
			!href.startsWith("/") || leads(getPath(href))
				? []
				: [
						{
							file: entry.file,
							path: at(entry, path),
							found: show(href),
							expected: "the address of a page that exists",
							remedy: "Correct the address, or add the page it leads to.",
						},
					],
		),
	);
};

/** Keys that repeat, names and links that lead nowhere, pictures that are missing, performers without the license. */
export const checkRelations = (root: string, content: Content, raw: Raw): Problem[] => [
	...(
		[
			"pages",
			"categories",
			"concerns",
			"services",
			"team",
			"reviews",
			"memberships",
			"packages",
			"specials",
			"products",
			"resources",
			"careers",
			"legal",
			"landingPages",
			"faqs",
			"campaigns",
			"media",
		] as const
	).flatMap((kind) => duplicates(content, kind, { reviews: "id", pages: "key", faqs: "question", media: "file" }[kind as string] ?? "slug")),
	...duplicates(content, "pages", "path"),
	...duplicates(content, "categories", "id"),
	...duplicates(content, "team", "id"),
	...duplicates(content, "products", "order"),
	...pictures(content, raw),
	...mediaFiles(root, content),
	...perService(content, raw),
	...license(content),
	...otherReferences(content, raw),
	...links(root, content, raw),
];
