import { needles, numbing } from "../../checks/course";
import type { CollectionEntry } from "../../collections";
import { orderedProcedures, type Procedure } from "../../schemas/license";
import { Refusal } from "../kinds";
import { draftSeo, getNext, listImages, pickPictures } from "../pick";
import { placeService } from "../place-service";
import type { Draft, Input, Source } from "../source";
import { draftServiceTexts } from "./service-texts";

type Service = CollectionEntry<"services">;

const pierces: readonly Procedure[] = ["shallow-microneedling", "deep-microneedling", "injection", "infusion"];

const listSlugs = (entries: readonly { readonly value: { readonly slug: string } }[]): string => entries.map(({ value }) => value.slug).join(", ");

/** The service whose category, people and concerns the new one gets: the one that's asked for, otherwise one that's only done on the surface. */
const findModel = ({ content: { categories, services }, category, like }: Source): Service => {
	const model = services.find(({ value }) => value.slug === like)?.value;
	if (like !== undefined && !model) {
		throw new Refusal(`There’s no service with the slug “${like}” to copy from. There are: ${listSlugs(services)}.`);
	}
	if (category !== undefined && !categories.some(({ value }) => value.slug === category)) {
		throw new Refusal(`There’s no category with the slug “${category}”. There are: ${listSlugs(categories)}.`);
	}
	const near = services.filter(({ value }) => value.category === category);
	const found =
		model ??
		(near.length > 0 ? near : services).toSorted((a, b) => Number(b.value.procedure === "topical") - Number(a.value.procedure === "topical"))[0]?.value;
	if (!found)
		throw new Refusal("content/services has no service without problems to copy the category and the people from. npm run check:content lists the problems.");
	return found;
};

/** The facts of the draft's texts as numbers. */
const draftCourse = (theDay: string): Input<"services">["course"] => ({
	sessions: { min: 1, max: 3 },
	intervalDays: { min: 28, max: 28 },
	visitMinutes: { min: 45, max: 45 },
	downtimeDays: { min: 0, max: 1 },
	onsetDays: { min: 14, max: 14 },
	lastsDays: { min: 90, max: 90 },
	needles: needles.test(theDay),
	numbing: numbing.test(theDay),
	skinTypes: { from: 1, to: 6 },
	aftercareDays: 2,
});

const prices: Input<"services">["prices"] = [
	{ name: "Single treatment", amount: 150, unit: "per treatment", model: "session", note: "Includes the talk before it and a sheet for home.", sample: true },
	{
		name: "Series of three",
		amount: 400,
		unit: "per series",
		model: "series",
		replaces: { price: "Single treatment", quantity: 3 },
		sample: true,
	},
];

/** The reasons of content/exclusions.json that the lines name. */
const listExclusions = ({ content }: Source, lines: readonly string[]): Input<"services">["exclusions"] =>
	content.exclusions.flatMap(({ value: { slug, words } }) =>
		lines.some((line) => words.some((word) => line.toLowerCase().includes(word))) ? [{ exclusion: slug }] : [],
	);

/** A service with its link in the menu and an article that names it. */
export const draftService = (source: Source): Draft<"services"> => {
	const { content, like, slug, title } = source;
	const model = findModel(source);
	const { procedure } = model;
	const texts = draftServiceTexts(source, {
		ordered: orderedProcedures.includes(procedure),
		pierced: pierces.includes(procedure),
		afterHours: content.statements.some(({ value }) => value.name === "afterHours"),
	});
	const category = source.category ?? model.category;
	const [image = "", ...galleryImages] = pickPictures(
		source,
		3,
		listImages(content, "services", "categories", "resources", "products", "landingPages", "pages"),
	);
	const changes = placeService(source, { category, like: model.slug, image });
	return {
		entry: {
			id: String(getNext(source.raw, "services", "id")),
			slug,
			title,
			category,
			image,
			galleryImages,
			seo: draftSeo(source, {
				titles: [`${title}: What to Expect`, `About ${title}`, title],
				description: `${title} at our med spa: what a visit is like, how many you may want, what to do before and after, the risks, and the prices.`,
				keywords: ["", " cost", " aftercare"],
			}),
			...texts,
			exclusions: listExclusions(source, texts.candidacy.notFor),
			course: draftCourse(texts.whatToExpect.theDay),
			prices,
			...(like === undefined ? {} : { boxedWarnings: model.boxedWarnings, notices: model.notices }),
			concerns: model.concerns,
			procedure,
			performers: model.performers,
			related: [...new Set([model.slug, ...model.related])].slice(0, 3),
		},
		changes,
		next: [
			"Replace the texts. They’re a draft that would suit many treatments, so say what this one is and does.",
			`Check what was taken from content/services/${model.slug}.json: category, concerns, procedure, performers and related services. --like takes another service.`,
			"Replace the prices, and remove each “sample” with them. The figures in course have to agree with the texts in facts.",
			"Replace the pictures. These were taken because few other pages show them.",
			`Name it in another article if ${changes.at(-1)?.file} isn’t about it.`,
		],
	};
};
