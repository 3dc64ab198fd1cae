import { isPortraitGround } from "../../../lib/content/consent";
import { draftSeo, getNext, pickPictures } from "../pick";
import type { Draft, Source } from "../source";

/** The first letters of the first and the last name; of a single name, its first two. */
const getMonogram = (slug: string): string => {
	const names = slug.split("-");
	const letters = names.length > 1 ? `${names[0]?.[0]}${names.at(-1)?.[0]}` : slug.slice(0, 2);
	return letters.toUpperCase();
};

/** A person without a license, so that no service can name them by mistake. */
export const draftPerson = (source: Source): Draft<"team"> => {
	const { content, raw, slug, title: name } = source;
	const role = "Client Coordinator";
	const ground = content.media.find(({ value }) => isPortraitGround(value))?.value.file;
	return {
		entry: {
			id: getNext(raw, "team", "id"),
			slug,
			name,
			role,
			group: "operations",
			licenses: ["none"],
			monogram: getMonogram(slug),
			image: ground ?? pickPictures(source, 1, new Set())[0] ?? "",
			shortBio: `${name} answers your first questions and finds a time that fits your week.`,
			bio: [
				`${name} is often the first person you talk to here. You can ask about prices, parking or how long a visit takes, and you get a plain answer. If a question belongs to a nurse, it goes to one the same day.`,
				`When you come in, ${name} checks that we have what we need from you, and tells you if we’re running late. Your details stay between you and the people who treat you.`,
				`After your visit, ${name} helps you find the next time, moves an appointment if something comes up, and prints your sheet again if it got lost.`,
			],
			education: ["Training in privacy and safety at the front desk", "Basic life support"],
			focus: ["Finding a time that fits your week", "Getting here, and where to park"],
			quote: `I’m ${name.split(" ")[0]}. Start anywhere, and we’ll sort out the rest together.`,
			seo: draftSeo(source, {
				titles: [`${name}, ${role}`, `Meet ${name}`, name],
				description: `Meet ${name}, client coordinator at our med spa. Ask about appointments, prices, parking and what to bring to a first visit.`,
				keywords: ["", " med spa", " front desk"],
			}),
			sample: true,
		},
		next: [
			"Replace the texts with the person’s own: role, biography, education, focus and quote.",
			"Write the licenses and their numbers, then name the person in the performers of services. None has been given.",
			"Replace the picture, if there’s a photograph. This one is the ground for the initials.",
		],
	};
};
