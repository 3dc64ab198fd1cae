/** A value inside another one, with its path. */
interface Place {
	readonly path: PropertyKey[];
	readonly value: unknown;
}

const collect = (value: unknown, path: PropertyKey[], places: Place[]): void => {
	places.push({ path, value });
	if (typeof value !== "object" || value === null) return;
	const children: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
	for (const [key, child] of children) collect(child, [...path, key], places);
};

/** Many checks walk the same entries, which don't change meanwhile. */
const known = new WeakMap<object, readonly Place[]>();

/** A value and everything inside it, each with its path. */
export const walk = (value: unknown): readonly Place[] => {
	const places = typeof value === "object" && value !== null ? known.get(value) : undefined;
	if (places) return places;
	const found: Place[] = [];
	collect(value, [], found);
	if (typeof value === "object" && value !== null) known.set(value, found);
	return found;
};

/** The value at a path of an entry; undefined if there's none. */
export const getAtPath = (entry: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined), entry);
