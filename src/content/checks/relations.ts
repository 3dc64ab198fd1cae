import { statSync } from "node:fs";
import { join } from "node:path";
import { findLinkTargets } from "../../lib/content/inline-links";
import { getPath } from "../../lib/content/navigation";
import { type Collection, type CollectionName, collections } from "../collections";
import { type Content, getAtPath, type LoadedEntry, type RawContent } from "../load";
import { findAddresses } from "../page-sources";
import { findPictures } from "../pictures";
import { formatPath, formatValue, type Problem, problemAt } from "../problem";
import { type License, licensesFor, type Procedure, prescribers } from "../schemas/license";
import { listNames, suggestOr } from "../suggest";
import { walk } from "../walk";
import { checkRedirects } from "./redirects";

/** Entries of a collection that share the value of a field. */
const findDuplicates = (content: Content, collection: CollectionName, key: string): Problem[] => {
	const seen = new Map<unknown, LoadedEntry<unknown>>();
	return content[collection].flatMap((entry) => {
		const value = getAtPath(entry.value, [key]);
		const first = seen.get(value);
		if (!first) {
			seen.set(value, entry);
			return [];
		}
		const remedy = `${first.file}${first.at ? ` (${first.at})` : ""} has it already: change one of them.`;
		return [problemAt(entry, key, { found: formatValue(value), expected: `a ${key} no other entry has`, remedy })];
	});
};

const checkKeys = (content: Content): Problem[] =>
	(Object.keys(collections) as CollectionName[]).flatMap((name) => {
		const { key }: Collection = collections[name];
		return key ? findDuplicates(content, name, key) : [];
	});

const getKeys = (raw: RawContent, collection: CollectionName, key = "slug"): Set<unknown> => new Set(raw[collection].map((entry) => getAtPath(entry, [key])));

/** Values that should be keys of another collection. */
const checkReferences = (entry: LoadedEntry<unknown>, field: string, values: readonly string[], keys: Set<unknown>, home: string): Problem[] =>
	values.flatMap((value, index) => {
		if (keys.has(value)) return [];
		const names = [...keys].map(String);
		const expected = `one of ${home}: ${listNames(names)}`;
		const remedy = suggestOr(value, names, `Correct it, or add the entry to ${home}.`);
		return [problemAt(entry, values.length > 1 ? `${field}[${index}]` : field, { found: formatValue(value), expected, remedy })];
	});

const checkUnique = (entry: LoadedEntry<unknown>, field: string, values: readonly string[]): Problem[] =>
	new Set(values).size === values.length
		? []
		: [problemAt(entry, field, { found: formatValue(values), expected: "each value once", remedy: "Remove the repetition." })];

const checkPictures = (content: Content, raw: RawContent): Problem[] => {
	const files = getKeys(raw, "media", "file");
	const expected = "a picture listed in content/media/catalog.json";
	const remedy = "Put the file into content/media and add it to the catalog, with alt text; or correct the name.";
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findPictures(entry.value).flatMap(({ path, file }) => (files.has(file) ? [] : [problemAt(entry, path, { found: formatValue(file), expected, remedy })])),
		);
};

/** Bytes. Every build reads every picture. */
const maxPictureSize = 600_000;

const checkMediaFiles = (root: string, content: Content): Problem[] =>
	content.media.flatMap((entry) => {
		const problems: Problem[] = [];
		const { file, client, consent } = entry.value;
		const bytes = statSync(join(root, "content/media", file), { throwIfNoEntry: false })?.size;
		if (bytes === undefined)
			problems.push(problemAt(entry, "file", { found: formatValue(file), expected: "a file in content/media", remedy: "Add the file, or remove the entry." }));
		else if (bytes > maxPictureSize)
			problems.push(
				problemAt(entry, "file", {
					found: `${file}, ${Math.ceil(bytes / 1000)} kB`,
					expected: `${maxPictureSize / 1000} kB or less, 2400 px wide at most`,
					remedy: "Scale it down and save it as a JPEG of quality 80. The build makes smaller versions from it.",
				}),
			);
		if (client && !consent)
			problems.push(
				problemAt(entry, "consent", {
					found: "nothing",
					expected: "the reference of the client's written consent",
					remedy: "Add the reference, or remove the picture.",
				}),
			);
		return problems;
	});

/** The licenses that each person holds, by slug. */
const getLicenses = (content: Content): Map<string, readonly License[]> => new Map(content.team.map(({ value }) => [value.slug, value.licenses]));

