import type { Content } from "../load";
import { formatPath, joinPath } from "../problem";

const findMarked = (value: unknown, path: PropertyKey[] = []): string[] => {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) return value.flatMap((item, index) => findMarked(item, [...path, index]));
	const own = (value as { sample?: unknown }).sample === true ? [formatPath(path)] : [];
	return [...own, ...Object.entries(value).flatMap(([key, item]) => findMarked(item, [...path, key]))];
};

/** Where content is still marked `"sample": true`. */
export const findSamples = (content: Content): { file: string; path: string }[] =>
	Object.values(content)
		.flat()
		.flatMap(({ file, at, value }) => findMarked(value).map((path) => ({ file, path: joinPath(at, path) })));
