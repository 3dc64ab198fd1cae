import { formatPath } from "../../src/schemas/problem";

/** A path in an entry: `["faqs", 2, "answer"]`. */
export type Path = readonly (string | number)[];

export const changed = (entry: unknown, path: Path, value: unknown): unknown => {
	const copy = structuredClone(entry);
	const parent = path
		.slice(0, -1)
		.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<
		string | number,
		unknown
	>;
	const key = path.at(-1);
	if (key === undefined || typeof parent !== "object" || parent === null)
		throw new Error(`There is nothing at ${formatPath(path)} to change.`);
	if (value === undefined) delete parent[key];
	else parent[key] = value;
	return copy;
};
