import { closest, distance } from "fastest-levenshtein";

/** How many letters may be wrong in a name of this length. Two that changed places count as two. */
const allowedSlips = (name: string): number =>
	name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));

/** Undefined if no name is close. Case doesn't matter. */
export const suggest = (name: string, names: readonly string[]): string | undefined => {
	if (names.length === 0) return undefined;
	const lower = name.toLowerCase();
	const sorted = [...names].sort();
	const index = sorted.map((each) => each.toLowerCase());
	const best = closest(lower, index);
	return distance(lower, best) <= allowedSlips(lower) ? sorted[index.indexOf(best)] : undefined;
};

export const suggestOr = (value: unknown, names: readonly string[], otherwise: string): string => {
	const meant = typeof value === "string" ? suggest(value, names) : undefined;
	return meant === undefined ? otherwise : `Did you mean "${meant}"? ${otherwise}`;
};

export const listNames = (names: readonly string[], most = 30): string =>
	names.length <= most
		? names.join(", ")
		: `${names.slice(0, most).join(", ")}, and ${names.length - most} more`;