const checkLicenses = (content: Content): Problem[] => {
	const held = getLicenses(content);
	return content.services.flatMap((entry) => {
		const { procedure, performers } = entry.value;
		const allowed: readonly License[] = licensesFor[procedure];
		return performers.flatMap((slug, index) => {
			const licenses = held.get(slug);
			if (!licenses || licenses.some((license) => allowed.includes(license))) return [];
			return [
				problemAt(entry, `performers[${index}]`, {
					found: `${slug}, licensed as ${licenses.join(", ")}`,
					expected: `for ${procedure}, one of: ${allowed.join(", ")}`,
					remedy: "Choose someone licensed for it. Who may perform what is in src/content/schemas/license.ts.",
				}),
			];
		});
	});
};

const medicines: readonly Procedure[] = ["prescription", "injection", "infusion"];

/** An article about a medicine is reviewed by someone who may prescribe it. */
const checkReviewers = (content: Content): Problem[] => {
	const held = getLicenses(content);
	const prescribed = new Set(content.services.flatMap(({ value: { slug, procedure } }) => (medicines.includes(procedure) ? [slug] : [])));
	return content.resources.flatMap((entry) => {
		const { reviewer, relatedServices } = entry.value;
		const licenses = held.get(reviewer);
		const medicine = relatedServices.find((slug) => prescribed.has(slug));
		if (!licenses || !medicine || licenses.some((license) => prescribers.includes(license))) return [];
		const expected = `a prescriber (${prescribers.join(", ")}), because the article is about ${medicine}`;
		return [problemAt(entry, "reviewer", { found: `${reviewer}, licensed as ${licenses.join(", ")}`, expected, remedy: "Choose another reviewer." })];
	});
};

/** A client's words may be published with a signed authorization only (45 CFR 164.508). */
const checkAuthorizations = (content: Content): Problem[] =>
	content.reviews.flatMap((entry) => {
		const { sample, authorization } = entry.value;
		if (sample || authorization) return [];
		const expected = "the reference of the client's signed authorization";
		return [problemAt(entry, "authorization", { found: "nothing", expected, remedy: "Add the reference, or remove the review." })];
	});

const checkSpecialDates = (content: Content): Problem[] =>
	content.specials.flatMap((entry) => {
		const { starts, ends } = entry.value;
		if (!ends || ends >= starts) return [];
		return [problemAt(entry, "ends", { found: formatValue(ends), expected: `${starts} or later`, remedy: "Correct starts or ends." })];
	});

/** Every concern has a place on the finder's map. */
const checkPlaced = (entry: LoadedEntry<unknown>, places: readonly string[], concerns: readonly unknown[]): Problem[] =>
	concerns
		.filter((concern) => !places.includes(String(concern)))
		.map((concern) =>
			problemAt(entry, "map", { found: "nothing", expected: `a place for ${formatValue(concern)}`, remedy: "Add it: concern, view, x and y in percent." }),
		);

const checkAllReferences = (content: Content, raw: RawContent): Problem[] => {
	const services = getKeys(raw, "services");
	const team = getKeys(raw, "team");
	const categories = getKeys(raw, "categories");
	const concerns = getKeys(raw, "concerns");
	const exclusions = getKeys(raw, "exclusions");
	const toServices = (entry: LoadedEntry<unknown>, field: string, slugs: readonly string[]) =>
		checkReferences(entry, field, slugs, services, "content/services");
	return [
		...content.services.flatMap((entry) => {
			const { category, concerns: treated, exclusions: reasons, performers, related, slug } = entry.value;
			return [
				...checkReferences(entry, "category", [category], categories, "content/categories.json"),
				...checkReferences(entry, "concerns", treated, concerns, "content/concerns.json"),
				...checkReferences(
					entry,
					"exclusions",
					reasons.map(({ exclusion }) => exclusion),
					exclusions,
					"content/exclusions.json",
				),
				...checkReferences(entry, "performers", performers, team, "content/team"),
				...toServices(entry, "related", related),
				...checkUnique(entry, "related", [...related, slug]),
			];
		}),
		...content.finder.flatMap((entry) => {
			const places = entry.value.map.map(({ concern }) => concern);
			return [
				...checkReferences(entry, "map", places, concerns, "content/concerns.json"),
				...checkUnique(entry, "map", places),
				...checkPlaced(entry, places, [...concerns]),
			];
		}),
		...content.resources.flatMap((entry) => [
			...checkReferences(entry, "reviewer", [entry.value.reviewer], team, "content/team"),
			...toServices(entry, "relatedServices", entry.value.relatedServices),
		]),
		...content.reviews.flatMap((entry) => (entry.value.service ? toServices(entry, "service", [entry.value.service]) : [])),
		...content.memberships.flatMap((entry) => {
			const { discounts, included, memberPrices } = entry.value.benefits;
			const items = [...included.flatMap(({ choices }) => choices.flatMap((choice) => choice.items)), ...memberPrices];
			const named = [...discounts.flatMap(({ services }) => services), ...items.map(({ service }) => service)];
			return toServices(entry, "benefits", [...new Set(named)]);
		}),
		...[...content.specials, ...content.packages, ...content.landingPages].flatMap((entry) => toServices(entry, "services", entry.value.services)),
	];
};

