import { review } from "../../schemas/small-collections";
import { getAtPath } from "../../walk";
import { Refusal } from "../kinds";
import { getNext } from "../pick";
import type { Draft, Source } from "../source";

/** @throws Refusal if the name isn't one as reviews have it, or has a review */
const checkName = ({ raw, title: name }: Source): void => {
	if (!review.shape.name.safeParse(name).success) {
		throw new Refusal(`“${name}” isn’t a first name and an initial. Write the client’s name that way: npm run new -- review "Dana W."`);
	}
	const index = raw.reviews.findIndex((entry) => getAtPath(entry, ["name"]) === name);
	if (index >= 0) {
		throw new Refusal(
			`content/reviews.json has a review by ${name} already: number ${String(getAtPath(raw.reviews[index], ["id"]))}. Edit that one. If it’s another client of that name, copy an entry there, and give it the next id.`,
		);
	}
};

/** A review that's marked as a sample until it's a client's own words. */
export const draftReview = (source: Source): Draft<"reviews"> => {
	checkName(source);
	const { content, raw, title: name, today } = source;
	const id = getNext(raw, "reviews", "id");
	const service = content.services[id % Math.max(1, content.services.length)]?.value;
	return {
		entry: {
			id,
			name,
			review: `I came in ${service ? `about ${service.title} ` : ""}with a list of questions, and each one got a plain answer. I knew what it would cost before we started.`,
			rating: 5,
			date: today,
			...(service ? { service: service.slug } : {}),
			sample: true,
		},
		next: [
			"Replace the text with the client’s own words. It’s a sample, and nobody has said it.",
			"Write the reference of the client’s signed form into a field “authorization”. Then remove “sample”.",
			"Correct the rating, the date and the service. Leave the service out if the client named none.",
		],
	};
};
