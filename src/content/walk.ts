/** A value and everything inside it, each with its path. */
export const walk = (value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; value: unknown }[] => {
	if (typeof value !== "object" || value === null) return [{ path, value }];
	const children: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return [{ path, value }, ...children.flatMap(([key, child]) => walk(child, [...path, key]))];
};
