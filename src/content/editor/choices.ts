import { collections } from "../collections";
import type { RawContent } from "../load";
import type { Referred } from "../schemas/parts";
import { getAtPath } from "../walk";

/** Something that an entry can name: its slug or file name, and what it is in words. */
export interface Choice {
	readonly value: string;
	readonly label: string;
}

export type Choices = Readonly<Record<Referred, readonly Choice[]>>;

/** The field that says in words what an entry is. */
const labels: Readonly<Record<Referred, string>> = {
	categories: "title",
	concerns: "title",
	exclusions: "label",
	services: "title",
	team: "name",
	media: "alt",
};

export const isReferred = (name: unknown): name is Referred => typeof name === "string" && Object.hasOwn(labels, name);

/** What there is to choose from for each reference, also among entries that are wrong in other ways. An entry without a name isn't among them. */
export const listChoices = (raw: RawContent): Choices => {
	const list = (name: Referred): Choice[] =>
		raw[name].flatMap((entry) => {
			const value = getAtPath(entry, [collections[name].key]);
			const label = getAtPath(entry, [labels[name]]);
			return typeof value === "string" ? [{ value, label: typeof label === "string" ? label : "" }] : [];
		});
	return {
		categories: list("categories"),
		concerns: list("concerns"),
		exclusions: list("exclusions"),
		services: list("services"),
		team: list("team"),
		media: list("media"),
	};
};
