import { prescribers } from "../../schemas/license";
import { Refusal } from "../kinds";
import { draftSeo, listImages, pickPictures } from "../pick";
import type { Draft, Source } from "../source";
import { draftResourceTexts } from "./resource-texts";

/** An article that a prescriber reviews, so that any treatment may be added to it. */
export const draftResource = (source: Source): Draft<"resources"> => {
	const { content, slug, title, today } = source;
	const reviewer = content.team.find(({ value }) => value.licenses.some((license) => prescribers.includes(license)))?.value;
	const services = content.services.map(({ value }) => value).sort((a, b) => Number(b.procedure === "topical") - Number(a.procedure === "topical"));
	if (!reviewer) throw new Refusal("An article needs a reviewer who may prescribe, and content/team has none. Add the person first: npm run new -- person");
	if (services.length < 2)
		throw new Refusal("An article names two services, and content/services has fewer without problems. npm run check:content lists the problems.");
	const [image = ""] = pickPictures(source, 1, listImages(content, "resources", "services", "pages", "categories"));
	return {
		entry: {
			slug,
			group: "skincare",
			title,
			summary: `${title}: what you can do yourself, what helps less than its label says, and when someone should look at it.`,
			image,
			reviewer: reviewer.slug,
			published: today,
			reviewed: today,
			...draftResourceTexts(title),
			sources: [{ publisher: "U.S. Food and Drug Administration", title: "Sunscreen: How to Help Protect Your Skin from the Sun" }],
			relatedServices: services.slice(0, 2).map((service) => service.slug),
			seo: draftSeo(source, {
				titles: [`${title}: What Helps`, `About ${title}`, title],
				description: `${title}: what you can do yourself, what helps less than its label says, and when someone should look at it. Reviewed by our clinicians.`,
				keywords: ["", " care", " at home"],
			}),
			sample: true,
		},
		next: [
			"Replace the texts: 500 words or more. They’re a draft that would suit many topics.",
			"Name the sources that you used. The one that’s there is about sunscreen.",
			`Have ${reviewer.name} read it, or name another reviewer, and correct the days. Then remove “sample”.`,
			"Correct the group, the picture and the related services.",
		],
	};
};
