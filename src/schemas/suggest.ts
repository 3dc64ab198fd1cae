import { closest, distance } from "fastest-levenshtein";

/** How many slips of the finger still mean a name of this length. Two letters that changed places count as two. */
const allowedSlips = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)));

/** The name that was probably meant; undefined if none is close. Upper and lower case don't matter. */
export const suggest = (name: string, names: readonly string[]): string | undefined => {
	if (names.length === 0) return undefined;
	const lower = name.toLowerCase();
	const sorted = [...names].sort();
	const index = sorted.map((each) => each.toLowerCase());
	const best = closest(lower, index);
	return distance(lower, best) <= allowedSlips(lower) ? sorted[index.indexOf(best)] : undefined;
};

/** "Did you mean …?", followed by what to do otherwise; only that if no name is close. */
export const suggestOr = (value: unknown, names: readonly string[], otherwise: string): string => {
	const meant = typeof value === "string" ? suggest(value, names) : undefined;
	return meant === undefined ? otherwise : `Did you mean "${meant}"? ${otherwise}`;
};

/** Names for a message: all of them, or the first ones if there are too many to read. */
export const listNames = (names: readonly string[], most = 30): string =>
	names.length <= most ? names.join(", ") : `${names.slice(0, most).join(", ")}, and ${names.length - most} more`;