/** Every `href` of a value and every address that its texts link to, with their paths. */
const findHrefs = (value: unknown): [string, string][] =>
	walk(value).flatMap(({ path, value: text }) => {
		if (typeof text !== "string") return [];
		const hrefs = path.at(-1) === "href" ? [text] : findLinkTargets(text);
		return hrefs.map((href): [string, string] => [formatPath(path), href]);
	});

/** The fields whose `[words](/path)` become links on the page. In any other, a visitor would read the brackets. */
const linkedFields =
	/^(?:(?:aboutTreatment|whatToExpect|candidacy|risks|preCare|postCare|notices|faqs\[\d+\]\.answer|answer|sections\[\d+\]\.(paragraphs|bullets|closing)|blocks\[\d+\]\.(text|points\[\d+\]\.text))\b|details\[\d+\]$)/;

const checkLinkPlaces = (content: Content): Problem[] =>
	Object.values(content)
		.flat()
		.flatMap((entry) =>
			walk(entry.value).flatMap(({ path, value: text }) => {
				const place = formatPath(path);
				if (typeof text !== "string" || linkedFields.test(place) || findLinkTargets(text).length === 0) return [];
				const remedy = "Write the words alone, or move the link to a paragraph, a list or an answer.";
				return [problemAt(entry, place, { found: formatValue(text), expected: "words without a link: this field doesn't show links", remedy })];
			}),
		);

/** Every treatment is explained somewhere: an article or a local page names it, and its page leads there. */
const checkReading = (content: Content): Problem[] => {
	const explained = new Set([
		...content.resources.flatMap(({ value }) => value.relatedServices),
		...content.landingPages.flatMap(({ value }) => value.services),
	]);
	return content.services.flatMap((entry) => {
		if (explained.has(entry.value.slug)) return [];
		const expected = "an article or a landing page that names it";
		return [problemAt(entry, "slug", { found: formatValue(entry.value.slug), expected, remedy: "Add it to an article’s relatedServices." })];
	});
};

/** Links that choose services, for a comparison (`services=`) or a request (`service=`), name services that exist. */
const checkChosenServices = (content: Content, raw: RawContent): Problem[] => {
	const services = getKeys(raw, "services");
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findHrefs(entry.value)
				.filter(([, href]) => href.startsWith("/"))
				.flatMap(([path, href]) => {
					const query = new URLSearchParams(href.split("?")[1]?.split("#")[0]);
					const slugs = [...query.getAll("service"), ...(query.get("services")?.split(",") ?? [])];
					return slugs.flatMap((slug) => checkReferences(entry, path, [slug], services, "content/services"));
				}),
		);
};

/** Internal links lead to a page or to a file of static/. Of a query only services are checked (above), of a hash nothing. */
const checkLinks = (root: string, content: Content, raw: RawContent): Problem[] => {
	const exists = findAddresses(root, raw);
	const expected = "the address of a page that exists";
	const remedy = "Correct the address, or add the page it leads to.";
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findHrefs(entry.value).flatMap(([path, href]) =>
				!href.startsWith("/") || exists(getPath(href)) ? [] : [problemAt(entry, path, { found: formatValue(href), expected, remedy })],
			),
		);
};

/** What no schema can see: keys, references, pictures, licenses and links across all files. */
export const checkRelations = (root: string, content: Content, raw: RawContent): Problem[] => [
	...checkKeys(content),
	...findDuplicates(content, "pages", "path"),
	...findDuplicates(content, "categories", "id"),
	...findDuplicates(content, "team", "id"),
	...findDuplicates(content, "products", "order"),
	...checkPictures(content, raw),
	...checkMediaFiles(root, content),
	...checkLicenses(content),
	...checkReviewers(content),
	...checkAuthorizations(content),
	...checkAllReferences(content, raw),
	...checkSpecialDates(content),
	...checkLinks(root, content, raw),
	...checkChosenServices(content, raw),
	...checkLinkPlaces(content),
	...checkRedirects(root, content, raw),
	...checkReading(content),
];
