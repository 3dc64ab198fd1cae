import { findPictures } from "../../pictures";
import { Refusal } from "../kinds";
import { getNextMonth } from "../next-month";
import type { Draft, Source } from "../source";

/** A special of next month, so that there's time to write it before it appears. */
export const draftSpecial = ({ content, slug, title, today }: Source): Draft<"specials"> => {
	const shown = new Set(content.specials.flatMap(({ value }) => findPictures(value).map(({ file }) => file)));
	const services = content.services.map(({ value }) => value).sort((a, b) => Number(b.procedure === "topical") - Number(a.procedure === "topical"));
	const service = services.find(({ image }) => !shown.has(image)) ?? services[0];
	if (!service) throw new Refusal("A special is for a service, and content/services has none without problems. npm run check:content lists the problems.");
	const { first, last } = getNextMonth(today);
	return {
		entry: {
			slug,
			title,
			offer: `10% off one visit for ${service.title}`,
			summary: `${title} is for anyone who’d like to try ${service.title} and hasn’t yet. You get the same visit, the same time and the same people, and you pay 10% less.`,
			starts: first,
			ends: last,
			terms: ["One per person.", "We check first that the treatment suits you.", "Your visit has to be within these dates."],
			services: [service.slug],
			image: service.image,
			sample: true,
		},
		next: [
			"Replace the offer, the summary and the terms.",
			`Correct the days. It appears on ${first} and disappears after ${last}, both by itself.`,
			"Correct the services and the picture. Then remove “sample”.",
		],
	};
};
