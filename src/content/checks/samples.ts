import type { Content, LoadedEntry } from "../load";
import { formatPath } from "../problem";

const marked = (value: unknown, path: PropertyKey[] = []): string[] => {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) return value.flatMap((item, index) => marked(item, [...path, index]));
	const own = (value as { sample?: unknown }).sample === true ? [formatPath(path)] : [];
	return [...own, ...Object.entries(value).flatMap(([key, item]) => marked(item, [...path, key]))];
};

/** Where content is still marked `"sample": true`: the file, and the path inside it. */
export const findSamples = (content: Content): { file: string; path: string }[] =>
	(Object.values(content) as LoadedEntry<unknown>[][])
		.flat()
		.flatMap(({ file, at, value }) => marked(value).map((path) => ({ file, path: at && path ? `${at}.${path}` : at + path })));
